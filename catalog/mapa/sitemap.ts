import { routeAbout } from '../abouts.ts';
import { type Bodies, concerns } from '../body.ts';
import { type PagedBody, type Route, type routes, routesOf, SUBJECTS } from '../routes.ts';
import { REST, sectionOf } from '../site/section.ts';
import type { FooterItem, Frame, MenuItem } from '../site/shell.ts';

/** A page that one can go to by name. */
export interface SiteMapEntry {
  path: string;
  title: string;
  about: string;
}

export interface SiteMapGroup {
  title: string;
  entries: readonly SiteMapEntry[];
}

/** Something that bodies of this kind do not have, and why. */
export interface SiteMapAbsence {
  title: string;
  why: string;
}

export interface SiteMap {
  groups: readonly SiteMapGroup[];
  /** What the body's own menus lead to besides. */
  links: readonly (MenuItem | FooterItem)[];
  absent: readonly SiteMapAbsence[];
}

type Listed = Parameters<typeof routes>[0][number] & { bodies?: Pick<Bodies, 'only'> };

/** What the map says of a dataset: one line, and why some bodies have no such thing. */
export interface DatasetWords {
  about: string;
  why?: string;
}

/** Pages of a key or of two days are reached from their list, and the one of a câmara has another address too. */
const isNamed = ({ path, view = 'list', chamber }: Route): boolean =>
  view === 'list' && !chamber && !path.includes(':') && path !== '/tenant-not-found';

/** What the map says of each dataset, by its id. */
export const datasetWords = (
  all: readonly { id: string; about: string; bodies?: Bodies }[],
): Readonly<Record<string, DatasetWords>> =>
  Object.fromEntries(all.map(({ id, about, bodies }) => [id, { about, ...(bodies && { why: bodies.why }) }]));

/** The whole site of a body, by the parts of its own menu and, for what that does not have, by subject. */
export function siteMap(
  all: readonly Listed[],
  body: PagedBody,
  frame: Pick<Frame, 'menu' | 'rodape'>,
  words: Readonly<Record<string, DatasetWords>>,
): SiteMap {
  const pages = routesOf(all, body).filter(isNamed);
  const entry = ({ path, title, dataset }: Route): SiteMapEntry => ({
    path,
    title,
    about: routeAbout({ path, ...(dataset && { dataset }) }) ?? words[dataset ?? '']?.about ?? '',
  });
  const subjectOf = ({ path, menu }: Route): string | undefined => sectionOf(frame.menu, path)?.txtDescricao ?? menu;
  const placed = (page: Route): string => subjectOf(pages.find(({ path }) => path === page.under) ?? page) ?? REST;
  const titles = new Set([...frame.menu.map(({ txtDescricao }) => txtDescricao), ...SUBJECTS, REST]);
  const groups = [...titles].map((title) => ({
    title,
    entries: pages.filter((page) => placed(page) === title).map(entry),
  }));
  const known = new Set(pages.map(({ path }) => path));
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    links: linksOf(frame).filter(({ txtUrl }) => !known.has(txtUrl)),
    absent: all
      .filter((set) => set.menu && !concerns(set, body.tipo))
      .map(({ id, title }) => ({ title, why: words[id]?.why ?? '' })),
  };
}

/** Every address that the menus lead to, once. */
function linksOf({ menu, rodape }: Pick<Frame, 'menu' | 'rodape'>): (MenuItem | FooterItem)[] {
  const found = [...menu.flatMap((item) => [item, ...item.lstFilhos]), ...rodape];
  return found.filter((item, i) => found.findIndex(({ txtUrl }) => txtUrl === item.txtUrl) === i);
}

/** What helps to read the portal, in words that hold with and without its program. */
export const HELP: readonly { title: string; text: string }[] = [
  { title: 'Teclado', text: 'Alt + 1 leva ao conteúdo, Alt + 2 ao menu, Alt + 3 à busca e Alt + 4 ao rodapé.' },
  { title: 'Tamanho do texto', text: 'Os botões A+, A e A− da barra do alto mudam o tamanho de tudo.' },
  { title: 'Alto contraste', text: 'O botão da barra do alto troca as cores; a escolha fica guardada no navegador.' },
  {
    title: 'Sem JavaScript',
    text: 'Cada página mostra o texto, a data dos dados e as primeiras linhas; os arquivos CSV, Excel, JSON e PDF trazem tudo.',
  },
];
