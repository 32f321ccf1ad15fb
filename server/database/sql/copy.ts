import type { Dataset } from '../../../catalog/dataset.ts';
import type { Field } from '../../../catalog/fields/field.ts';
import { shownFields } from '../../../catalog/list/chosen.ts';
import type { Query } from '../../../catalog/query.ts';
import { ident, literal } from './names.ts';
import { type PartParents, rowsQuery } from './select.ts';

/** CSV for programs: RFC 4180, decimal point, field names. */
export function copyCsv(set: Dataset, tenant: number, query: Query, parents?: PartParents): string {
  const shown = shownFields(set, query).map(([name, field]) => `${field.plain(ident(name))} AS ${ident(name)}`);
  return `COPY (${rowsQuery(set, tenant, query, literal, shown.join(', '), parents)}) TO STDOUT (FORMAT csv, HEADER, ENCODING 'UTF8')`;
}

/** The values of all fields, for programs: PostgreSQL's own text format, a tab between two. */
export const copyValues = (set: Dataset, tenant: number, query: Query): string =>
  copyFields(set, tenant, query, (field, column) => field.plain(column));

/** The cells of a workbook, in the same format. */
export const copyCells = (set: Dataset, tenant: number, query: Query, parents?: PartParents): string =>
  copyFields(set, tenant, query, (field, column) => field.cell(column), parents);

function copyFields(
  set: Dataset,
  tenant: number,
  query: Query,
  shown: (field: Field, column: string) => string,
  parents?: PartParents,
): string {
  const columns = shownFields(set, query).map(([name, field]) => shown(field, ident(name)));
  return `COPY (${rowsQuery(set, tenant, query, literal, columns.join(', '), parents)}) TO STDOUT (ENCODING 'UTF8')`;
}

/** CSV for a Brazilian spreadsheet: semicolons, decimal comma, the headers of the screen. */
export function copySheet(set: Dataset, tenant: number, query: Query, parents?: PartParents): string {
  const shown = shownFields(set, query).map(([name, field]) => `${field.sheet(ident(name))} AS ${ident(field.label)}`);
  return `COPY (${rowsQuery(set, tenant, query, literal, shown.join(', '), parents)}) TO STDOUT (FORMAT csv, HEADER, DELIMITER ';', ENCODING 'UTF8')`;
}
