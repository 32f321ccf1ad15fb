import { concerns } from '../../catalog/body.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { isChamber, routes } from '../../catalog/routes.ts';
import { SPEECH } from '../../catalog/speech.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Something to be found that is no row of a dataset: a page, a term, a question. */
export interface Card {
  head: string;
  text: string;
  to: string;
  /** What people call it. */
  words: string;
}

/** A kind of such things, few enough to be looked through one by one. */
export interface Source {
  kind: string;
  title: string;
  cards(tenant: Tenant, datasets: readonly Dataset[]): readonly Card[];
}

/** Pages that are no answer to anything. */
const ASIDE = new Set(['/busca', '/tenant-not-found']);

/** The same for every body of a kind, and asked for by every search. */
const known = new Map<string, readonly Card[]>();

/** The pages of the menu, by their titles and by what people call them. */
const pages: Source = {
  kind: 'paginas',
  title: 'Páginas do portal',
  cards: ({ tipo }, datasets) => {
    const made = known.get(tipo) ?? pagesOf(tipo, datasets);
    known.set(tipo, made);
    return made;
  },
};

const pagesOf = (tipo: string, datasets: readonly Dataset[]): Card[] =>
  routes(datasets.filter((set) => concerns(set, tipo)))
    .filter(({ path, chamber }) => !path.includes(':') && !ASIDE.has(path) && (!chamber || isChamber(tipo, '')))
    .map(({ path, title, dataset }) => ({
      head: title,
      text: datasets.find(({ id }) => id === dataset)?.about ?? '',
      to: path,
      words: SPEECH[path] ?? '',
    }));

/** Each kind adds itself here. */
export const SOURCES: readonly Source[] = [pages];
