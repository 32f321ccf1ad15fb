import type { Readable } from 'node:stream';
import type pg from 'pg';
import type { GroupRow } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { Field, Value } from '../../catalog/fields/field.ts';
import { number } from '../../catalog/fields/number.ts';
import { text } from '../../catalog/fields/text.ts';
import { GROUP_KEYS, groupTitle, type QueryGroup } from '../../catalog/list/group.ts';
import { groupsOf } from '../../catalog/query.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { type GroupQuery, orderedGroups, selectAllGroups } from '../database/sql/aggregate.ts';
import { ident, literal } from '../database/sql/names.ts';
import { csvStream } from '../export/csv.ts';
import { rowBatches } from '../export/cursor.ts';
import { readableFrom } from '../export/readable.ts';
import { xlsxStream } from '../export/xlsx.ts';
import { labelledGroup } from './groups.ts';
import type { CountedGroup } from './totals.ts';

/** A file of all the groups of a question, row for row as the pages of the API have them. */
export interface GroupFile {
  client: pg.ClientBase;
  set: Dataset;
  tenant: number;
  query: GroupQuery;
}

async function* batchesOf({ client, set, tenant, query }: GroupFile): AsyncGenerator<GroupRow[]> {
  for await (const batch of rowBatches(client, selectAllGroups(set, tenant, query)))
    yield batch.map((row) => labelledGroup(set, query, row as CountedGroup));
}

/** CSV for programs: the names and values of the API, RFC 4180. */
export const groupCsv = (file: GroupFile): Readable => readableFrom(csvPieces(file));

async function* csvPieces(file: GroupFile): AsyncGenerator<string> {
  const names = namesOf(file);
  let head = `${csvLine(names, ',')}\n`;
  for await (const rows of batchesOf(file)) {
    yield head + rows.map((row) => `${csvLine(cellsOf(file, names, row), ',')}\n`).join('');
    head = '';
  }
  yield head;
}

const namesOf = ({ set, query }: GroupFile): string[] => [
  ...groupsOf(query).flatMap((_, i) => (i === 0 ? ['chave', 'rotulo'] : ['chave2', 'rotulo2'])),
  'linhas',
  ...set.list.totals,
];

function cellsOf({ set, query }: GroupFile, names: readonly string[], row: GroupRow): string[] {
  const groups = new Map(groupsOf(query).map((group, i) => [String(GROUP_KEYS[i]), group]));
  return names.map((name) => {
    const group = groups.get(name);
    const value = row[name] ?? null;
    return group ? keyCell(set, group, value) : String(value ?? '');
  });
}

const keyCell = (set: Dataset, { field, grain }: QueryGroup, key: Value | null): string =>
  key === null ? '' : grain ? String(key) : fieldOf(set, field).print(key);

/** JSON with what surrounds the groups: `head`, the groups with commas between them, and a tail that knows their number. */
export const groupJson = (file: GroupFile, head: string, tail: (total: number) => string): Readable =>
  readableFrom(jsonPieces(file, head, tail));

async function* jsonPieces(file: GroupFile, head: string, tail: (total: number) => string): AsyncGenerator<string> {
  let total = 0;
  for await (const rows of batchesOf(file)) {
    yield `${total === 0 ? head : ',\n'}${rows.map((row) => JSON.stringify(row)).join(',\n')}`;
    total += rows.length;
  }
  yield `${total === 0 ? head : ''}${tail(total)}`;
}

/** CSV for a Brazilian spreadsheet: the groups under the headers of the screen. */
export function groupSheet({ client, set, tenant, query }: GroupFile): Readable {
  const shown = columnsOf(set, query).map(([name, field]) => `${field.sheet(ident(name))} AS ${ident(field.label)}`);
  const rows = orderedGroups(set, tenant, query, literal, shown.join(', '));
  return csvStream(client, `COPY (${rows}) TO STDOUT (FORMAT csv, HEADER, DELIMITER ';', ENCODING 'UTF8')`, {
    bom: true,
  });
}

/** A workbook of the groups, whose figures and dates a spreadsheet computes with. */
export function groupWorkbook({ client, set, tenant, query }: GroupFile): Readable {
  const columns = columnsOf(set, query);
  const rows = orderedGroups(
    set,
    tenant,
    query,
    literal,
    columns.map(([name, field]) => field.cell(ident(name))).join(', '),
  );
  const sheet = { ...set, fields: Object.fromEntries(columns) };
  return xlsxStream(client, `COPY (${rows}) TO STDOUT (ENCODING 'UTF8')`, sheet);
}

/** The columns of groups for people, each as a field that knows how its cells are written. */
function columnsOf(set: Dataset, query: GroupQuery): [string, Field][] {
  const keys = groupsOf(query).map((group, i): [string, Field] => [GROUP_KEYS[i] ?? 'chave', keyField(set, group)]);
  const totals = set.list.totals.map((name): [string, Field] => [name, fieldOf(set, name)]);
  return [...keys, ['linhas', number({ label: 'Registros' })], ...totals];
}

/** The field of a key. A slice of a date is a text like `2025-03`, or a year. */
function keyField(set: Dataset, group: QueryGroup): Field {
  if (!group.grain) return fieldOf(set, group.field);
  const asText = (column: string): string => `${column}::text`;
  return { ...text({ label: groupTitle(set, group) }), sheet: asText, cell: asText };
}
