import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { toldTotal } from '../../catalog/list/mean.ts';
import { counted } from '../../catalog/texto/plural.ts';

/** Most rows of a PDF, some 500 pages: nobody reads more, and it is made in memory. */
export const MAX_PRINTOUT_ROWS = 10_000;

/** One column of a printed table; `under` is a second field in small print below the first. */
export interface PrintoutColumn {
  label: string;
  under?: string;
  align: 'start' | 'end';
  /** Width in characters that it would need; columns share the page in proportion. */
  width: number;
}

/** The text of a cell, and its small print. */
export type PrintoutCell = readonly [string, string?];

/** Everything on a printed list but its rows, as text: the thread that draws it knows nothing of datasets. */
export interface Printout {
  body: string;
  title: string;
  sentences: readonly string[];
  columns: readonly PrintoutColumn[];
  /** Cells of the last row; none when nothing is added up. */
  totals: readonly PrintoutCell[];
  /** Sentence in place of an empty table. */
  empty: string;
  address: string;
  /** Moment of the data, so that the same question makes the same bytes. */
  created: string;
}

/** What a printed list says besides its rows. */
export interface PrintoutMeta {
  /** Name of the public body. */
  body: string;
  /** Query in words. */
  says: string;
  /** Address of this list on the web. */
  address: string;
  /** Rows of the whole result, and their sums. */
  total: number;
  totals: Readonly<Record<string, number>>;
  /** Day of the data and moment of its publication, as in `dados`. */
  referencia: string | null;
  publicadaEm: string | null;
}

export function printoutOf(set: Dataset, meta: PrintoutMeta): Printout {
  return {
    body: meta.body,
    title: set.title,
    sentences: sentences(set, meta),
    columns: set.list.columns.map((names) => column(set, names)),
    totals: totals(set, meta),
    empty: 'Nenhum resultado encontrado.',
    address: meta.address,
    created: meta.publicadaEm ?? '1970-01-01T00:00:00Z',
  };
}

type Names = Dataset['list']['columns'][number];

/** A column is one field, or a pair that shares a cell. */
const pair = (names: Names): readonly [string, string?] => (typeof names === 'string' ? [names] : names);

function column(set: Dataset, names: Names): PrintoutColumn {
  const [main, under] = pair(names);
  const { label, align, width } = fieldOf(set, main);
  return under === undefined ? { label, align, width } : { label, under: fieldOf(set, under).label, align, width };
}

/** Cells of a row as the printed list shows them. */
export function printoutCells(set: Dataset, row: Row): PrintoutCell[] {
  const shown = (name: string) => fieldOf(set, name).format(row[name] ?? null);
  return set.list.columns.map((names) => {
    const [main, under] = pair(names);
    return under === undefined ? [shown(main)] : [shown(main), shown(under)];
  });
}

function totals(set: Dataset, { totals: sums, total }: PrintoutMeta): PrintoutCell[] {
  const shown = set.list.columns.map((names): PrintoutCell => {
    const [name] = pair(names);
    const sum = sums[name];
    return [sum === undefined ? '' : toldTotal(set, name, sum, total).text];
  });
  return shown.every(([text]) => text === '') ? [] : [[shown[0]?.[0] || 'Total'], ...shown.slice(1)];
}

const count = (rows: number): string => counted(rows, 'linha', 'linhas');

function sentences(set: Dataset, meta: PrintoutMeta): string[] {
  const sums = Object.entries(meta.totals).map(([name, sum]) => {
    const { label, text } = toldTotal(set, name, sum, meta.total);
    return `${label}: ${text}`;
  });
  return [
    `${meta.says.charAt(0).toLocaleUpperCase('pt-BR')}${meta.says.slice(1)}.`,
    `${[count(meta.total), ...sums].join('; ')}.`,
    ...(meta.referencia === null ? [] : [`Dados de ${formatDay(meta.referencia)}.`]),
    ...(meta.total > MAX_PRINTOUT_ROWS ? [capped(meta.total)] : []),
    `Base legal: ${set.law.join('; ')}.`,
    `Endereço desta consulta: ${meta.address}`,
  ];
}

const capped = (total: number): string =>
  `Este PDF traz as primeiras ${MAX_PRINTOUT_ROWS.toLocaleString('pt-BR')} de ${count(total)}; o arquivo CSV traz todas.`;
