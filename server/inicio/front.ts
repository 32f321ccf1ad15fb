import type pg from 'pg';
import type { Valor } from '../../catalog/inicio/inicio.ts';
import { type Condition, printQuery, SIZE } from '../../catalog/query.ts';
import { selectNewestLoad } from '../database/sql/loads.ts';
import { freshness } from '../dataset/freshness.ts';
import { datasetOf, type Services } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** The last load of a dataset. */
export interface Last {
  carga: number;
  periodo: string[];
  referencia: string;
  publicadaEm: Date;
  linhas: number;
}

/** What every part of the first page is made from: one snapshot of one body. */
export interface Front {
  services: Services;
  client: pg.ClientBase;
  tenant: Tenant;
  chamber: boolean;
  /** By dataset, the newest first. */
  loads: ReadonlyMap<string, Last>;
}

export async function loadsOf(services: Services, client: pg.ClientBase, tenant: number): Promise<Front['loads']> {
  const ids = services.datasets.filter(({ cut }) => !cut).map(({ id }) => id);
  const { rows } = await client.query<Last & { dataset: string }>(selectNewestLoad(tenant, ids));
  return new Map(rows.map(({ dataset, ...last }) => [dataset, last]));
}

/** The latest exercise of the data itself: next year's budget may be here before the year is. */
export function latest(years: readonly number[], { tenant }: Front): number | undefined {
  const until = Number((tenant.referencia ?? '9999').slice(0, 4));
  return years.find((year) => year <= until) ?? years[0];
}

/** The address of a list, as a page and in the API alike. */
export const listOf = ({ services }: Front, id: string, where: readonly Condition[]): string =>
  `/${id}?${printQuery(datasetOf(services, id), { where, sort: [], page: 1, size: SIZE })}`;

/** A sum that a total of a list shows again. */
export const provedBy = async (front: Front, id: string, where: readonly Condition[], sum: Sum): Promise<Valor> => ({
  ...sum,
  para: listOf(front, id, where),
  referencia: await dayOf(front, id, where),
});

/** The day that the data of a list go to. */
export async function dayOf(
  { services, client, tenant }: Front,
  id: string,
  where: readonly Condition[],
): Promise<string | null> {
  return (await freshness(client, datasetOf(services, id), tenant.id, where)).referencia;
}

type Sum = Pick<Valor, 'nome' | 'valor' | 'campo'>;
