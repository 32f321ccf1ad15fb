import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { binder, literal, type Statement } from '../database/sql/names.ts';
import { sendAll } from '../database/trip.ts';
import { lexeme } from '../index/entry.ts';
import { newestBlocks } from './blocks.ts';
import { type LookedUpQuestion, MOST, SIZE, WEIGHED } from './group.ts';
import { type Token, tsquery } from './question.ts';

/** A dataset as a question asks it: the words its rows must have, and those that mean the dataset itself. */
export interface AskedSet {
  set: Dataset;
  tokens: Token[];
  meant: Set<string>;
}

/** A row as the search keeps it, with how many answer like it. */
export interface IndexLine {
  tipo: string;
  ano: number;
  linhas: number;
  valor: number | null;
  linha: Row;
  total: number;
}

type LinesBySet = Map<string, IndexLine[]>;

/** A dataset and the blocks of it that are asked; null asks all of it. */
interface AskedPart {
  own: AskedSet;
  blocks: string | null;
}

/**
 * The best rows of each dataset. Where millions may answer, the newest are asked first; only where those are not more than
 * anybody counts, all are.
 */
export async function linesOf(
  client: pg.ClientBase,
  tenant: number,
  sets: readonly AskedSet[],
  asked: LookedUpQuestion,
): Promise<LinesBySet> {
  if (sets.length === 0) return new Map();
  // The planner takes words to stand together as often as chance has it, and would read a whole table in search of some
  // that never do.
  await sendAll(client, ['SET LOCAL enable_seqscan = off', 'SET LOCAL enable_indexscan = off']);
  const { any, ano, lexicon } = asked;
  const parts = sets.map((own) => ({
    own,
    blocks: newestBlocks({ tenant, dataset: own.set.id, tokens: own.tokens, any, ano }, lexicon),
  }));
  const first = await read(client, tenant, parts, asked);
  const few = parts.filter(({ own, blocks }) => blocks !== null && (first.get(own.set.id)?.[0]?.total ?? 0) <= MOST);
  if (few.length === 0) return first;
  const whole = few.map(({ own }) => ({ own, blocks: null }));
  return new Map([...first, ...(await read(client, tenant, whole, asked))]);
}

async function read(
  client: pg.ClientBase,
  tenant: number,
  parts: readonly AskedPart[],
  asked: LookedUpQuestion,
): Promise<LinesBySet> {
  const { rows } = await client.query<IndexLine>(statement(tenant, parts, asked));
  return new Map(parts.map(({ own: { set } }) => [set.id, rows.filter(({ tipo }) => tipo === set.id)]));
}

/** Each kind by itself: so many rows that answer, of which the best. Nothing is counted or weighed beyond the limit. */
function statement(tenant: number, parts: readonly AskedPart[], asked: LookedUpQuestion): Statement {
  const { ano, tipo, page, any } = asked;
  const values: Statement['values'] = [];
  const bind = binder(values);
  const own = bind(tenant);
  const year = ano === null ? '' : ` AND ano = ${bind(ano)}`;
  const texts = parts.map(({ own: { set, tokens }, blocks }) => {
    const query = tsquery(tenant, tokens, any);
    const wanted = `${bind(query)}::tsquery`;
    const found = `${bind(narrowed(tenant, query, ano, blocks))}::tsquery`;
    return `(SELECT ${literal(set.id)} AS tipo, ano, linhas, valor, linha, count(*) OVER () AS total FROM (
SELECT ano, linhas, valor, linha, palavras FROM pub._busca
WHERE tenant = ${own} AND dataset = ${literal(set.id)} AND palavras @@ ${found}${year} LIMIT ${MOST + 1}) c
ORDER BY ts_rank('{0.1, 0.3, 0.7, 1}', palavras, ${wanted}) DESC, ano DESC, valor DESC NULLS LAST, linha LIMIT ${Math.max(WEIGHED, tipo === set.id ? page * SIZE : 0)})`;
  });
  return { text: texts.join('\nUNION ALL\n'), values };
}

/** A query among the rows of some blocks or of a year; every row has its year among its words. */
function narrowed(tenant: number, query: string, ano: number | null, blocks: string | null): string {
  const within = blocks ?? (ano === null ? null : lexeme(tenant, String(ano)));
  return within === null ? query : `${within} & (${query})`;
}
