import { createHash } from 'node:crypto';
import { type Dataset, fieldOf, sourceOf, storedOf } from '../../../catalog/dataset.ts';
import { ident } from './names.ts';

export interface DatasetIndex {
  name: string;
  text: string;
}

/** Question that an index answers: words in a text; a value, a range or an order of a column; the rows related to a record. */
export type IndexUse = 'words' | 'column' | 'related';

/** An index over the rows of one large body, made while the portal runs. */
export interface BodyIndex extends DatasetIndex {
  use: IndexUse;
}

/** Indexes that every dataset has whatever its size: of its key, and of the default order within a period. */
export function datasetIndexes(set: Dataset): DatasetIndex[] {
  const bodies = [
    `(tenant, ${set.key.map(ident).join(', ')})`,
    `(tenant, ${ident(set.period)}, ${descending(defaultOrder(set))}, id)`,
  ];
  return bodies.map((body) => named(set, '', body, ''));
}

/**
 * Indexes that only a body with many rows needs: below that, reading all rows of a period takes less time than an index
 * costs each load. They hold that body's rows alone, so that no other body's load writes to them.
 */
export function bodyIndexes(set: Dataset, datasets: readonly Dataset[], tenant: number): BodyIndex[] {
  const body = Math.trunc(tenant);
  const uses = [...wordIndexes(set), ...columnIndexes(set), ...relatedIndexes(set, datasets)];
  const distinct = new Map(uses.map(({ use, text }) => [text, use]));
  return [...distinct].map(([text, use]) => ({ use, ...named(set, `${body}_`, text, ` WHERE tenant = ${body}`) }));
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

/** Indexes of the fields by which other datasets' records find their related rows, where the key does not begin with them. */
function relatedIndexes(set: Dataset, datasets: readonly Dataset[]): IndexText[] {
  const relations = datasets.flatMap(({ detail }) => detail?.related ?? []);
  const own = relations.filter(({ dataset }) =>
    datasets.some((other) => other.id === dataset && sourceOf(other) === set.id),
  );
  const stored = new Set(storedOf(set).map(([name]) => name));
  return own
    .map(({ by }) => Object.keys(by))
    .filter((names) => names.every((name) => stored.has(name)) && !names.includes(set.key[0] ?? ''))
    .map((names) => ({ use: 'related', text: `(tenant, ${names.map(ident).join(', ')})` }));
}

const defaultOrder = ({ list }: Dataset): string => list.sort.replace(/^-/, '');

function storedFilters(set: Dataset): string[] {
  const stored = new Set(storedOf(set).map(([name]) => name));
  return [...set.list.filters.main, ...set.list.filters.more].filter((name) => stored.has(name));
}

const descending = (name: string): string => `${ident(name)} DESC NULLS LAST`;

/** An index whose name contains a hash of its definition, so that a changed index is a missing one. */
function named(set: Dataset, infix: string, body: string, condition: string): DatasetIndex {
  const hash = createHash('sha256').update(`${body}${condition}`).digest('hex').slice(0, 12);
  const name = `${set.id.slice(0, 38 - infix.length)}_${infix}${hash}`;
  const concurrently = condition === '' ? '' : ' CONCURRENTLY';
  return { name, text: `CREATE INDEX${concurrently} ${ident(name)} ON dados.${ident(set.id)} ${body}${condition}` };
}
