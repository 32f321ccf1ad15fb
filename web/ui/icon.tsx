import styles from './icon.module.css';

/** What the frame of every page and the first page show: their script is counted by the byte. */
const PATHS = {
  search: 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0Zm3 10-5-5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'm6 6 12 12M18 6 6 18',
  talk: 'M4 5h16v11H9l-5 4z',
  chart: 'M5 20V10M12 20V4M19 20v-7',
  file: 'M6 3h8l4 4v14H6zM14 3v5h4M9 13h6M9 17h6',
  away: 'M13 5h6v6M19 5l-9 9M17 14v5H5V7h5',
  up: 'm6 14 6-6 6 6',
  down: 'm6 10 6 6 6-6',
  contrast: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  warning: 'M12 4 2.5 20h19zM12 10v4M12 17v.5',
  person:
    'M12 6.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM4 8.500c5 1.500 11 1.500 16 0M12 9.500v5M12 14.500 8.500 21.500M12 14.500l3.500 7M10 10v3.500M14 10v3.500',
  spend: 'M4 7h16v12H4zM4 7l3-3h10l3 3M15 13h5M9 11v5',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3 20a6 6 0 0 1 12 0M16 5.500a3 3 0 0 1 0 5.500M18 14.500a6 6 0 0 1 3 5.500',
  works: 'M4 20h16M6 20V9l6-5 6 5v11M10 20v-6h4v6',
  travel: 'M21 4 3 11l6 3 3 6zM9 14l5-4',
  stamp: 'M9 11V7a3 3 0 1 1 6 0v4l3 2v3H6v-3zM5 20h14',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2',
  empty: 'M3 13h5l1.500 3h5L16 13h5M3 13l3-8h12l3 8v6H3z',
} as const;

export type IconName = keyof typeof PATHS;

/** A picture beside a word, never instead of one: it says nothing to a screen reader. */
export const Icon = ({ name }: { name: IconName }) => <Drawing path={PATHS[name]} />;

/** The drawing of an icon: one line, in the colour of the text around it. */
export function Drawing({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
