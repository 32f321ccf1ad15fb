import type pg from 'pg';
import { concerns } from '../../catalog/body.ts';
import type { SearchFind } from '../../catalog/busca/answer.ts';
import { addressOf, amountOf, bodyOf, headOf, isMany, isSearched } from '../../catalog/busca/find.ts';
import { SPEECH } from '../../catalog/busca/speech.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { binder, literal, type Statement } from '../database/sql/names.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { MOST, type Pile, pileOf, SIZE, type TokenisedQuestion, WEIGHED } from './group.ts';
import { required, rootsOf, type Token, tsquery, vocabularyOf } from './question.ts';
import { scoreRow } from './rank.ts';

/** The rows of a dataset that answer: as a pile of finds, and as they are stored. */
export interface RowsFound {
  set: Dataset;
  lines: readonly WeighedLine[];
  pile: Pile;
}

/** A dataset as a question asks it: the words its rows must have, and those that mean the dataset itself. */
interface AskedSet {
  set: Dataset;
  tokens: Token[];
  meant: Set<string>;
}

export async function rowsFound(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  { id, tipo }: Tenant,
  asked: TokenisedQuestion,
): Promise<RowsFound[]> {
  const known = await knownIn(client, id, asked.tokens);
  const sets = datasets
    .filter((set) => isSearched(set) && concerns(set, tipo))
    .map((set) => askedOf(set, asked.tokens))
    .filter((own) => isPossible(own, asked.any, known.get(own.set.id)));
  if (sets.length === 0) return [];
  const { rows } = await client.query<Line>(statement(id, sets, asked));
  return sets.map((own) =>
    foundIn(
      own,
      rows.filter(({ tipo: kind }) => kind === own.set.id),
      asked,
    ),
  );
}

/** The words that mean a dataset. */
const meanings = new WeakMap<Dataset, Set<string>>();

/**
 * Words that mean the dataset need not stand in its rows, unless nothing else was asked: `pregão` alone leads to the page of
 * tenders, and to those tenders that are called so.
 */
function askedOf(set: Dataset, tokens: readonly Token[]): AskedSet {
  const meant = meanings.get(set) ?? vocabularyOf(set.title, set.singular, set.plural, SPEECH[`/${set.id}`] ?? '');
  meanings.set(set, meant);
  const needed = required(tokens, meant);
  return { set, meant, tokens: needed.length > 0 ? needed : tokens.filter(({ soft }) => !soft) };
}

/**
 * Which of the words stand anywhere, by dataset: most are not worth asking. One that the search has not come to yet is not
 * asked at all: whoever writes its part for the first time has it for himself.
 */
async function knownIn(
  client: pg.ClientBase,
  tenant: number,
  tokens: readonly Token[],
): Promise<Map<string, Set<string>>> {
  const { rows } = await client.query<{ dataset: string; raizes: string[] }>(
    `SELECT b.dataset, coalesce(array_agg(DISTINCT p.raiz) FILTER (WHERE p.raiz IS NOT NULL), '{}') AS raizes
     FROM pub._buscas b LEFT JOIN pub._palavras p ON p.tenant = b.tenant AND p.dataset = b.dataset AND p.raiz = ANY ($2)
     WHERE b.tenant = $1 AND b.feita GROUP BY b.dataset`,
    [tenant, rootsOf(tokens)],
  );
  return new Map(rows.map(({ dataset, raizes }) => [dataset, new Set(raizes)]));
}

const isPossible = ({ tokens }: AskedSet, any: boolean, known: ReadonlySet<string> | undefined): boolean =>
  known !== undefined &&
  tokens.length > 0 &&
  (any ? tokens.some((token) => isKnown(token, known)) : tokens.every((token) => isKnown(token, known)));

const isKnown = ({ words, numbers, others }: Token, known: ReadonlySet<string>): boolean =>
  numbers.length > 0 || [words, ...others].some((way) => way.every((word) => known.has(word) || word.length < 3));

/** A row as the search keeps it. */
interface Line {
  tipo: string;
  ano: number;
  linhas: number;
  valor: number | null;
  linha: Row;
  total: number;
}

/** Each kind by itself: so many rows that answer, of which the best. Nothing is counted or weighed beyond the limit. */
function statement(tenant: number, sets: readonly AskedSet[], { ano, tipo, page, any }: TokenisedQuestion): Statement {
  const values: Statement['values'] = [];
  const bind = binder(values);
  const own = bind(tenant);
  const year = ano === null ? '' : ` AND ano = ${bind(ano)}`;
  const parts = sets.map(({ set, tokens }) => {
    const query = bind(tsquery(tenant, tokens, any));
    return `(SELECT ${literal(set.id)} AS tipo, ano, linhas, valor, linha, count(*) OVER () AS total FROM (
SELECT ano, linhas, valor, linha, palavras FROM pub._busca
WHERE tenant = ${own} AND dataset = ${literal(set.id)} AND palavras @@ ${query}::tsquery${year} LIMIT ${MOST + 1}) c
ORDER BY ts_rank('{0.1, 0.3, 0.7, 1}', palavras, ${query}::tsquery) DESC, ano DESC, valor DESC NULLS LAST, linha LIMIT ${Math.max(WEIGHED, tipo === set.id ? page * SIZE : 0)})`;
  });
  return { text: parts.join('\nUNION ALL\n'), values };
}

type WeighedLine = Line & { nota: number };

/** The first are weighed word by word; beyond them the database's own order is good enough. */
function foundIn({ set, meant }: AskedSet, lines: readonly Line[], { tokens, any }: TokenisedQuestion): RowsFound {
  const total = lines[0]?.total ?? 0;
  const weighed = lines.slice(0, WEIGHED).map((line) => {
    const nota = scoreRow(set, { row: line.linha, year: line.ano }, tokens, meant, any);
    return { ...line, nota };
  });
  weighed.sort((a, b) => b.nota - a.nota);
  const found = [...weighed, ...lines.slice(WEIGHED).map((line) => ({ ...line, nota: 0 }))];
  const kind = { tipo: set.id, titulo: set.title, total: Math.min(total, MOST), mais: total > MOST };
  return { set, lines: weighed, pile: pileOf(kind, found, (some) => some.map((line) => findOf(set, line))) };
}

function findOf(set: Dataset, { linha, linhas, ano, valor, nota }: WeighedLine): SearchFind {
  const amount = amountOf(set);
  const value = isMany(set) ? valor : Number(linha[amount ?? ''] ?? 0);
  return {
    titulo: headOf(set, linha),
    partes: bodyOf(set, linha),
    para: addressOf(set, linha),
    ano,
    valor:
      amount && value
        ? { rotulo: fieldOf(set, amount).label, texto: fieldOf(set, amount).format(Number(value)) }
        : null,
    linhas,
    nota,
  };
}
