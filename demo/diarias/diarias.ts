import { diarias } from '../../catalog/datasets/diarias.ts';
import { valores } from '../../catalog/datasets/valores.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, monthOf } from '../calendar.ts';
import { padZeros } from '../contratos/drafts.ts';
import { reais } from '../contratos/rows.ts';
import { classificationCells } from '../despesa/classification.ts';
import type { Commitment } from '../despesa/commitment.ts';
import { commitments } from '../despesa/commitments.ts';
import { documentNumber } from '../despesa/empenhos.ts';
import type { Part } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { mandateStart } from '../servidores/wages.ts';
import type { World } from '../town/world.ts';
import { dailyRates } from './rates.ts';
import { type Trip, trips } from './trips.ts';

/** Journeys, and the table that says what a day of them is worth. */
export function travel(made: World): Part {
  return {
    datasets: [
      { dataset: diarias, rows: () => journeys(made) },
      { dataset: valores, rows: () => table(made) },
    ],
    files: { [Symbol.iterator]: () => reports(made) },
  };
}

function* journeys(made: World): Generator<Cells> {
  const empenhos = paidBy(made);
  for (const trip of trips(made)) yield { ...journey(trip), ...empenho(empenhos.get(trip.process)) };
}

/** The empenhos of journeys, by the process that both name. */
const paidBy = (made: World): Map<string, Commitment> =>
  new Map(commitments(made).flatMap((one) => (one.line.nature === ALLOWANCE ? [[one.process, one]] : [])));

const ALLOWANCE = '3.3.90.14';

function empenho(one: Commitment | undefined): Cells {
  if (!one) return {};
  const { codOrgao = '', codUnidade = '' } = classificationCells(one.line);
  return { codOrgao, codUnidade, numDocEmpenho: documentNumber(one.number) };
}

const journey = (trip: Trip): Cells => ({
  numExercicio: String(trip.year),
  dtMesAno: `${padZeros(monthOf(trip.start), 2)}/${trip.year}`,
  numProcesso: trip.process,
  txtNome: trip.who.name,
  txtCargo: trip.who.post,
  numMatricula: trip.who.number,
  txtUnidadeOrcamentaria: trip.who.unit,
  txtDestino: trip.to.city,
  txtUf: trip.to.state,
  txtPais: trip.to.country,
  dtInicio: brDate(trip.start),
  dtFim: brDate(trip.end),
  txtMotivo: trip.reason,
  qtdDiarias: daysOf(trip),
  vlrUnitario: reais(trip.each),
  vlrTotal: reais(trip.total),
  vlrPassagens: reais(trip.fares),
  vlrDevolucao: reais(trip.back),
  txtTransporte: trip.transport,
  dtPagamento: brDate(trip.paid),
  arqRelatorio: trip.reported ? pathOf(trip) : '',
});

/** As people write halves: 1,5. */
const daysOf = ({ halves }: Trip): string => String(halves / 2).replace('.', ',');

const pathOf = ({ year, process }: Trip): string => `diarias/${year}/${process.replace('/', '-')}.pdf`;

function* reports(made: World): Generator<{ path: string; bytes: Buffer }> {
  for (const trip of trips(made)) {
    if (!trip.reported) continue;
    const text = [
      'Documento de demonstração: órgão, pessoas e valores são inventados.',
      `${made.name}. ${trip.who.unit}.`,
      `Quem viajou: ${trip.who.name}, ${trip.who.post}, matrícula ${trip.who.number}.`,
      `Destino: ${[trip.to.city, trip.to.state, trip.to.country].filter(Boolean).join(', ')}. De ${brDate(trip.start)} a ${brDate(trip.end)}.`,
      `Motivo: ${trip.reason}.`,
      `Diárias: ${daysOf(trip)}, no total de R$ ${reais(trip.total)}.`,
      'A viagem foi feita como autorizada e o seu objetivo foi cumprido.',
    ];
    yield { path: pathOf(trip), bytes: pdf(`Relatório de viagem ${trip.process}`, text) };
  }
}

const NORMS: Record<World['tenant'], string> = { pmdemo: 'Decreto', cmdemo: 'Resolução' };
const UNFORESEEN = 'A norma não prevê diárias no exterior para estes cargos';

function* table({ tenant, exercises }: World): Generator<Cells> {
  for (const { year } of exercises)
    for (const { group, inside, outside, abroad } of dailyRates(tenant, year)) {
      const since = mandateStart(year);
      yield {
        numExercicio: String(year),
        txtCargo: group,
        vlrNoEstado: reais(inside),
        vlrForaEstado: reais(outside),
        vlrExterior: abroad > 0 ? reais(abroad) : '',
        txtNorma: `${NORMS[tenant]} 4/${since}`,
        dtVigencia: `02/01/${since}`,
        txtObservacao: abroad > 0 ? '' : UNFORESEEN,
      };
    }
}
