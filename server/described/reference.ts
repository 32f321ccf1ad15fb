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
  parameter('idLocal', text, 'De um menu, o lugar em que aparece'),
];

const SCALAR = { type: ['string', 'number', 'boolean', 'null'] };

/** What a call of the reference system answers, by its path in lower case: dates as 2025-03-01T00:00:00, flags as '1' and '0'. */
export function wireAnswerOf(datasets: readonly Dataset[], path: string): object {
  const call = CALLS[path];
  if (call) return answer(list(rowOf(datasets, call)));
  return answer(path in SUMS ? list(named(SCALAR)) : { type: ['array', 'object', 'null'] });
}

function rowOf(datasets: readonly Dataset[], { dataset, besides }: Call) {
  const fields = datasets.find(({ id }) => id === dataset)?.fields ?? {};
  const own = Object.entries(fields).map(([name, { wired }]) => [name, nullable(wired)]);
  const more = Object.keys(besides?.({}) ?? {}).map((name) => [name, SCALAR]);
  return object({ ...Object.fromEntries(own), ...Object.fromEntries(more) });
}

const PATHS = [CALLS, SUMS, FRAME_CALLS, WORD_CALLS].flatMap((calls) => Object.keys(calls));

/** The calls themselves. Their clients write the paths in any case. */
export const referencePaths = (datasets: readonly Dataset[]) =>
  Object.fromEntries(
    PATHS.map((path) => [
      `/${path}`,
      get(
        `Sistema de referência: ${path}`,
        ASKED,
        wireAnswerOf(datasets, path),
        'A resposta, como no sistema de referência',
      ),
    ]),
  );
