import { chamamentos } from '../../catalog/datasets/chamamentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { hideCpf } from '../../catalog/texto/privacy.ts';
import { brDate, type Day, dayOf, nextWorkingDay } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker, DemoFile, EmptyStatement } from '../maker.ts';
import { pdf } from '../pdf.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { type PublicCall, publicCalls } from './calls.ts';

export const chamamentosMaker: DatasetMaker = {
  dataset: chamamentos,
  rows: (world) => flatMapLazily(publicCalls(world), (one) => [chamamentoOf(one)]),
  files: (world) => flatMapLazily(publicCalls(world), filesOf),
  statements: (world) => (world.tenant === 'pmdemo' ? [] : world.exercises.map(({ year }) => uncalled(world, year))),
};

/** A council has no partners to choose. */
const uncalled = ({ name, until }: World, year: number): EmptyStatement => ({
  dataset: chamamentos,
  from: dayOf(`${year}-01-01`),
  to: Math.min(dayOf(`${year}-12-31`), until),
  text: `A ${name} não realizou chamamento público em ${year}.`,
});

/** The result is written once somebody was chosen. */
const decided = ({ path, situation }: PublicCall): boolean => path !== '' && situation === 'Concluído';

function chamamentoOf(call: PublicCall): Cells {
  return {
    numChamamento: call.number,
    numExercicio: String(call.year),
    numProcesso: call.process,
    txtTipo: call.kind,
    txtInstrumento: call.instrument,
    txtObjeto: call.object,
    txtUnidadeOrcamentaria: call.unit,
    dtPublicacao: brDate(published(call)),
    dtAbertura: brDate(call.opened),
    dtFimInscricao: brDate(call.closes),
    vlrPrevisto: reais(call.value),
    txtSituacao: call.situation,
    txtEntidades: call.chosen,
    numCertame: call.tender,
    arqEdital: call.path && `${call.path}-edital.pdf`,
    arqResultado: decided(call) ? `${call.path}-resultado.pdf` : '',
  };
}

const published = ({ opened }: PublicCall): Day => Math.min(opened, nextWorkingDay(opened - 3));

/** They are published as they are, so no CPF may stand in them. */
function* filesOf(call: PublicCall): Generator<DemoFile> {
  if (call.path === '') return;
  const head = [
    'Documento de demonstração: órgão, entidades e valores são inventados.',
    `${call.unit}. Processo ${call.process}. ${call.kind}.`,
    `Objeto: ${call.object}. Valor previsto: R$ ${reais(call.value)}.`,
  ];
  const when = `Inscrições de ${brDate(call.opened)} a ${brDate(call.closes)}.`;
  yield { path: `${call.path}-edital.pdf`, bytes: pdf(`Chamamento público ${call.number}`, [...head, when]) };
  const result = hideCpf(`Selecionados: ${call.chosen}.`);
  if (decided(call))
    yield { path: `${call.path}-resultado.pdf`, bytes: pdf(`Resultado: ${call.number}`, [...head, result]) };
}
