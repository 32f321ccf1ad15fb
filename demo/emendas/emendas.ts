import { FUNCOES } from '../../catalog/codes/funcoes.ts';
import { emendas } from '../../catalog/datasets/emendas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { actionOf } from '../despesa/actions.ts';
import { type Empenho, empenhadoCents, liquidadoCents, pagoCents } from '../despesa/model.ts';
import { addMonths, brDate, nextWorkingDay } from '../kit/calendar.ts';
import { reais } from '../kit/text.ts';
import { type DatasetMaker, type EmptyStatement, silentYears } from '../maker.ts';
import { OBRAS } from '../town/units.ts';
import type { World } from '../town/world.ts';
import { empenhosOfEmenda } from './empenhos.ts';
import { allEmendas, type Emenda, emendaAccount } from './model.ts';

export const emendasMaker: DatasetMaker = {
  dataset: emendas,
  rows: (world) => allEmendas(world).map((one) => emenda(world, one)),
  statements: (world) => Object.entries(AUTHORS).flatMap(([origin, authors]) => none(world, origin, authors)),
};

/** Who puts earmarks of each origin into a budget. */
const AUTHORS: Readonly<Record<Emenda['origin'], string>> = {
  Federal: 'deputados federais e senadores',
  Estadual: 'deputados estaduais',
  Municipal: 'vereadores',
};

/** The statements for the years without earmarks of an origin: the town's own councillors make few. */
const none = (world: World, origin: string, authors: string): EmptyStatement[] =>
  silentYears(world, emendas, {
    years: allEmendas(world).flatMap((one) => (one.origin === origin ? [one.year] : [])),
    part: { field: 'txtOrigemRecurso', value: origin },
    text: (time) => `Não houve emendas de ${authors} (origem ${origin.toLowerCase()}) ${time}.`,
  });

const sum = (parts: readonly Empenho[], of: (part: Empenho) => number): number =>
  parts.reduce((total, part) => total + of(part), 0);

/** The object of an earmark that has no contract yet. */
const NEXT = 'Pavimentação de ruas do bairro Alto da Conceição';

function emenda(world: World, one: Emenda): Cells {
  const { contract } = one;
  const parts = empenhosOfEmenda(world, one);
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
    vlrEmpenhado: reais(sum(parts, empenhadoCents)),
    vlrLiquidado: reais(sum(parts, liquidadoCents)),
    vlrPago: reais(sum(parts, pagoCents)),
    dtRepasse: arrived ? brDate(came) : '',
    ...plan(one, object),
    txtSituacao: done ? 'Concluída' : parts.length > 0 ? 'Em execução' : 'Prevista',
    txtPrestacaoContas: done ? 'Apresentada, em análise' : 'Ainda não é devida',
    lnkTransferegov: one.origin === 'Federal' ? `https://especiais.transferegov.sistema.gov.br/${one.number}` : '',
  };
}

function plan(one: Emenda, object: string): Cells {
  const begins = one.contract?.draft.start ?? addMonths(one.day, 3);
  return {
    txtConta: emendaAccount(one),
    txtPlanoTrabalho: `${object}: contratação, execução e entrega em etapas, com prestação de contas ao fim`,
    dtInicioPlano: brDate(begins),
    dtFimPlano: brDate(Math.max(begins, one.contract?.end ?? addMonths(one.day, 15))),
  };
}
