import { receitaAddress } from '../../catalog/receita/address.ts';
import { monthsOf, receitaDimension, receitaName, within } from '../../catalog/receita/receita.ts';
import type { Node } from '../../catalog/sums/node.ts';
import { yearNode } from '../../catalog/sums/node.ts';
import { periodIs, readFreshness } from '../dataset/freshness.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { receitaBy, receitaYears, type Slice } from '../receita/sums.ts';
import { COLLECTED, RECEITA_SOURCES, readReceitaNames } from '../receita/view.ts';
import { type ComparisonSource, lastWholeMonth } from './source.ts';

const sliceOf = (tenant: number, node: Node): Slice => ({ tenant, where: within(node), months: monthsOf(node) });

interface CollectedRow {
  codigo: string;
  vlrArrecadacao: number;
}

/** What was collected by a level of its nature, as `/receita` adds it up. */
export const receitaSource = (services: Services, by: string): ComparisonSource => ({
  datasets: RECEITA_SOURCES,
  years: async (client, tenant) => {
    const { rows } = await client.query<{ numExercicio: number }>(receitaYears(tenant, []));
    return rows.map(({ numExercicio }) => numExercicio);
  },
  coverage: async (client, tenant, year) => {
    const { rows } = await client.query<CollectedRow>(receitaBy(sliceOf(tenant, yearNode(year)), 'dtMes'));
    const months = rows.map(({ codigo }) => Number(codigo.slice(5)));
    const set = datasetOf(services, COLLECTED);
    const dados = await readFreshness(client, set, tenant, [periodIs(set, year)]);
    return { months, whole: lastWholeMonth(year, dados.referencia, months), dados };
  },
  parts: async (client, tenant, year, until) => {
    const slice = sliceOf(tenant, { ...yearNode(year), to: until });
    const { rows } = await client.query<CollectedRow>(receitaBy(slice, receitaDimension(by)?.field ?? ''));
    const names = await readReceitaNames(client, tenant);
    return rows.map(({ codigo, vlrArrecadacao }) => ({
      codigo,
      nome: receitaName(by, codigo, names),
      valor: vlrArrecadacao,
    }));
  },
  page: (year, until) => receitaAddress('receita', { node: { ...yearNode(year), to: until }, by }),
});
