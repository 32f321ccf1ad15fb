import type { Dataset } from '../../catalog/dataset.ts';
import { CALLS, type Call } from '../routes/calls.ts';
import { FRAME_CALLS } from '../routes/frame.ts';
import { SUMS } from '../routes/sums.ts';
import { WORD_CALLS } from '../routes/words.ts';
import { answer, get, list, named, nullable, object, parameter, text } from '../schema.ts';

const DAY = 'Dia, como 2025-03-01';

/** What these calls ask for: each some of them, and a client that leaves one out is told which. */
const ASKED = [
  ...['dtInicio', 'dtFim', 'dtIni', 'dataInicio', 'dataFim'].map((name) => parameter(name, text, DAY)),
  ...['numExercicio', 'numAno', 'exercicio', 'ano'].map((name) => parameter(name, text, 'Ano, como 2025')),
  parameter('numMes', text, 'Mês, de 1 a 12'),
];

const SCALAR = { type: ['string', 'number', 'boolean', 'null'] };

/** The calls of the reference system, answered as its clients expect: paths in any case, dates as 2025-03-01T00:00:00. */
export const referencePaths = (datasets: readonly Dataset[]) => ({
  ...Object.fromEntries(Object.entries(CALLS).map(([path, call]) => [`/${path}`, rowsOf(datasets, call)])),
  ...Object.fromEntries(Object.keys(SUMS).map((path) => [`/${path}`, sums])),
  ...Object.fromEntries([...Object.keys(FRAME_CALLS), ...Object.keys(WORD_CALLS)].map((path) => [`/${path}`, words])),
});

function rowsOf(datasets: readonly Dataset[], { dataset, besides }: Call) {
  const set = datasets.find(({ id }) => id === dataset);
  const own = Object.entries(set?.fields ?? {}).map(([name, { wired }]) => [name, nullable(wired)]);
  const more = Object.keys(besides?.({}) ?? {}).map((name) => [name, SCALAR]);
  const row = object({ ...Object.fromEntries(own), ...Object.fromEntries(more) });
  return get(
    `${set?.title ?? dataset}, como no sistema de referência`,
    ASKED,
    answer(list(row)),
    'As linhas do período',
  );
}

const sums = get(
  'Somas por classificação, como no sistema de referência',
  ASKED,
  answer(list(named(SCALAR))),
  'Uma linha por classificação e unidade',
);

const words = get(
  'Menus, órgão e textos, como no sistema de referência',
  [parameter('local', text, 'Onde o menu aparece')],
  answer({ type: ['array', 'object', 'null'] }),
  'O que a chamada traz',
);
