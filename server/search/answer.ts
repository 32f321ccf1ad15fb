import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { isSearched } from '../../catalog/find.ts';
import { leaningOf, SPEECH } from '../../catalog/speech.ts';
import { concealed, stemOf, written } from '../../catalog/words.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { wideFor } from './family.ts';
import { find } from './find.ts';
import { type Asked, type Group, SIZE } from './group.ts';
import { nearTo } from './near.ts';
import { marksOf, rootsOf, type Token, tokensOf } from './question.ts';
import { SOURCES } from './source.ts';

export interface SearchAnswer {
  ok: true;
  termo: string;
  total: number;
  mais: boolean;
  page: number;
  size: number;
  grupos: Group[];
  /** Every kind that answers, whichever is shown. */
  tipos: Omit<Group, 'data'>[];
  /** The words that answer, as the search knows them: what a screen marks. */
  raizes: string[];
  /** Years in which the words stand, the latest first. */
  anos: number[];
  /** Nothing has all of the words: these have some of them. */
  parcial: boolean;
  /** The question as it was perhaps meant. */
  quisDizer: string[];
  /** What was published and cannot be found yet. */
  atrasados: string[];
}

export interface Question {
  termo: string;
  tipo: string | null;
  ano: number | null;
  page: number;
}

export async function answer(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  question: Question,
): Promise<SearchAnswer> {
  const first = tokensOf(question.termo);
  const words = await vocabulary(client, tenant.id, first);
  const { spoken, roots } = await spokenBy(datasets, tenant);
  const strange = first.filter((token) => isStrange(token, words.known, roots));
  const asked = { ...question, tokens: first, any: false, leans: leaningOf(question.termo) };
  const { found, parcial, tokens } = await widening(client, datasets, tenant, asked, strange);
  const grupos = found.filter(({ tipo }) => !question.tipo || tipo === question.tipo);
  const total = grupos.reduce((sum, group) => sum + group.total, 0);
  return {
    ok: true,
    termo: concealed(question.termo),
    total,
    mais: grupos.some(({ mais }) => mais),
    page: question.page,
    size: SIZE,
    grupos,
    tipos: found.map(({ tipo, titulo, total: own, mais }) => ({ tipo, titulo, total: own, mais })),
    raizes: marksOf(tokens),
    anos: yearsOf(words.years, found),
    parcial,
    quisDizer: strange.length > 0 ? await meant(client, tenant.id, question.termo, strange, spoken) : [],
    atrasados: await behind(client, datasets, tenant.id),
  };
}

interface Found {
  found: Group[];
  parcial: boolean;
  /** The words that found it. */
  tokens: readonly Token[];
}

/** What has every word; else what the glossary calls them; else every word that anybody uses; else any word. */
async function widening(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  asked: Asked,
  strange: readonly Token[],
): Promise<Found> {
  const { tokens } = asked;
  const ask = (other: Partial<Asked> = {}) => find(client, datasets, tenant, { ...asked, ...other });
  if (tokens.length === 0) return { found: [], parcial: false, tokens };
  const first = await ask();
  if (first.some(isPublished)) return { found: first, parcial: false, tokens };
  const wide = tokensOf(asked.termo, wideFor(tenant));
  const called = rootsOf(wide).length > rootsOf(tokens).length ? await ask({ tokens: wide }) : [];
  if (called.some(isPublished)) return { found: called, parcial: false, tokens: wide };
  if (first.length > 0 || tokens.length === 1) return { found: first, parcial: false, tokens };
  const used = tokens.filter((token) => !strange.includes(token));
  const known = strange.length > 0 && used.length > 0 ? await ask({ tokens: used }) : [];
  if (known.length > 0) return { found: known, parcial: true, tokens };
  const found = await ask({ any: true });
  return { found, parcial: found.length > 0, tokens };
}

/** Rows and files, and not only pages that tell of them. */
const isPublished = ({ tipo }: Group): boolean => !SOURCES.some(({ kind }) => kind === tipo);

async function vocabulary(
  client: pg.ClientBase,
  tenant: number,
  tokens: readonly Token[],
): Promise<{ known: Set<string>; years: number[] }> {
  const { rows } = await client.query<{ raiz: string; anos: number[] }>(
    'SELECT raiz, array_agg(DISTINCT ano) AS anos FROM pub._palavras WHERE tenant = $1 AND raiz = ANY ($2) GROUP BY raiz',
    [tenant, rootsOf(tokens)],
  );
  return { known: new Set(rows.map(({ raiz }) => raiz)), years: rows.flatMap(({ anos }) => anos) };
}

const yearsOf = (years: readonly number[], groups: readonly Group[]): number[] =>
  [...new Set([...years, ...groups.flatMap(({ data }) => data.flatMap(({ ano }) => ano ?? []))])].sort((a, b) => b - a);

/** A word that neither a row nor a page of this body has. */
const isStrange = (token: Token, known: ReadonlySet<string>, spoken: ReadonlySet<string>): boolean =>
  token.numbers.length === 0 &&
  !token.soft &&
  ![token.words, ...token.others].some((way) => way.every((word) => known.has(word) || spoken.has(word)));

interface Spoken {
  /** As they are written. */
  spoken: readonly string[];
  roots: ReadonlySet<string>;
}

const known = new WeakMap<Tenant, Promise<Spoken>>();

/** Every word of every page, made once for as long as what is known of the body stays the same. */
function spokenBy(datasets: readonly Dataset[], tenant: Tenant): Promise<Spoken> {
  const made = known.get(tenant) ?? listen(datasets, tenant);
  known.set(tenant, made);
  return made;
}

async function listen(datasets: readonly Dataset[], tenant: Tenant): Promise<Spoken> {
  const cards = (await Promise.all(SOURCES.map((source) => source.cards(tenant, datasets)))).flat();
  const texts = [...Object.values(SPEECH), ...cards.flatMap(({ head, text, words }) => [head, text, words])];
  const spoken = [...new Set(texts.flatMap(written).map((word) => word.toLocaleLowerCase('pt-BR')))];
  return { spoken, roots: new Set(spoken.map(stemOf)) };
}

/** The question with each strange word put right, in a few ways. */
async function meant(
  client: pg.ClientBase,
  tenant: number,
  termo: string,
  strange: readonly Token[],
  spoken: readonly string[],
): Promise<string[]> {
  let ways = [termo];
  for (const { typed } of strange) {
    const near = await nearTo(client, tenant, typed, spoken);
    if (near.length > 0) ways = ways.flatMap((way) => near.map((word) => way.replace(typed, () => word)));
  }
  return [...new Set(ways)].filter((way) => way !== termo).slice(0, 3);
}

/** Titles of what the search has not caught up with. */
async function behind(client: pg.ClientBase, datasets: readonly Dataset[], tenant: number): Promise<string[]> {
  const { rows } = await client.query<{ dataset: string }>(
    'SELECT dataset FROM pub._buscas WHERE tenant = $1 AND NOT "emDia"',
    [tenant],
  );
  return datasets
    .filter((set) => isSearched(set) && rows.some(({ dataset }) => dataset === set.id))
    .map(({ title }) => title);
}
