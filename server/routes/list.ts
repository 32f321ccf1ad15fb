import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { monthName } from '../../catalog/fields/month.ts';
import { type Group, type Query, say } from '../../catalog/query.ts';
import type { Database } from '../db.ts';
import { groups } from '../sql/aggregate.ts';
import { page, totals } from '../sql/select.ts';
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
  dados: Dados;
}

/** A page of rows with the count and the sums of all of them, read in one snapshot. */
export function list(db: Database, set: Dataset, tenant: number, query: Query): Promise<List> {
  return db.read(tenant, async (client) => {
    const { rows: data } = await client.query<Row>(page(set, tenant, query));
    const { rows } = await client.query(totals(set, tenant, query));
    const { linhas: total, ...sums } = rows[0];
    const dados = await freshness(client, set, tenant);
    const answer: List = {
      ok: true,
      data,
      page: query.page,
      size: query.size,
      total,
      totals: sums,
      says: say(set, query),
      dados,
    };
    return data.length === 0 && total > 0 ? { ...answer, message: beyond(query, total) } : answer;
  });
}

function beyond({ page, size }: Query, total: number): string {
  const last = Math.ceil(total / size);
  return `A página ${page} não existe: a consulta tem ${total} ${total === 1 ? 'linha' : 'linhas'} e a última página é a ${last}.`;
}

/** Rows counted and added up by a field, for charts and for the choices of a filter. */
export function group(db: Database, set: Dataset, tenant: number, query: Query & { by: Group }) {
  return db.read(tenant, async (client) => {
    const { rows } = await client.query(groups(set, tenant, query));
    const data = rows.map(({ chave, grupos: _, ...rest }) => ({
      chave,
      rotulo: labelOf(set, query.by, chave),
      ...rest,
    }));
    const dados = await freshness(client, set, tenant);
    return {
      ok: true,
      data,
      page: query.page,
      size: query.size,
      total: rows[0]?.grupos ?? 0,
      says: say(set, query),
      dados,
    };
  });
}

function labelOf(set: Dataset, { field, grain }: Group, chave: Value | null): string {
  if (chave === null || chave === '') return 'Não informado';
  if (grain) return grain === 'mes' ? monthName(String(chave)) : String(chave);
  return fieldOf(set, field).format(chave);
}
