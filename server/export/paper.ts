import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { counted } from '../../catalog/texto/plural.ts';

/** Some 500 pages: more is read by nobody, and a paper is made in memory. */
export const MOST = 10_000;

/** One column of a printed table; `under` is a second field in small print below the first. */
export interface Column {
  label: string;
  under?: string;
  align: 'start' | 'end';
  /** Characters it would like to have; columns share the paper by it. */
  width: number;
}

/** The text of a cell, and its small print. */
export type Cell = readonly [string, string?];

/** Everything on the paper but its rows, in words: the thread that draws it knows nothing of datasets. */
export interface Paper {
  body: string;
  title: string;
  sentences: readonly string[];
  columns: readonly Column[];
  /** The last row; none when nothing is added up. */
  totals: readonly Cell[];
  /** What stands in place of an empty table. */
  empty: string;
  address: string;
  /** Moment of the data, so that the same question makes the same bytes. */
  created: string;
}

/** What the paper says besides its rows. */
export interface Meta {
  /** Name of the public body. */
  body: string;
  /** The query in words. */
  says: string;
  /** Where this list lives on the web. */
  address: string;
  /** Rows of the whole result, and their sums. */
  total: number;
  totals: Readonly<Record<string, number>>;
  /** Day of the data and moment of its publication, as in `dados`. */
  referencia: string | null;
  publicadaEm: string | null;
}

export function paper(set: Dataset, meta: Meta): Paper {
  return {
    body: meta.body,
    title: set.title,
    sentences: sentences(set, meta),
    columns: set.list.columns.map((names) => column(set, names)),
    totals: totals(set, meta.totals),
    empty: 'Nenhum resultado encontrado.',
    address: meta.address,
    created: meta.publicadaEm ?? '1970-01-01T00:00:00Z',
  };
}

type Names = Dataset['list']['columns'][number];

/** A column is one field, or a pair that shares a cell. */
const pair = (names: Names): readonly [string, string?] => (typeof names === 'string' ? [names] : names);

function column(set: Dataset, names: Names): Column {
  const [main, under] = pair(names);
  const { label, align, width } = fieldOf(set, main);
  return under === undefined ? { label, align, width } : { label, under: fieldOf(set, under).label, align, width };
}

/** A row as the paper shows it. */
export function cells(set: Dataset, row: Row): Cell[] {
  const shown = (name: string) => fieldOf(set, name).format(row[name] ?? null);
  return set.list.columns.map((names) => {
    const [main, under] = pair(names);
    return under === undefined ? [shown(main)] : [shown(main), shown(under)];
  });
}

function totals(set: Dataset, sums: Meta['totals']): Cell[] {
  const shown = set.list.columns.map((names): Cell => {
    const sum = sums[pair(names)[0]];
    return [sum === undefined ? '' : fieldOf(set, pair(names)[0]).format(sum)];
  });
  return shown.every(([text]) => text === '') ? [] : [[shown[0]?.[0] || 'Total'], ...shown.slice(1)];
}

const count = (rows: number): string => counted(rows, 'linha', 'linhas');

function sentences(set: Dataset, meta: Meta): string[] {
  const sums = Object.entries(meta.totals).map(([name, sum]) => {
    const field = fieldOf(set, name);
    return `${field.label}: ${field.format(sum)}`;
  });
  return [
    `${meta.says.charAt(0).toLocaleUpperCase('pt-BR')}${meta.says.slice(1)}.`,
    `${[count(meta.total), ...sums].join('; ')}.`,
    ...(meta.referencia === null ? [] : [`Dados de ${formatDay(meta.referencia)}.`]),
    ...(meta.total > MOST ? [capped(meta.total)] : []),
    `Base legal: ${set.law.join('; ')}.`,
    `Endereço desta consulta: ${meta.address}`,
  ];
}

const capped = (total: number): string =>
  `Este PDF traz as primeiras ${MOST.toLocaleString('pt-BR')} de ${count(total)}; o arquivo CSV traz todas.`;
