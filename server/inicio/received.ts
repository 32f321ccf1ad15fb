import { concerns } from '../../catalog/body.ts';
import type { Quadro } from '../../catalog/inicio/answer.ts';
import type { Condition } from '../../catalog/query.ts';
import { collectedIn, forecastOf, monthsOf, within } from '../../catalog/receita/receita.ts';
import { yearNode } from '../../catalog/sums/node.ts';
import { selectGroups } from '../database/sql/aggregate.ts';
import { datasetOf } from '../http/request.ts';
import { receitaGroups, receitaYears } from '../receita/sums.ts';
import { COLLECTED, EXPECTED } from '../receita/view.ts';
import { type HomeSnapshot, latestYear, provedBy } from './snapshot.ts';
import { unpublishedPanel } from './unpublished.ts';

/** What came in: by taxes and transfers or, to a câmara, from the city. Some bodies have neither. */
export async function receivedPanel(front: HomeSnapshot): Promise<Quadro | null> {
  if (front.chamber) return handed(front);
  return concerns(datasetOf(front.services, COLLECTED), front.tenant.tipo) ? collected(front) : null;
}

const TREE = '/receita';
const TAXES = { id: 'recebido', termo: 'receita arrecadada' } as const;

interface Collected {
  vlrArrecadacao: number;
  vlrPrevisaoAtualizado: number;
}

async function collected(front: HomeSnapshot): Promise<Quadro> {
  const { client, tenant } = front;
  const { rows: years } = await client.query<{ numExercicio: number }>(receitaYears(tenant.id, []));
  const year = latestYear(
    years.map(({ numExercicio }) => numExercicio),
    front,
  );
  if (year === undefined) return unpublishedPanel(front, COLLECTED, { ...TAXES, titulo: 'Quanto entrou', para: TREE });
  const node = yearNode(year);
  const { rows } = await client.query<Collected>(
    receitaGroups({ tenant: tenant.id, where: within(node, undefined), months: monthsOf(node) }, null),
  );
  const { vlrArrecadacao = 0, vlrPrevisaoAtualizado = 0 } = rows[0] ?? {};
  const base = { nome: 'previsto', valor: vlrPrevisaoAtualizado, campo: 'vlrPrevisaoAtualizado' };
  const sum = { nome: 'Arrecadado', valor: vlrArrecadacao, campo: 'vlrArrecadacao' };
  return {
    ...TAXES,
    titulo: `Quanto entrou em ${year}`,
    para: `${TREE}?exercicio=${year}`,
    valores: [await provedBy(front, COLLECTED, collectedIn(node, undefined), sum)],
    base: vlrPrevisaoAtualizado > 0 ? await provedBy(front, EXPECTED, forecastOf(node, undefined) ?? [], base) : null,
    linhas: null,
    declaracao: null,
  };
}

const HANDED = 'duodecimos';
const TWELFTHS = { id: 'recebido', termo: 'duodécimos recebidos' } as const;

interface Handed {
  chave: number;
  vlrRecebido: number;
  vlrFixado: number;
}

async function handed(front: HomeSnapshot): Promise<Quadro> {
  const { client, tenant, services } = front;
  const query = { where: [], sort: [], page: 1, size: 100, by: { field: 'numExercicio' } };
  const { rows } = await client.query<Handed>(selectGroups(datasetOf(services, HANDED), tenant.id, query));
  const years = rows.map(({ chave }) => chave).sort((a, b) => b - a);
  const year = latestYear(years, front);
  if (year === undefined)
    return unpublishedPanel(front, HANDED, { ...TWELFTHS, titulo: 'Quanto a câmara recebeu', para: `/${HANDED}` });
  const where: Condition[] = [{ field: 'numExercicio', operator: 'eq', values: [year] }];
  const { vlrRecebido = 0, vlrFixado = 0 } = rows.find(({ chave }) => chave === year) ?? {};
  const sum = { nome: 'Recebido', valor: vlrRecebido, campo: 'vlrRecebido' };
  const base = { nome: 'fixado até o último mês', valor: vlrFixado, campo: 'vlrFixado' };
  return {
    ...TWELFTHS,
    titulo: `Quanto a câmara recebeu em ${year}`,
    para: `/${HANDED}?numExercicio=${year}`,
    valores: [await provedBy(front, HANDED, where, sum)],
    base: vlrFixado > 0 ? await provedBy(front, HANDED, where, base) : null,
    linhas: null,
    declaracao: null,
  };
}
