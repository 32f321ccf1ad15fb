import type pg from 'pg';
import { PAYROLL } from '../../catalog/comparar/comparar.ts';
import type { Condition } from '../../catalog/query.ts';
import { MOST, printQuery, SIZE } from '../../catalog/query.ts';
import { readFreshness } from '../dataset/freshness.ts';
import { type CountedGroup, readCountedGroups } from '../dataset/totals.ts';
import { datasetOf, type Services } from '../http/request.ts';
import type { ComparisonSource } from './source.ts';

const GROSS = 'vlrRemuneracaoBruta';

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

const monthsUntil = (period: string, year: number, until: number): Condition[] => [
  { field: period, operator: 'gte', values: [monthOf(year, 1)] },
  { field: period, operator: 'lte', values: [monthOf(year, until)] },
];

/** The gross pay by kind of payroll, as the list of `/servidores` adds it up. */
export function folhaSource(services: Services): ComparisonSource {
  const set = datasetOf(services, PAYROLL);
  const groups = (
    client: pg.ClientBase,
    tenant: number,
    field: string,
    where: readonly Condition[],
  ): Promise<CountedGroup[]> =>
    readCountedGroups(client, set, tenant, { where, sort: [], page: 1, size: MOST, by: { field } });
  return {
    datasets: [PAYROLL],
    years: async (client, tenant) => {
      const rows = await groups(client, tenant, set.period, []);
      const years = new Set(rows.map(({ chave }) => Number(String(chave).slice(0, 4))));
      return [...years].sort((a, b) => b - a);
    },
    coverage: async (client, tenant, year) => {
      const where = monthsUntil(set.period, year, 12);
      const rows = await groups(client, tenant, set.period, where);
      const months = rows.map(({ chave }) => Number(String(chave).slice(5)));
      const dados = await readFreshness(client, set, tenant, where);
      // A payroll is published whole: the month that it is of is over for it, whatever the day of the file.
      return { months, whole: Math.max(0, ...months), dados };
    },
    parts: async (client, tenant, year, until) => {
      const rows = await groups(client, tenant, 'txtTipoFolha', monthsUntil(set.period, year, until));
      return rows.map((row) => {
        const name = String(row.chave ?? '');
        return { codigo: name, nome: name || 'Não informado', valor: Number(row[GROSS] ?? 0) };
      });
    },
    page: (year, until) =>
      `/${PAYROLL}?${printQuery(set, { where: monthsUntil(set.period, year, until), sort: [], page: 1, size: SIZE })}`,
  };
}
