import { QUEBRAS_ORDEM } from '../../catalog/codes/despesa.ts';
import { ordem } from '../../catalog/datasets/ordem.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../calendar.ts';
import type { ContractDossier } from '../contratos/dossier.ts';
import { sourceName } from '../despesa/classification.ts';
import type { Commitment, Settlement } from '../despesa/commitment.ts';
import { documentNumber } from '../despesa/commitment.ts';
import { commitments } from '../despesa/commitments.ts';
import { contractKey } from '../emendas/earmarks.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank, padZeros, reais } from '../text.ts';
import { officialOf } from '../town/people.ts';
import type { World } from '../town/world.ts';
import { paymentQueueOf } from './queue.ts';

/** The order of payments: every bill of a contract, in the queue of its unit, source and category. */
export const ordemMaker: DatasetMaker = { dataset: ordem, rows };

function* rows(world: World): Generator<Cells> {
  const counts = new Map<string, number>();
  for (const one of commitments(world)) {
    // The law that asks for the order came after the pandemic's contracts.
    if (!one.contract || one.contract.draft.covid) continue;
    for (const settlement of one.settlements) {
      const name = contractKey(one.contract);
      const part = (counts.get(name) ?? 0) + 1;
      counts.set(name, part);
      yield cells(world, one, one.contract, settlement, part);
    }
  }
}

/** Days that the body has to pay after it found that it owes. */
const TERM = 30;

/** Why somebody was paid before their turn, one reason for each case of the law. */
const REASONS = [
  'Pagamento antecipado em razão do decreto municipal de emergência por chuvas.',
  'Microempresa local com risco comprovado de interromper o fornecimento.',
  'Serviço do qual dependem a folha de pagamento e a prestação de contas.',
  'Empresa em recuperação judicial, com pedido de quitação deferido pelo juízo.',
  'A interrupção do serviço deixaria a população sem atendimento essencial.',
] as const;

function cells(world: World, one: Commitment, { draft }: ContractDossier, settlement: Settlement, part: number): Cells {
  const { unit } = one.line.action;
  const { day, cents, invoice, breach } = settlement;
  const paid = settlement.payments.at(-1) ?? null;
  const out = breach !== null && paid !== null;
  return {
    numExercicio: String(yearOf(day)),
    numPosicao: String(settlement.place),
    numProcesso: draft.process,
    numParcela: padZeros(part, 2),
    numFaturaEquivalente: `NF ${invoice}`,
    txtCategoria: paymentQueueOf(draft),
    codFonte: one.line.source,
    txtDescricaoFonteRecurso: sourceName(one.line.source),
    txtUnidadeOrcamentaria: unit.name,
    txtCredor: one.creditor.name,
    txtCpfCnpj: one.creditor.id,
    numContrato: draft.number,
    numAnoPub: String(draft.year),
    codOrgao: unit.org,
    codUnidade: unit.code,
    numDocEmpenho: documentNumber(one.number),
    numExercicioEmpenho: String(one.year),
    numDocLiq: documentNumber(settlement.number),
    dtLiquidacao: brDate(day),
    dtVencimento: brDate(day + TERM),
    dtPagamento: brDateOrBlank(paid?.day ?? null),
    vlrFatura: reais(cents),
    vlrPago: reais(paid ? cents : 0),
    txtSituacao: paid ? 'Pago' : settlement.held ? 'Suspenso' : 'A pagar',
    blnQuebraOrdem: out ? 'Sim' : 'Não',
    txtFundamentoQuebra: out ? (QUEBRAS_ORDEM[breach] ?? '') : '',
    txtJustificativa: out ? (REASONS[breach] ?? '') : '',
    txtAutoridade: out ? officialOf(unit.name, 0, world.seed, world.tenant).name : '',
  };
}
