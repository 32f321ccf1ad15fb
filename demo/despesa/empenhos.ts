import { empenhoEventos } from '../../catalog/datasets/empenhoEventos.ts';
import { empenhoItens } from '../../catalog/datasets/empenhoItens.ts';
import { empenhos } from '../../catalog/datasets/empenhos.ts';
import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, yearOf } from '../calendar.ts';
import { padZeros } from '../contratos/drafts.ts';
import { reais } from '../contratos/rows.ts';
import { contractKey, earmarkAccount, earmarksByContract } from '../emendas/earmarks.ts';
import type { Part } from '../maker.ts';
import { memoize } from '../memory.ts';
import { hash } from '../random.ts';
import { OFFICIALS_PER_UNIT, officialOf } from '../town/people.ts';
import type { World } from '../town/world.ts';
import { classificationCells, stageCells } from './classification.ts';
import type { Commitment } from './commitment.ts';
import { commitments } from './commitments.ts';
import { invoiceKey } from './invoice.ts';
import { itemsOfCommitment } from './items.ts';

/** Empenhos and what came of them, each dataset from the same walk. */
export function expenses(made: World): Part {
  const each = (of: (one: Commitment, made: World) => Iterable<Cells>) => () => flat(made, of);
  return {
    datasets: [
      { dataset: empenhos, rows: each(empenho) },
      { dataset: empenhoItens, rows: each(itens) },
      { dataset: empenhoEventos, rows: each(eventos) },
      { dataset: liquidacoes, rows: each(liquidacao) },
      { dataset: pagamentos, rows: each(pagamento) },
    ],
  };
}

function* flat(made: World, of: (one: Commitment, made: World) => Iterable<Cells>): Generator<Cells> {
  for (const one of commitments(made)) yield* of(one, made);
}

export const documentNumber = (number: number): string => padZeros(number, 6);

const covidOf = ({ contract }: Commitment): string => (contract?.draft.covid ? 'Sim' : 'Não');

/** Cells are named one by one in the datasets of many rows: copied, they would cost more than all the rest. */
function* empenho(one: Commitment): Generator<Cells> {
  const known = classificationCells(one.line);
  yield {
    numExercicio: String(one.year),
    numDocEmpenho: documentNumber(one.number),
    dtEmpenho: brDate(one.day),
    txtTipoEmpenho: one.kind,
    txtCredor: one.creditor.name,
    txtCpfCnpj: one.creditor.id,
    txtHistorico: one.about,
    vlrEmpenhado: reais(one.cents),
    ...known,
    txtModalidadeLicit: one.modality,
    numCertame: one.tender,
    txtFundamento: one.ground,
    numProcesso: one.process,
    numContrato: one.contract?.draft.number ?? '',
    numAnoPub: one.contract ? String(one.contract.draft.year) : '',
    numConvenio: one.agreement,
    numEmenda: one.amendment,
    blnCovid: covidOf(one),
  };
}

function* itens(one: Commitment): Generator<Cells> {
  const { org, code } = one.line.action.unit;
  let place = 0;
  for (const { about, unit, quantity, price, total } of itemsOfCommitment(one)) {
    place += 1;
    yield {
      numExercicio: String(one.year),
      codOrgao: org,
      codUnidade: code,
      numDocEmpenho: documentNumber(one.number),
      numItem: String(place),
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdItem: String(quantity),
      vlrUnitario: price,
      vlrTotal: reais(total),
    };
  }
}

function* eventos(one: Commitment): Generator<Cells> {
  const { org, code } = one.line.action.unit;
  for (const [i, { kind, day, cents, why }] of one.changes.entries()) {
    yield {
      numExercicio: String(one.year),
      codOrgao: org,
      codUnidade: code,
      numDocEmpenho: documentNumber(one.number),
      numEvento: padZeros(i + 1, 2),
      dtEvento: brDate(day),
      txtTipoEvento: kind,
      txtMotivo: why,
      vlrReforco: kind === 'Reforço' ? reais(cents) : '',
      vlrAnulado: kind === 'Anulação' ? reais(cents) : '',
      txtCredor: one.creditor.name,
      txtCpfCnpj: one.creditor.id,
      ...stageCells(one.line),
      blnCovid: covidOf(one),
    };
  }
}

