import { FUNCOES } from '../../catalog/codes/funcoes.ts';
import { emendas } from '../../catalog/datasets/emendas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { addMonths, brDate, nextWorkingDay } from '../calendar.ts';
import { actionOf } from '../despesa/actions.ts';
import { type Commitment, committedCents, paidCents, settledCents } from '../despesa/commitment.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { OBRAS } from '../town/units.ts';
import type { World } from '../town/world.ts';
import { type Earmark, earmarkAccount, earmarks } from './earmarks.ts';
import { commitmentsOfEarmark } from './spent.ts';

export const emendasMaker: DatasetMaker = {
  dataset: emendas,
  rows: (world) => earmarks(world).map((one) => emenda(world, one)),
};

const sum = (parts: readonly Commitment[], of: (part: Commitment) => number): number =>
  parts.reduce((total, part) => total + of(part), 0);

/** What is for later is not asked for while nothing was signed. */
const NEXT = 'Pavimentação de ruas do bairro Alto da Conceição';

function emenda(world: World, one: Earmark): Cells {
  const { contract } = one;
  const parts = commitmentsOfEarmark(world, one);
  const came = nextWorkingDay(one.day + 45);
  const arrived = contract !== null && came <= world.until;
  const unit = contract?.draft.unit ?? OBRAS;
  const object = contract?.draft.object ?? NEXT;
  const done = contract !== null && contract.end < world.until && contract.situation !== 'Rescindido';
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
    txtBeneficiario: world.name,
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
