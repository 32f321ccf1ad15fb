import type pg from 'pg';
import { ident } from '../database/sql/names.ts';
import { parentsFirst, type TenantColumn, tableReferences, tenantColumns } from '../tenants/tables.ts';

/** A table whose rows go along when a body moves. */
export interface CarriedTable {
  /** Name with its schema, quoted where that is needed. */
  name: string;
  /** Columns that are carried, besides the tenant's number: not those that the database works out or numbers itself. */
  columns: readonly CarriedColumn[];
  /** Columns of the primary key, the tenant's included. */
  key: readonly string[];
  /** Column whose values divide the table into what is copied and compared at a time; null for a small table. */
  group: CarriedColumn | null;
  /** Whether rows of other tables refer to these: they are changed in place, never deleted and written anew. */
  isParent: boolean;
  /** Column that the database numbers and that is carried. */
  numbered: string | null;
}

export interface CarriedColumn {
  name: string;
  type: string;
}

/**
 * Tables that are not carried: what the search reads is made anew at the target, since its words bear the number that the
 * tenant has there, and the record of a move is of the move itself. What nobody published stays, because its bytes lie in a
 * folder of this installation; people enter anew at the new one.
 */
const MADE_ANEW = [
  'dados._busca',
  'dados._palavras',
  'portal.buscas',
  'portal.desafios',
  'portal.ensaios',
  'portal.ingressos',
  'portal.mudancas',
  'portal.preparados',
  'portal.sessoes',
  'portal.vistas',
];

/** Whether a table goes along: copies of earlier states are brought out of the archives again. */
const isCarriedTable = (name: string): boolean => !MADE_ANEW.includes(name) && !/^dados\."?_antes_/.test(name);

/** Columns that divide a table, the most telling first: a load or a correction then changes a few of its groups. */
const GROUPS = ['carga', 'origem', 'dataset', 'id'];

/** Every table of a body that a move carries, those that others refer to first. */
export async function carriedTables(client: pg.ClientBase): Promise<CarriedTable[]> {
  const columns = await tenantColumns(client);
  const references = await tableReferences(client);
  const names = [...new Set(columns.map(({ table }) => table))].filter(isCarriedTable);
  return parentsFirst(names, references).map((name) =>
    carriedTable(
      name,
      columns.filter(({ table }) => table === name),
      references.some(({ parent }) => parent === name),
    ),
  );
}

function carriedTable(name: string, all: readonly TenantColumn[], isParent: boolean): CarriedTable {
  const key = all.filter(({ isKey }) => isKey).map(({ column }) => column);
  const carried = all.filter((one) => one.column !== 'tenant' && isCarried(one, key));
  const columns = carried.map(({ column, type }) => ({ name: column, type }));
  const group = GROUPS.flatMap((word) => columns.filter((own) => own.name === word))[0] ?? null;
  const numbered = carried.find(({ isIdentity }) => isIdentity)?.column ?? null;
  return { name, columns, key, group, isParent, numbered };
}

/**
 * Whether a column goes along. A number that is unique among all bodies is drawn anew at the target, where another body
 * may have it; the words of a search are made anew.
 */
const isCarried = ({ isGenerated, isIdentity, type }: TenantColumn, key: readonly string[]): boolean =>
  !isGenerated && type !== 'tsvector' && (!isIdentity || key.includes('tenant'));

/** The carried columns of a table as a statement lists them. */
export const columnList = ({ columns }: Pick<CarriedTable, 'columns'>): string =>
  columns.map(({ name }) => ident(name)).join(', ');
