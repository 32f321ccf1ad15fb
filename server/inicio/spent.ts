import type { DespesaAnswer, DespesaMonth, DespesaSums } from '../../catalog/despesa/answer.ts';
import type { Inicio, Quadro, Valor } from '../../catalog/inicio/answer.ts';
import { below, type Node, printNode, yearNode } from '../../catalog/sums/node.ts';
import { periodIs } from '../dataset/freshness.ts';
import { despesaMonths, despesaParts, despesaYears } from '../despesa/sums.ts';
import { despesaLists, namesOfCodes, sumMonths } from '../despesa/view.ts';
import { datasetOf } from '../http/request.ts';
import { type HomeSnapshot, latestYear, referenceDay } from './snapshot.ts';
import { unpublishedPanel } from './unpublished.ts';

/** The stages from the most certain to the least: the first that the body publishes is the one that counts. */
const STAGES = [
  { id: 'pagamentos', nome: 'Pago', campo: 'vlrPago', termo: 'despesa paga', titulo: 'Quanto foi gasto' },
  {
    id: 'liquidacoes',
    nome: 'Liquidado',
    campo: 'vlrLiquidado',
    termo: 'despesa liquidada',
    titulo: 'Quanto foi gasto',
  },
  {
    id: 'empenhos',
    nome: 'Empenhado',
    campo: 'vlrEmpenhado',
    termo: 'despesa empenhada',
    titulo: 'Quanto foi reservado',
  },
] as const;

const nodeAddress = (node: Node): string => `/despesa?no=${encodeURIComponent(printNode(node))}`;

/** What went out, and into which areas. */
export async function spentPanel(front: HomeSnapshot): Promise<{ quadro: Quadro; areas: Inicio['areas'] }> {
  const { client, tenant, loads } = front;
  const { rows: years } = await client.query<{ exercicio: number }>(despesaYears(tenant.id));
  const year = latestYear(
    years.map(({ exercicio }) => exercicio),
    front,
  );
  const published = STAGES.filter(({ id }) => loads.has(id));
  const [first] = published;
  if (year === undefined || !first) {
    const named = { id: 'gasto', titulo: 'Quanto foi gasto', termo: 'despesa paga', para: '/despesa' } as const;
    const quadro = await unpublishedPanel(front, 'pagamentos', named);
    return { quadro, areas: null };
  }
  const node = yearNode(year);
  const { rows: series } = await client.query<DespesaMonth>(despesaMonths(tenant.id, node));
  const totals = sumMonths(series, node);
  const addresses = await despesaLists(front.services, client, tenant.id, node);
  const valores: Valor[] = [];
  for (const stage of published) valores.push(await stageOf(front, stage, totals, addresses, node));
  const quadro: Quadro = {
    id: 'gasto',
    titulo: `${first.titulo} em ${year}`,
    termo: first.termo,
    para: nodeAddress(node),
    valores,
    base: await budgetOf(front, totals, addresses, node),
    linhas: null,
    declaracao: null,
  };
  return { quadro, areas: totals.vlrPago > 0 ? await areasOf(front, node) : null };
}

/** What was committed is net of what was annulled: the list of the node shows it, no single total does. */
async function stageOf(
  front: HomeSnapshot,
  { id, nome, campo }: (typeof STAGES)[number],
  totals: DespesaSums,
  addresses: DespesaAnswer['listas'],
  node: Node,
): Promise<Valor> {
  const net = id === 'empenhos';
  return {
    nome,
    valor: totals[campo],
    campo: net ? null : campo,
    para: net ? `/despesa/empenhos/${encodeURIComponent(printNode(node))}` : `/${id}?${addresses[id] ?? ''}`,
    referencia: await dayOfYear(front, id, node.year),
  };
}

const dayOfYear = (front: HomeSnapshot, id: string, year: number): Promise<string | null> =>
  referenceDay(front, id, [periodIs(datasetOf(front.services, id), year)]);

async function budgetOf(
  front: HomeSnapshot,
  { vlrOrcamentoAtualizado: valor }: DespesaSums,
  { orcamento }: DespesaAnswer['listas'],
  { year }: Node,
): Promise<Valor | null> {
  if (valor <= 0 || orcamento === null) return null;
  const referencia = await dayOfYear(front, 'orcamento', year);
  return { nome: 'orçamento', valor, campo: 'vlrOrcamentoAtualizado', para: `/orcamento?${orcamento}`, referencia };
}

const MOST = 6;

/** A câmara has one function, the legislative one: what it buys says more. */
async function areasOf({ client, tenant, chamber }: HomeSnapshot, node: Node): Promise<Inicio['areas']> {
  const by = chamber ? 'elemento' : 'funcao';
  const { rows } = await client.query<{ codigo: string; vlrPago: number }>(despesaParts(tenant.id, node, by, MOST, 1));
  const paid = rows.filter(({ vlrPago }) => vlrPago > 0);
  const names = await namesOfCodes(client, tenant.id, by, paid, node.year);
  const itens = paid.map(({ codigo, vlrPago }) => ({
    nome: names.get(codigo) ?? codigo,
    valor: vlrPago,
    para: nodeAddress(below(node, by, codigo)),
  }));
  return { titulo: `${chamber ? 'Em que se gastou' : 'Em que áreas se gastou'} em ${node.year}`, itens };
}
