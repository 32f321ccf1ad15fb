import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { monthName } from '../../catalog/fields/month.ts';
import { MOST, type Query, type QueryGroup, sayQuery } from '../../catalog/query.ts';
import type { Database } from '../database/db.ts';
import { selectGroups } from '../database/sql/aggregate.ts';
import { selectPage, selectTotals } from '../database/sql/select.ts';
import { type Declaracao, declaration } from './declaration.ts';
import { type Dados, freshness } from './freshness.ts';

export interface List {
  ok: true;
  data: Row[];
  page: number;
  size: number;
  total: number;
  totals: Record<string, number>;
  says: string;
  message?: string;
  /** Where the rows are of kinds that must not be added up in silence: each kind by itself. */
  apart?: Row[];
  /** In place of an empty list. */
  declaracao?: Declaracao;
  dados: Dados;
}

/** A page of rows with the count and the sums of all of them, read in one snapshot. */
export function list(db: Database, set: Dataset, tenant: number, query: Query): Promise<List> {
  return db.read(tenant, async (client) => {
    const { rows: data } = await client.query<Row>(selectPage(set, tenant, query));
    const { rows } = await client.query(selectTotals(set, tenant, query));
    const { linhas: total, ...sums } = rows[0];
    const dados = await freshness(client, set, tenant, query.where);
    const answer: List = {
      ok: true,
      data,
      page: query.page,
      size: query.size,
      total,
      totals: sums,
      says: sayQuery(set, query),
      dados,
    };
    const apart = await kinds(client, set, tenant, query);
    const declaracao = total === 0 ? await declaration(client, set, tenant, query) : null;
    return {
      ...answer,
      ...(data.length === 0 && total > 0 && { message: beyond(query, total) }),
      ...(apart.length > 1 && { apart }),
      ...(declaracao && { declaracao }),
    };
  });
}

async function kinds(client: pg.ClientBase, set: Dataset, tenant: number, query: Query): Promise<Row[]> {
  if (!set.list.apart) return [];
  const by = { field: set.list.apart };
  const { rows } = await client.query(selectGroups(set, tenant, { ...query, sort: [], page: 1, size: MOST, by }));
  return rows.map((row) => labelled(set, by, row));
}

/** A group with its name for people; how many groups there are is not its own affair. */
const labelled = (set: Dataset, by: QueryGroup, { chave, grupos: _, ...rest }: Row): Row => ({
  chave: chave ?? null,
  rotulo: labelOf(set, by, chave ?? null),
  ...rest,
});

function beyond({ page, size }: Query, total: number): string {
  const last = Math.ceil(total / size);
  return `A página ${page} não existe: a consulta tem ${total} ${total === 1 ? 'linha' : 'linhas'} e a última página é a ${last}.`;
}

/** Rows counted and added up by a field, for charts and for the choices of a filter. */
export function group(db: Database, set: Dataset, tenant: number, query: Query & { by: QueryGroup }) {
  return db.read(tenant, async (client) => {
    const { rows } = await client.query(selectGroups(set, tenant, query));
    const data = rows.map((row) => labelled(set, query.by, row));
    const dados = await freshness(client, set, tenant, query.where);
    return {
      ok: true,
      data,
      page: query.page,
      size: query.size,
      total: rows[0]?.grupos ?? 0,
      says: sayQuery(set, query),
      dados,
    };
  });
}

function labelOf(set: Dataset, { field, grain }: QueryGroup, chave: Value | null): string {
  if (chave === null || chave === '') return 'Não informado';
  if (grain) return grain === 'mes' ? monthName(String(chave)) : String(chave);
  return fieldOf(set, field).format(chave);
}
