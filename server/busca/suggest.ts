import type pg from 'pg';
import type { Suggestion } from '../../catalog/busca/answer.ts';
import { addressOf, headOf } from '../../catalog/busca/find.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { fold, isStop, stemOf, written } from '../../catalog/texto/words.ts';
import { literal } from '../database/sql/names.ts';
import { lexeme } from '../index/entry.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { SOURCES } from './source.ts';

/** Suggestions of a list that is read while typing. */
const MOST = 10;
/** Words that count, the last ones: every card is compared with each. */
const MOST_WORDS = 12;
const PAGES = 3;
const CARDS = 2;
const NAMES = 3;
const FILES = 2;
/** However many things have such names, a word or two to go on with. */
const THINGS = 8;
/** Fewer letters begin too many names. */
const LEAST = 3;

/** What the beginning of a question may become: pages, terms, names, documents and words, without waiting for its end. */
export async function suggest(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  typed: string,
): Promise<Suggestion[]> {
  const words = written(typed)
    .map(fold)
    .filter((word) => !isStop(word))
    .slice(-MOST_WORDS);
  const last = words.at(-1) ?? '';
  if (last.length < 2) return [];
  const files = last.length < LEAST ? [] : await filesLike(client, tenant.id, words);
  // Of what begins with figures, only documents are called so: `rreo 2025`.
  if (/\d/.test(last)) return files;
  const things = [
    ...(await cardsLike(datasets, tenant, words)),
    ...(last.length < LEAST ? [] : await namesLike(client, datasets, tenant, words)),
    ...files,
  ];
  const all = [...distinct(things).slice(0, THINGS), ...(await wordsLike(client, tenant.id, typed, last))];
  return distinct(all).slice(0, MOST);
}

const distinct = (all: readonly Suggestion[]): Suggestion[] =>
  all.filter(({ texto }, i) => all.findIndex((other) => fold(other.texto) === fold(texto)) === i);

/** Pages, terms, questions and offices. Every word but the last is whole; the last is a beginning. */
async function cardsLike(
  datasets: readonly Dataset[],
  tenant: Tenant,
  words: readonly string[],
): Promise<Suggestion[]> {
  const fits = (text: string): boolean => {
    const own = written(text).map(fold);
    return words.every((word) => own.some((other) => other.startsWith(word) || stemOf(other) === stemOf(word)));
  };
  const found = await Promise.all(
    SOURCES.map(async ({ one, page, cards }) => {
      const all = await cards(tenant, datasets);
      const titled = all.filter(({ head }) => fits(head));
      const called = all.filter((card) => !titled.includes(card) && fits(`${card.head} ${card.words}`));
      const some = [...titled, ...called].slice(0, page === undefined ? PAGES : CARDS);
      return some.map(({ head, to }): Suggestion => ({ texto: head, para: to, tipo: one }));
    }),
  );
  return found.flat().slice(0, PAGES + CARDS);
}

async function filesLike(client: pg.ClientBase, tenant: number, words: readonly string[]): Promise<Suggestion[]> {
  const whole = words.slice(0, -1).map((word) => `${lexeme(tenant, stemOf(word))}:AB`);
  const query = [...whole, `${lexeme(tenant, words.at(-1) ?? '')}:*AB`].join(' & ');
  const { rows } = await client.query<{ slug: string; titulo: string }>(
    `SELECT slug, titulo FROM pub._arquivos WHERE tenant = $1 AND palavras @@ $2::tsquery
     ORDER BY ts_rank('{0, 0, 0.1, 1}', palavras, $2::tsquery) DESC, ano DESC, data DESC LIMIT ${FILES}`,
    [tenant, query],
  );
  return rows.map(({ slug, titulo }) => ({ texto: titulo, para: `/arquivos/${slug}`, tipo: 'arquivo' }));
}

/** Those whom one asks for by name: who has rows told as one under it. */
const isNamed = ({ once = [], fields }: Dataset): boolean =>
  once.some((name) => fields[name]?.search === 1 && fields[name]?.operators.includes('has'));

/** What the search has come to: a part that is being written for the first time would keep us waiting. */
async function madeIn(client: pg.ClientBase, tenant: number): Promise<Set<string>> {
  const { rows } = await client.query<{ dataset: string }>(
    'SELECT dataset FROM pub._buscas WHERE tenant = $1 AND feita',
    [tenant],
  );
  return new Set(rows.map(({ dataset }) => dataset));
}

async function namesLike(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  { id }: Tenant,
  words: readonly string[],
): Promise<Suggestion[]> {
  const whole = words.slice(0, -1).map((word) => `${lexeme(id, stemOf(word))}:A`);
  const query = [...whole, `${lexeme(id, words.at(-1) ?? '')}:*A`].join(' & ');
  const made = await madeIn(client, id);
  const named = datasets.filter((set) => made.has(set.id) && isNamed(set) && (set.holders || set.detail));
  const parts = named.map(
    (set) => `(SELECT ${literal(set.id)} AS tipo, linha FROM (SELECT linha, ano, valor FROM pub._busca
WHERE tenant = $1 AND dataset = ${literal(set.id)} AND palavras @@ $2::tsquery LIMIT 200) c
ORDER BY ano DESC, valor DESC NULLS LAST LIMIT ${NAMES * 2})`,
  );
  if (parts.length === 0) return [];
  const { rows } = await client.query<{ tipo: string; linha: Row }>(parts.join(' UNION ALL '), [id, query]);
  const found = rows.flatMap(({ tipo, linha }): Suggestion[] => {
    const set = named.find((own) => own.id === tipo);
    return set ? [{ texto: nameIn(set, linha), para: addressOf(set, linha), tipo: 'nome' }] : [];
  });
  return found.filter(({ texto }, i) => found.findIndex((other) => other.texto === texto) === i).slice(0, NAMES);
}

const nameIn = (set: Dataset, row: Row): string => {
  const name = (set.once ?? []).find(
    (own) => set.fields[own]?.search === 1 && set.fields[own]?.operators.includes('has'),
  );
  return name ? String(row[name] ?? '') : headOf(set, row);
};

async function wordsLike(client: pg.ClientBase, tenant: number, typed: string, last: string): Promise<Suggestion[]> {
  const { rows } = await client.query<{ forma: string }>(
    `SELECT min(forma) AS forma FROM pub._palavras WHERE tenant = $1 AND limpa >= $2 AND limpa < $3
     GROUP BY raiz ORDER BY sum(vezes) DESC LIMIT 5`,
    [tenant, last, `${last}\u{10ffff}`],
  );
  const before = typed.trimEnd().replace(/[^\s]*$/, '');
  return rows.map(({ forma }) => {
    const texto = `${before}${forma}`;
    return { texto, para: `/busca?termo=${encodeURIComponent(texto)}`, tipo: 'palavra' };
  });
}
