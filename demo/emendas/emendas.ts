import { FUNCOES } from '../../catalog/codes/funcoes.ts';
import { emendas } from '../../catalog/datasets/emendas.ts';
import { execucao } from '../../catalog/datasets/execucao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { addMonths, brDate, nextWorkingDay } from '../calendar.ts';
import { reais } from '../contratos/rows.ts';
import { actionOf } from '../despesa/actions.ts';
import { type Commitment, committedCents, paidCents, settledCents } from '../despesa/commitment.ts';
import { commitmentsByContract } from '../despesa/commitments.ts';
import { documentNumber } from '../despesa/empenhos.ts';
import type { Part } from '../maker.ts';
import { OBRAS } from '../town/units.ts';
import type { World } from '../town/world.ts';
import { contractKey, type Earmark, earmarkAccount, earmarks } from './earmarks.ts';

/** Earmarks and what they were spent on: a matter of the prefeitura. */
export function amendments(made: World): Part {
  if (made.tenant !== 'pmdemo') return { datasets: [] };
  return {
    datasets: [
      { dataset: emendas, rows: () => earmarks(made).map((one) => emenda(made, one)) },
      {
        dataset: execucao,
        rows: () => earmarks(made).flatMap((one) => spent(made, one).map((part) => despesa(one, part))),
      },
    ],
  };
}

const spent = (made: World, { contract }: Earmark): readonly Commitment[] =>
  (contract && commitmentsByContract(made).get(contractKey(contract))) ?? [];

const sum = (parts: readonly Commitment[], of: (part: Commitment) => number): number =>
  parts.reduce((total, part) => total + of(part), 0);

/** What is for later is not asked for while nothing was signed. */
const NEXT = 'Pavimentação de ruas do bairro Alto da Conceição';

function emenda(made: World, one: Earmark): Cells {
  const { contract } = one;
  const parts = spent(made, one);
  const came = nextWorkingDay(one.day + 45);
  const arrived = contract !== null && came <= made.until;
  const unit = contract?.draft.unit ?? OBRAS;
  const object = contract?.draft.object ?? NEXT;
  const done = contract !== null && contract.end < made.until && contract.situation !== 'Rescindido';
  return {
    numEmenda: one.number,
    numAnoEmenda: String(one.year),
    dtEmenda: brDate(one.day),
    txtAutoria: one.author,
    txtTipoEmenda: one.kind,
    txtOrigemRecurso: one.origin,
    txtFormaRepasse: one.form,
    numConvenio: one.agreement,
    txtObjeto: object,
    txtFuncaoGoverno: FUNCOES[actionOf(unit, object).role.slice(0, 2)] ?? '',
    txtBeneficiario: made.name,
    txtDescricaoUnidade: unit,
    vlrPrevisto: reais(one.planned),
    vlrRealizado: reais(arrived ? one.planned : 0),
    vlrEmpenhado: reais(sum(parts, committedCents)),
    vlrLiquidado: reais(sum(parts, settledCents)),
    vlrPago: reais(sum(parts, paidCents)),
    dtRepasse: arrived ? brDate(came) : '',
    ...plan(one, object),
    txtSituacao: done ? 'Concluída' : parts.length > 0 ? 'Em execução' : 'Prevista',
    txtPrestacaoContas: done ? 'Apresentada, em análise' : 'Ainda não é devida',
    lnkTransferegov: one.origin === 'Federal' ? `https://especiais.transferegov.sistema.gov.br/${one.number}` : '',
  };
}

function plan(one: Earmark, object: string): Cells {
  const begins = one.contract?.draft.start ?? addMonths(one.day, 3);
  return {
    txtConta: earmarkAccount(one),
    txtPlanoTrabalho: `${object}: contratação, execução e entrega em etapas, com prestação de contas ao fim`,
    dtInicioPlano: brDate(begins),
    dtFimPlano: brDate(Math.max(begins, one.contract?.end ?? addMonths(one.day, 15))),
  };
}

function despesa(one: Earmark, part: Commitment): Cells {
  const { org, code } = part.line.action.unit;
  return {
    numEmenda: one.number,
    numAnoEmenda: String(one.year),
    numExercicio: String(part.year),
    codOrgao: org,
    codUnidade: code,
    numDocEmpenho: documentNumber(part.number),
    dtEmpenho: brDate(part.day),
    txtCredor: part.creditor.name,
    txtCpfCnpj: part.creditor.id,
    txtDescricao: part.about,
    vlrEmpenhado: reais(committedCents(part)),
    vlrLiquidado: reais(settledCents(part)),
    vlrPago: reais(paidCents(part)),
  };
}
