import styles from './icon.module.css';

const PATHS = {
  search: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm3 10-5-5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'm6 6 12 12M18 6 6 18',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.5-5.5L12 7.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.5 5.5l1.5-1.5',
  talk: 'M4 5h16v11H9l-5 4z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  chart: 'M5 20V10M12 20V4M19 20v-7',
  file: 'M6 3h8l4 4v14H6zM14 3v5h4M9 13h6M9 17h6',
  pdf: 'M6 9.500V3h8l4 4v2.500M14 3v5h4M3 20v-7h2a2 2 0 0 1 0 4H3M10.500 13v7h1a3.500 3.500 0 0 0 0-7ZM18 20v-7h3.500M18 16.500h3',
  excel: 'M6 3h8l4 4v14H6zM14 3v5h4M9 11.500l6 6.500M15 11.500 9 18',
  csv: 'M6 3h8l4 4v14H6zM14 3v5h4M6 12h12M6 16.500h12M12 12v9',
  json: 'M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3v5M16 3v5',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  away: 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  more: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  contrast: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.5',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  shrink: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
  person:
    'M12 6.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 8.500c5 1.500 11 1.500 16 0M12 9.500v5M12 14.500 8.500 21.500M12 14.500l3.500 7M10 10v3.500M14 10v3.500',
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.500a.5.5 0 0 1 .5-.5Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17.500 6.500v.01',
  x: 'M4 4l7 9.500L4.500 20M20 4l-6.500 7L20 20h-3.500L4 4h3.500L20 20',
  spend: 'M4 7h16v12H4zM4 7l3-3h10l3 3M15 13h5M9 11v5',
  income: 'M12 3v12m0 0 4-4m-4 4-4-4M4 15v5h16v-5',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 20a6 6 0 0 1 12 0M16 5.500a3 3 0 0 1 0 5.500M18 14.500a6 6 0 0 1 3 5.500',
  works: 'M4 20h16M6 20V9l6-5 6 5v11M10 20v-6h4v6',
  travel: 'M21 4 3 11l6 3 3 6zM9 14l5-4',
  stamp: 'M9 11V7a3 3 0 1 1 6 0v4l3 2v3H6v-3zM5 20h14',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  empty: 'M3 13h5l1.500 3h5L16 13h5M3 13l3-8h12l3 8v6H3z',
} as const;

export type IconName = keyof typeof PATHS;

const OF_TYPE: Readonly<Record<string, IconName>> = {
  pdf: 'pdf',
  xlsx: 'excel',
  xls: 'excel',
  ods: 'excel',
  csv: 'csv',
  json: 'json',
};

/** The icon of a kind of file, by the end of its name. */
export const iconOfType = (type: string): IconName => OF_TYPE[type.toLowerCase()] ?? 'file';

/** A picture beside a word, never instead of one: it says nothing to a screen reader. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
