import type pg from 'pg';
import type { Valor } from '../../catalog/inicio/answer.ts';
import { type Condition, print, SIZE } from '../../catalog/query.ts';
import { newest } from '../database/sql/loads.ts';
import { freshness } from '../dataset/freshness.ts';
import { datasetOf, type Services } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** The last load of a dataset. */
export interface LatestLoad {
  carga: number;
  periodo: string[];
  referencia: string;
  publicadaEm: Date;
  linhas: number;
}

/** What every part of the first page is made from: one snapshot of one body. */
export interface HomeSnapshot {
  services: Services;
  client: pg.ClientBase;
  tenant: Tenant;
  chamber: boolean;
  /** By dataset, the newest first. */
  loads: ReadonlyMap<string, LatestLoad>;
}

export async function latestLoads(
  services: Services,
  client: pg.ClientBase,
  tenant: number,
): Promise<HomeSnapshot['loads']> {
  const ids = services.datasets.filter(({ cut }) => !cut).map(({ id }) => id);
  const { rows } = await client.query<LatestLoad & { dataset: string }>(newest(tenant, ids));
  return new Map(rows.map(({ dataset, ...last }) => [dataset, last]));
}

/** The latest exercise of the data itself: next year's budget may be here before the year is. */
export function latestYear(years: readonly number[], { tenant }: HomeSnapshot): number | undefined {
  const until = Number((tenant.referencia ?? '9999').slice(0, 4));
  return years.find((year) => year <= until) ?? years[0];
}

/** The address of a list, as a page and in the API alike. */
export const listAddress = ({ services }: HomeSnapshot, id: string, where: readonly Condition[]): string =>
  `/${id}?${print(datasetOf(services, id), { where, sort: [], page: 1, size: SIZE })}`;

/** A sum that a total of a list shows again. */
export const provedBy = async (
  front: HomeSnapshot,
  id: string,
  where: readonly Condition[],
  sum: Sum,
): Promise<Valor> => ({
  ...sum,
  para: listAddress(front, id, where),
  referencia: await referenceDay(front, id, where),
});

/** The day that the data of a list go to. */
export async function referenceDay(
  { services, client, tenant }: HomeSnapshot,
  id: string,
  where: readonly Condition[],
): Promise<string | null> {
  return (await freshness(client, datasetOf(services, id), tenant.id, where)).referencia;
}

type Sum = Pick<Valor, 'nome' | 'valor' | 'campo'>;