/** What is kept back for taxes, in thousandths: of works and services some, of goods and wages nothing here. */
const KEPT: Readonly<Record<string, number>> = { '35': 65, '36': 110, '37': 160, '39': 65, '40': 65, '51': 85 };

const keptOf = ({ line }: Commitment, cents: number): number =>
  Math.round((cents * (KEPT[line.nature.slice(7)] ?? 0)) / 1_000);

/** After the end of its exercise a commitment is a thing of the past that is still owed. */
const carried = ({ year }: Commitment, day: Day): string => (yearOf(day) > year ? 'Sim' : 'Não');

function* liquidacao(one: Commitment, made: World): Generator<Cells> {
  const { org, code, name } = one.line.action.unit;
  for (const { number, day, cents, invoice } of one.settlements) {
    const kept = keptOf(one, cents);
    const issued = Math.max(one.day, day - 2);
    const place = hash('atesto', made.seed, one.number, number) % OFFICIALS_PER_UNIT;
    yield {
      numExercicio: String(one.year),
      codOrgao: org,
      codUnidade: code,
      numDocEmpenho: documentNumber(one.number),
      numDocLiq: documentNumber(number),
      dtLiquidacao: brDate(day),
      txtCredor: one.creditor.name,
      txtCpfCnpj: one.creditor.id,
      ...stageCells(one.line),
      numDocFiscal: invoice,
      numSerie: invoice && '1',
      numChaveNfe: invoiceKey(one, issued, invoice),
      dtDocFiscal: invoice && brDate(issued),
      vlrLiquidado: reais(cents),
      vlrRetencoes: reais(kept),
      vlrLiquido: reais(cents - kept),
      txtResponsavel: officialOf(name, place, made.seed, made.tenant).name,
      blnRestosPagar: carried(one, day),
      blnCovid: covidOf(one),
    };
  }
}

/** The body keeps an account for each source, so that money can be followed. */
const sourceAccount = memoize((source: string): string => {
  const luck = hash('conta', source);
  return `Banco do Brasil, ag. 1588-1, c/c ${10 + (luck % 80)}.${100 + (luck % 900)}-${luck % 10}`;
});

/** What an earmark brought is paid out of the account that was opened for it. */
function accountFor(made: World, { contract, amendment, line }: Commitment): string {
  const earmark = contract && amendment ? earmarksByContract(made).get(contractKey(contract)) : undefined;
  return (earmark && earmarkAccount(earmark)) || sourceAccount(line.source);
}

function* pagamento(one: Commitment, made: World): Generator<Cells> {
  const { org, code } = one.line.action.unit;
  const account = accountFor(made, one);
  for (const { number: liquidated, payments } of one.settlements) {
    for (const { number, day, cents } of payments) {
      const kept = keptOf(one, cents);
      yield {
        numExercicio: String(one.year),
        codOrgao: org,
        codUnidade: code,
        numDocEmpenho: documentNumber(one.number),
        numDocLiq: documentNumber(liquidated),
        numDocPag: documentNumber(number),
        dtPagamento: brDate(day),
        txtCredor: one.creditor.name,
        txtCpfCnpj: one.creditor.id,
        ...stageCells(one.line),
        txtConta: account,
        vlrPago: reais(cents),
        vlrRetencoes: reais(kept),
        vlrLiquido: reais(cents - kept),
        blnEstorno: cents < 0 ? 'Sim' : 'Não',
        blnRestosPagar: carried(one, day),
        blnCovid: covidOf(one),
      };
    }
  }
}
