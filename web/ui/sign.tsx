import { Drawing, Icon, type IconName } from './icon.tsx';

/** What the screens show besides the frame's own. */
const PATHS = {
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.5-5.5L12 7.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.5 5.5l1.5-1.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  table: 'M4 5h16v14H4zM4 10h16M10 10v9',
  pdf: 'M6 9.500V3h8l4 4v2.500M14 3v5h4M3 20v-7h2a2 2 0 0 1 0 4H3M10.500 13v7h1a3.500 3.500 0 0 0 0-7ZM18 20v-7h3.500M18 16.500h3',
  excel: 'M6 3h8l4 4v14H6zM14 3v5h4M9 11.500l6 6.500M15 11.500 9 18',
  csv: 'M6 3h8l4 4v14H6zM14 3v5h4M6 12h12M6 16.500h12M12 12v9',
  json: 'M9 4H8a2 2 0 0 0-2 2v4l-2 2 2 2v4a2 2 0 0 0 2 2h1M15 4h1a2 2 0 0 1 2 2v4l2 2-2 2v4a2 2 0 0 1-2 2h-1',
  quote: 'M10 7H5v6h4v1a3 3 0 0 1-3 3M20 7h-5v6h4v1a3 3 0 0 1-3 3',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  explore: 'M4 4h7v7H4zM14 4h6M14 8h6M4 14h7v6H4zM14 15h6M14 19h6',
  code: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.500 5l-3 14',
  calendar: 'M4 6h16v14H4zM4 10.500h16M8 3v5M16 3v5',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  more: 'M12 5v14M5 12h14',
  less: 'M5 12h14',
  enlarge: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  shrink: 'M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5',
  facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8.500a.5.5 0 0 1 .5-.5Z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM17.500 6.500v.01',
  x: 'M4 4l7 9.500L4.500 20M20 4l-6.500 7L20 20h-3.500L4 4h3.500L20 20',
  income: 'M12 3v12m0 0 4-4m-4 4-4-4M4 15v5h16v-5',
} as const;

export type SignName = IconName | keyof typeof PATHS;

const OF_TYPE: Readonly<Record<string, SignName>> = {
  pdf: 'pdf',
  xlsx: 'excel',
  xls: 'excel',
  ods: 'excel',
  csv: 'csv',
  json: 'json',
};

/** The icon of a kind of file, by the end of its name. */
export const iconOfType = (type: string): SignName => OF_TYPE[type.toLowerCase()] ?? 'file';

/** Any icon of the portal, for what is not in the script of the first page. */
export const Sign = ({ name }: { name: SignName }) =>
  isOwn(name) ? <Drawing path={PATHS[name]} /> : <Icon name={name} />;

const isOwn = (name: SignName): name is keyof typeof PATHS => Object.hasOwn(PATHS, name);
