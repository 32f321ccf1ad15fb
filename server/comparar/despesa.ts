import type { ComparedStage } from '../../catalog/comparar/comparar.ts';
import type { DespesaMonth } from '../../catalog/despesa/answer.ts';
import { printNode, yearNode } from '../../catalog/sums/node.ts';
import { periodIs, readFreshness } from '../dataset/freshness.ts';
import { despesaMonths, despesaYears } from '../despesa/sums.ts';
import { DESPESA_SOURCES, divideNode } from '../despesa/view.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { type ComparisonSource, lastWholeMonth } from './source.ts';

/** More parts than any classification has. */
const ALL = 1_000;

/** One stage of expense by a classification, as `/despesa` adds it up. */
export const despesaSource = (services: Services, by: string, { field, dataset }: ComparedStage): ComparisonSource => ({
  datasets: DESPESA_SOURCES,
  years: async (client, tenant) => {
    const { rows } = await client.query<{ exercicio: number }>(despesaYears(tenant));
    return rows.map(({ exercicio }) => exercicio);
  },
  coverage: async (client, tenant, year) => {
    const { rows } = await client.query<DespesaMonth>(despesaMonths(tenant, yearNode(year)));
    const months = rows.filter((row) => row.mes > 0 && row[field] !== 0).map(({ mes }) => mes);
    const set = datasetOf(services, dataset);
    const dados = await readFreshness(client, set, tenant, [periodIs(set, year)]);
    return { months, whole: lastWholeMonth(year, dados.referencia, months), dados };
  },
  parts: async (client, tenant, year, until) => {
    const node = { ...yearNode(year), to: until };
    const { data } = await divideNode(client, tenant, { node, by, page: 1, size: ALL });
    return data.map((part) => ({ codigo: part.codigo, nome: part.nome, valor: part[field] }));
  },
  page: (year, until) => `/despesa?no=${printNode({ ...yearNode(year), to: until })}&por=${by}`,
});
