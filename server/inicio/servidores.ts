import { monthName } from '../../catalog/fields/month.ts';
import type { Quadro } from '../../catalog/inicio/answer.ts';
import type { Condition, Query } from '../../catalog/query.ts';
import { selectPage } from '../database/sql/select.ts';
import { readTotals } from '../dataset/totals.ts';
import { datasetOf } from '../http/request.ts';
import { type HomeSnapshot, provedBy } from './snapshot.ts';
import { unpublishedPanel } from './unpublished.ts';

const PAYROLL = 'servidores';
/** What comes on top of it (13º, férias, rescisões) is of some months alone, and never added in silence. */
const MONTHLY: Condition = { field: 'txtTipoFolha', operator: 'eq', values: ['Mensal'] };

const NAMED = { id: 'folha', termo: 'remuneração bruta' } as const;

/** From what the body pays to what people get. */
const SUMS = [
  ['vlrRemuneracaoBruta', 'Bruto'],
  ['vlrDescontosObrigatorios', 'Descontos obrigatórios'],
  ['vlrRemuAposDescObrig', 'Após os descontos'],
] as const;

const all = (where: readonly Condition[]): Query => ({ where, sort: [], page: 1, size: 1 });

/** The usual payroll of the last month that has one. A body that calls it otherwise has no figure, but has its list. */
export async function payrollPanel(front: HomeSnapshot): Promise<Quadro | null> {
  const { client, tenant, services, loads } = front;
  const set = datasetOf(services, PAYROLL);
  if (!loads.has(PAYROLL))
    return unpublishedPanel(front, PAYROLL, {
      ...NAMED,
      titulo: 'Quanto custa a folha de pagamento',
      para: `/${PAYROLL}`,
    });
  const newest = { ...all([MONTHLY]), sort: [{ field: 'dtMesAno', descending: true }] };
  const { rows: last } = await client.query<{ dtMesAno: string }>(selectPage(set, tenant.id, newest));
  const month = last[0]?.dtMesAno;
  if (!month) return null;
  const where: Condition[] = [{ field: 'dtMesAno', operator: 'eq', values: [month] }, MONTHLY];
  const { total, totals } = await readTotals(client, set, tenant.id, all(where));
  const valores = [];
  for (const [campo, nome] of SUMS)
    valores.push(await provedBy(front, PAYROLL, where, { nome, valor: totals[campo] ?? 0, campo }));
  return {
    ...NAMED,
    titulo: `Quanto custou a folha de ${monthName(month)}`,
    para: valores[0]?.para ?? `/${PAYROLL}`,
    valores,
    base: null,
    linhas: total,
    declaracao: null,
  };
}
