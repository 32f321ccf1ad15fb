import { slugFor } from '../../../../catalog/arquivos/entry.ts';
import { slugOf } from '../../../../catalog/texto/slug.ts';
import type { HarvestPaper, PapersTask } from '../../../harvest/papers.ts';
import type { BroughtFile, PaperShelf, StandingPaper } from './store.ts';

/** Where a file stands before it is asked for. */
export interface PaperState {
  /** Address and title of its document. */
  slug: string;
  titulo: string;
  known: BroughtFile | undefined;
  standing: StandingPaper | undefined;
  /** Whether what stands is what a reading published, and not what somebody put in its place. */
  isOurs: boolean;
}

/** The addresses of the documents of files, each its own. */
export class PaperAddresses {
  readonly #shelf: PaperShelf;
  readonly #owners: Map<string, string>;

  constructor(shelf: PaperShelf) {
    this.#shelf = shelf;
    this.#owners = new Map([...shelf.brought.values()].map(({ slug, chave }) => [slug, chave]));
  }

  /** How a file stands. One whose record got another name is another document; so is a second file of one name. */
  stateOf(paper: HarvestPaper): PaperState {
    const brought = this.#shelf.brought.get(paper.chave);
    const titles = [paper.titulo, `${paper.titulo} (${paper.chave.split('/')[1]})`] as const;
    const kept = brought && titles.find((title) => isSlugOf(brought.slug, title));
    if (brought && kept) return this.#state(brought.slug, kept, brought);
    const owner = this.#owners.get(slugFor(paper));
    const titulo = owner === undefined || owner === paper.chave ? titles[0] : titles[1];
    const slug = slugFor({ ...paper, titulo });
    this.#owners.set(slug, paper.chave);
    return this.#state(slug, titulo, undefined);
  }

  /** The document that a file had under another name, if it still stands as it came. */
  renamed(paper: HarvestPaper, { slug }: PaperState): StandingPaper | undefined {
    const brought = this.#shelf.brought.get(paper.chave);
    const standing = brought && brought.slug !== slug ? this.#shelf.standing.get(brought.slug) : undefined;
    return standing?.sha256 === brought?.sha256 ? standing : undefined;
  }

  #state(slug: string, titulo: string, known: BroughtFile | undefined): PaperState {
    const standing = this.#shelf.standing.get(slug);
    const isOurs = standing !== undefined && standing.sha256 === known?.sha256;
    return { slug, titulo, known, standing, isOurs };
  }
}

/** Documents that may go at once; where more do, and they are the greater part, the source is not believed. */
const FEW = 3;

/** The documents of a reading's year that stand as they came and that the source has no more. */
export function goneFrom({ brought, standing }: PaperShelf, { papers, ano }: Pick<PapersTask, 'papers' | 'ano'>) {
  const had = new Map(papers.map(({ chave, url }) => [chave, url]));
  const own = [...brought.values()].flatMap(({ chave, slug, sha256 }) => {
    const found = standing.get(slug);
    return found && found.sha256 === sha256 ? [{ chave, standing: found }] : [];
  });
  const asked = own.filter((one) => had.has(one.chave) || one.standing.ano === ano);
  const gone = asked.filter(({ chave }) => !had.has(chave) || had.get(chave) === null);
  return { papers: gone, isMost: gone.length > FEW && gone.length * 2 > asked.length };
}

/** Whether an address is that of a title, whatever the year in which it was given. */
const isSlugOf = (slug: string, title: string): boolean =>
  slug === slugOf(title) || (slug.startsWith(slugOf(title)) && /^-\d{4}$/.test(slug.slice(slugOf(title).length)));

/** Whether the source says that nothing changed since a file was asked for, so that it need not be asked for again. */
export const isSettled = ({ url, marca }: HarvestPaper, known: BroughtFile | undefined): known is BroughtFile =>
  known !== undefined && marca !== '' && known.marca === marca && known.endereco === url?.href;
