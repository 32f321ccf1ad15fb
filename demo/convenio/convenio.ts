import type { Dataset } from '../../catalog/dataset.ts';
import { acordos } from '../../catalog/datasets/acordos.ts';
import { convenio } from '../../catalog/datasets/convenio.ts';
import { realizadas } from '../../catalog/datasets/realizadas.ts';
import { recebidas } from '../../catalog/datasets/recebidas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, dayOf, nextWorkingDay } from '../calendar.ts';
import { reais } from '../contratos/rows.ts';
import type { EmptyStatement, Part } from '../maker.ts';
import { pdf } from '../pdf.ts';
import type { World } from '../town/world.ts';
import { givenGrants } from './given.ts';
import { type Grant, grantFunction } from './grant.ts';
import { type CooperationPact, cooperationPacts } from './pacts.ts';
import { receivedGrants } from './received.ts';

/** Agreements with money and without, and the money itself: what came and what went are never in one list. */
export function partnerships(made: World): Part {
  return {
    datasets: [
      { dataset: convenio, rows: () => covenants(made) },
      { dataset: recebidas, rows: () => receivedGrants(made).map((one) => taken(made, one)) },
      { dataset: realizadas, rows: () => givenGrants(made).map((one) => passed(made, one)) },
      { dataset: acordos, rows: () => cooperationPacts(made).map((one) => agreed(made, one)) },
    ],
    files: { [Symbol.iterator]: () => papers(made) },
    statements: made.tenant === 'cmdemo' ? none(made) : [],
  };
}

/** A council has its duodécimo, asks nobody for money and gives it to nobody. */
function none({ exercises, until }: World): EmptyStatement[] {
  const from = dayOf(`${exercises[0]?.year}-01-01`);
  const say = (dataset: Dataset, text: string): EmptyStatement => ({ dataset, from, to: until, text });
  return [
    say(convenio, 'A Câmara Municipal não assinou convênios nem instrumentos semelhantes com repasse de recursos.'),
    say(recebidas, 'A Câmara Municipal não recebeu transferências por convênio, acordo ou instrumento semelhante.'),
    say(realizadas, 'A Câmara Municipal não realizou transferências a outros órgãos nem a entidades.'),
  ];
}

/** A special transfer comes without anything signed: all the rest stands in an instrument, on either side of it. */
const UNSIGNED = 'Transferência especial';

function* covenants(made: World): Generator<Cells> {
  for (const one of [...receivedGrants(made), ...givenGrants(made)]) {
    if (one.kind === UNSIGNED) continue;
    yield {
      ...shared(made, one),
      txtPapel: one.grantor === made.name ? 'Concedente' : 'Convenente',
      txtConcedente: one.grantor,
      txtConvenente: one.taker.name,
      txtCpfCnpjConvenente: one.taker.id,
      vlrRepassado: reais(one.paid),
      vlrSaldo: reais(one.passed - one.paid),
    };
  }
}

const taken = (made: World, one: Grant): Cells => ({
  ...shared(made, one),
  txtConcedente: one.grantor,
  vlrRecebido: reais(one.paid),
  vlrSaldo: reais(one.passed - one.paid),
});

const passed = (made: World, one: Grant): Cells => ({
  ...shared(made, one),
  txtBeneficiario: one.taker.name,
  txtCpfCnpj: one.taker.id,
  vlrRepassado: reais(one.paid),
  vlrSaldo: reais(one.passed - one.paid),
});

/** The day it was printed, unless that is still to come. */
function printed(signed: Day, until: Day): string {
  const day = nextWorkingDay(signed + 3);
  return day <= until ? brDate(day) : '';
}

