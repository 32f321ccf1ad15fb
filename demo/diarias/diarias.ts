import { diarias } from '../../catalog/datasets/diarias.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, monthOf } from '../calendar.ts';
import { classificationCells } from '../despesa/classification.ts';
import { type Commitment, documentNumber } from '../despesa/commitment.ts';
import { commitments } from '../despesa/commitments.ts';
import type { DatasetMaker, DemoFile } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { padZeros, reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { type Trip, trips } from './trips.ts';

export const diariasMaker: DatasetMaker = { dataset: diarias, rows: journeys, files: reports };

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

function* reports(made: World): Generator<DemoFile> {
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
