import type pg from 'pg';
import type { BuscaAnswer, SearchKind } from '../../catalog/busca/answer.ts';
import { isSearched } from '../../catalog/busca/find.ts';
import { leaningOf } from '../../catalog/busca/speech.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { concealed } from '../../catalog/texto/words.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { wideFor } from './family.ts';
import { findAll } from './find.ts';
import { FEW, type LookedUpQuestion, type Pile, SIZE, WEIGHED } from './group.ts';
import { knownRoots, readLexicon, withWords, yearsWithWords } from './lexicon.ts';
import { findsOf, mixPiles, placesOf } from './mixed.ts';
import { marksOf, rootsOf, type Token, tokensOf } from './question.ts';
import { SOURCES } from './source.ts';
import { correctedTerms } from './spelling.ts';
import { spokenBy } from './spoken.ts';

/** What a visitor looks for. */
export interface SearchQuestion {
  termo: string;
  tipo: string | null;
  ano: number | null;
  page: number;
}

/** Everything that answers a question, of every kind and by kind. */
export async function answerSearch(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  question: SearchQuestion,
): Promise<Omit<BuscaAnswer, 'cortado'>> {
  const first = tokensOf(question.termo);
  const lexicon = await readLexicon(client, tenant.id, first);
  const { byLength, roots } = await spokenBy(datasets, tenant);
  const known = knownRoots(lexicon);
  const strange = first.filter((token) => isStrange(token, known, roots));
  const asked = { ...question, tokens: first, any: false, leans: leaningOf(question.termo), lexicon };
  const { found, parcial, tokens } = await widening(client, datasets, tenant, asked, strange);
  const piles = found.filter(({ tipo }) => !question.tipo || tipo === question.tipo);
  const total = piles.reduce((sum, pile) => sum + pile.total, 0);
  return {
    ok: true,
    termo: concealed(question.termo),
    total,
    mais: piles.some(({ mais }) => mais),
    page: question.page,
    size: SIZE,
    ...(await shown(piles, question, total)),
    tipos: found.map(kindOf),
    raizes: marksOf(tokens),
    anos: yearsOf(yearsWithWords(lexicon), found),
    parcial,
    quisDizer: await correctedTerms(client, tenant.id, question.termo, strange, byLength),
    atrasados: titlesOf(datasets, lexicon.behind),
  };
}

const kindOf = ({ tipo, titulo, total, mais }: Pile): SearchKind => ({ tipo, titulo, total, mais });

async function shown(
  piles: readonly Pile[],
  { tipo, page }: SearchQuestion,
  total: number,
): Promise<Pick<BuscaAnswer, 'paginas' | 'data' | 'grupos'>> {
  const placed = tipo ? piles.flatMap(placesOf) : mixPiles(piles, WEIGHED);
  const data = await findsOf(placed.slice((page - 1) * SIZE, page * SIZE));
  const first = tipo ? data : await findsOf(piles.flatMap((pile) => placesOf(pile).slice(0, FEW)));
  const dataOf = (pile: Pile) => first.filter((find) => find.tipo === pile.tipo).map(({ tipo: _, ...find }) => find);
  return {
    paginas: Math.ceil((tipo ? total : placed.length) / SIZE),
    data,
    grupos: piles.map((pile) => ({ ...kindOf(pile), data: dataOf(pile) })),
  };
}

interface Found {
  found: Pile[];
  parcial: boolean;
  /** The words that found it. */
  tokens: readonly Token[];
}

/** What has every word; else what the glossary calls them; else every word that anybody uses; else any word. */
async function widening(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  asked: LookedUpQuestion,
  strange: readonly Token[],
): Promise<Found> {
  const { tokens } = asked;
  const ask = (other: Partial<LookedUpQuestion> = {}) => findAll(client, datasets, tenant, { ...asked, ...other });
  const askWide = async (wide: readonly Token[]) =>
    ask({ tokens: wide, lexicon: await withWords(asked.lexicon, client, tenant.id, wide) });
  if (tokens.length === 0) return { found: [], parcial: false, tokens };
  const first = await ask();
  if (first.some(isPublished)) return { found: first, parcial: false, tokens };
  const wide = tokensOf(asked.termo, wideFor(tenant));
  const called = rootsOf(wide).length > rootsOf(tokens).length ? await askWide(wide) : [];
  if (called.some(isPublished)) return { found: called, parcial: false, tokens: wide };
  if (first.length > 0 || tokens.length === 1) return { found: first, parcial: false, tokens };
  const used = tokens.filter((token) => !strange.includes(token));
  const known = strange.length > 0 && used.length > 0 ? await ask({ tokens: used }) : [];
  if (known.length > 0) return { found: known, parcial: true, tokens };
  const found = await ask({ any: true });
  return { found, parcial: found.length > 0, tokens };
}

/** Rows and files, and not only pages that tell of them. */
const isPublished = ({ tipo }: SearchKind): boolean => !SOURCES.some(({ kind }) => kind === tipo);

const yearsOf = (years: readonly number[], piles: readonly Pile[]): number[] =>
  [...new Set([...years, ...piles.flatMap(({ found }) => found.flatMap(({ ano }) => ano ?? []))])].sort(
    (a, b) => b - a,
  );

/** A word that neither a row nor a page of this body has. */
const isStrange = (token: Token, known: ReadonlySet<string>, spoken: ReadonlySet<string>): boolean =>
  token.numbers.length === 0 &&
  !token.soft &&
  ![token.words, ...token.others].some((way) => way.every((word) => known.has(word) || spoken.has(word)));

/** Titles of what the search has not caught up with. */
const titlesOf = (datasets: readonly Dataset[], behind: ReadonlySet<string>): string[] =>
  datasets.filter((set) => isSearched(set) && behind.has(set.id)).map(({ title }) => title);