function shared({ until }: World, one: Grant): Cells {
  return {
    numConvenio: one.number,
    numExercicio: String(one.year),
    txtTipoInstrumento: one.kind,
    txtObjeto: one.object,
    txtUnidadeOrcamentaria: one.unit,
    txtFuncao: grantFunction(one),
    txtPrograma: one.program,
    numProcesso: one.process,
    numEmenda: one.earmark,
    dtAssinatura: brDate(one.signed),
    dtPublicacao: printed(one.signed, until),
    dtInicioVigencia: brDate(one.start),
    dtVigencia: brDate(one.end),
    vlrTotal: reais(one.passed + one.own),
    vlrContrapartida: reais(one.own),
    dtUltimoRepasse: one.last === null ? '' : brDate(one.last),
    txtContaEspecifica: one.account,
    txtSituacao: one.situation,
    txtPrestacaoContas: one.accounts,
    lnkTransferegov: one.link,
    arqIntegra: one.path,
  };
}

const agreed = (made: World, one: CooperationPact): Cells => ({
  numConvenio: one.number,
  numExercicio: String(one.year),
  txtTipoInstrumento: one.kind,
  txtPartes: `${made.name}; ${one.partner}`,
  txtParceiro: one.partner,
  txtCpfCnpjParceiro: one.partnerId,
  txtObjeto: one.object,
  txtObrigacoesOrgao: one.ours.join('; '),
  txtObrigacoesParceiro: one.theirs.join('; '),
  txtUnidadeOrcamentaria: one.unit,
  txtFundamento: one.ground,
  numProcesso: one.process,
  dtAssinatura: brDate(one.signed),
  dtPublicacao: printed(one.signed, made.until),
  dtInicioVigencia: brDate(one.signed),
  dtFimVigencia: brDate(one.end),
  txtSituacao: one.situation,
  arqIntegra: one.path,
});

const INVENTED = 'Documento de demonstração: órgãos, entidades, pessoas e valores são inventados.';

function* papers(made: World): Generator<{ path: string; bytes: Buffer }> {
  for (const one of [...receivedGrants(made), ...givenGrants(made)])
    yield { path: one.path, bytes: pdf(`${one.kind} ${one.number}`, [INVENTED, ...clauses(one)]) };
  for (const one of cooperationPacts(made))
    yield { path: one.path, bytes: pdf(`${one.kind} ${one.number}`, [INVENTED, ...duties(made, one)]) };
}

const clauses = (one: Grant): string[] => [
  `Concedente: ${one.grantor}. Convenente ou beneficiário: ${one.taker.name}.`,
  `Cláusula primeira – Do objeto. ${one.object}.`,
  `Cláusula segunda – Do valor. R$ ${reais(one.passed + one.own)}, dos quais R$ ${reais(one.passed)} do concedente e R$ ${reais(one.own)} de contrapartida.`,
  `Cláusula terceira – Da conta. Os recursos são movimentados só na conta específica: ${one.account}.`,
  `Cláusula quarta – Da vigência. De ${brDate(one.start)} a ${brDate(one.end)}.`,
  'Cláusula quinta – Das obrigações. O concedente libera os recursos conforme o cronograma; quem os recebe executa o plano de trabalho, guarda os comprovantes por dez anos e recebe a fiscalização.',
  'Cláusula sexta – Da prestação de contas. Até sessenta dias depois do fim da vigência, com a devolução do saldo.',
  `Assinado em ${brDate(one.signed)}.`,
];

const duties = (made: World, one: CooperationPact): string[] => [
  `Partes: ${made.name} e ${one.partner}.`,
  `Cláusula primeira – Do objeto. ${one.object}.`,
  `Cláusula segunda – Das obrigações do órgão. ${one.ours.join('; ')}.`,
  `Cláusula terceira – Das obrigações do parceiro. ${one.theirs.join('; ')}.`,
  'Cláusula quarta – Dos recursos. Não há repasse de dinheiro entre as partes; cada uma arca com o que lhe cabe.',
  `Cláusula quinta – Da vigência. De ${brDate(one.signed)} a ${brDate(one.end)}, podendo ser denunciado com trinta dias de aviso.`,
  `Assinado em ${brDate(one.signed)}.`,
];
