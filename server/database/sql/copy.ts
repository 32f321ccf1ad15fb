import type { Dataset } from '../../../catalog/dataset.ts';
import type { Query } from '../../../catalog/query.ts';
import { ident, literal } from './names.ts';
import { rowsQuery } from './select.ts';

/** CSV for programs: RFC 4180, decimal point, field names. */
export function copyCsv(set: Dataset, tenant: number, query: Query): string {
  const shown = Object.entries(set.fields).map(([name, field]) => `${field.plain(ident(name))} AS ${ident(name)}`);
  return `COPY (${rowsQuery(set, tenant, query, literal, shown.join(', '))}) TO STDOUT (FORMAT csv, HEADER, ENCODING 'UTF8')`;
}

/** CSV for a Brazilian spreadsheet: semicolons, decimal comma, the headers of the screen. */
export function copySheet(set: Dataset, tenant: number, query: Query): string {
  const shown = Object.entries(set.fields).map(
    ([name, field]) => `${field.sheet(ident(name))} AS ${ident(field.label)}`,
  );
  return `COPY (${rowsQuery(set, tenant, query, literal, shown.join(', '))}) TO STDOUT (FORMAT csv, HEADER, DELIMITER ';', ENCODING 'UTF8')`;
}
