import { createHash } from 'node:crypto';
import { type Dataset, fieldOf, sourceOf, storedOf } from '../../../catalog/dataset.ts';
import { ident } from './names.ts';

export interface DatasetIndex {
  name: string;
  text: string;
}

/** Question that an index of a large body answers: words in a text; a value, a range or an order of a column. */
export type IndexUse = 'words' | 'column';

/** An index over the rows of one large body, made while the portal runs. */
export interface BodyIndex extends DatasetIndex {
  use: IndexUse;
}

/**
 * Indexes that every dataset has whatever its size: of its key, of the default order within a period, and of the fields by
 * which the page of a record elsewhere finds its rows here. One page asks many such questions, robots open every page.
 */
export function datasetIndexes(set: Dataset, datasets: readonly Dataset[]): DatasetIndex[] {
  const bodies = [
    `(tenant, ${set.key.map(ident).join(', ')})`,
    `(tenant, ${ident(set.period)}, ${descending(defaultOrder(set))}, id)`,
    ...relatedIndexes(set, datasets),
  ];
  return [...new Set(bodies)].map((body) => {
    const { name, on } = named(set, '', body);
    return { name, text: `CREATE INDEX ${on}` };
  });
}

/**
 * Indexes that only a body with many rows needs: below that, reading all rows of a period takes less time than an index
 * costs each load. They hold that body's rows alone, so that no other body's load writes to them.
 */
export function bodyIndexes(set: Dataset, tenant: number): BodyIndex[] {
  const body = Math.trunc(tenant);
  const uses = [...wordIndexes(set), ...columnIndexes(set)];
  const distinct = new Map(uses.map(({ use, text }) => [text, use]));
  return [...distinct].map(([text, use]) => {
    const { name, on } = named(set, `${body}_`, `${text} WHERE tenant = ${body}`);
    return { use, name, text: `CREATE INDEX CONCURRENTLY ${on}` };
  });
}

interface IndexText {
  use: IndexUse;
  text: string;
}

function wordIndexes(set: Dataset): IndexText[] {
  const worded = storedFilters(set).filter((name) => fieldOf(set, name).index === 'words');
  return worded.map((name) => ({
    use: 'words',
    text: `USING gin (portal.norm(${ident(name)}) public.gin_trgm_ops)`,
  }));
}

/** One index for each filter serves its values, its ranges and both directions of its order. */
function columnIndexes(set: Dataset): IndexText[] {
  const sorted = [defaultOrder(set), ...storedFilters(set)].filter((name) => fieldOf(set, name).index !== 'words');
  return sorted.map((name) => ({ use: 'column', text: `(tenant, ${descending(name)}, id)` }));
}

/**
 * Indexes of the fields by which other datasets' records find their related rows, where the key does not begin with them. A
 * row without the first of them is nobody's, as most empenhos are of no contract.
 */
function relatedIndexes(set: Dataset, datasets: readonly Dataset[]): string[] {
  const relations = datasets.flatMap(({ detail }) => detail?.related ?? []);
  const own = relations.filter(({ dataset }) =>
    datasets.some((other) => other.id === dataset && sourceOf(other) === set.id),
  );
  const stored = new Set(storedOf(set).map(([name]) => name));
  return own
    .map(({ by }) => Object.keys(by))
    .filter((names) => names.every((name) => stored.has(name)) && !names.includes(set.key[0] ?? ''))
    .map((names) => `(tenant, ${names.map(ident).join(', ')}) WHERE ${ident(names[0] ?? '')} IS NOT NULL`);
}

const defaultOrder = ({ list }: Dataset): string => list.sort.replace(/^-/, '');

function storedFilters(set: Dataset): string[] {
  const stored = new Set(storedOf(set).map(([name]) => name));
  return [...set.list.filters.main, ...set.list.filters.more].filter((name) => stored.has(name));
}

const descending = (name: string): string => `${ident(name)} DESC NULLS LAST`;

/** The name of an index, with a hash of its definition, so that a changed index is a missing one, and what it is on. */
function named(set: Dataset, infix: string, body: string): { name: string; on: string } {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const name = `${set.id.slice(0, 38 - infix.length)}_${infix}${hash}`;
  return { name, on: `${ident(name)} ON dados.${ident(set.id)} ${body}` };
}
