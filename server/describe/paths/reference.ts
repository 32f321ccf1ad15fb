import type { Dataset } from '../../../catalog/dataset.ts';
import { CALLS, type DatasetCall } from '../../referencia/datasets.ts';
import { DESPESA_CALLS } from '../../referencia/despesa.ts';
import { RECEITA_CALLS } from '../../referencia/receita.ts';
import { answer, list, named, nullable, object } from '../schema.ts';

const SCALAR = { type: ['string', 'number', 'boolean', 'null'] };

/** What a call of the reference system answers, by its path in lower case: dates as 2025-03-01T00:00:00, flags as '1' and '0'. */
export function wireAnswerOf(datasets: readonly Dataset[], path: string): object {
  const call = CALLS[path];
  if (call) return answer(list(rowOf(datasets, call)));
  return answer(
    path in DESPESA_CALLS || path in RECEITA_CALLS ? list(named(SCALAR)) : { type: ['array', 'object', 'null'] },
  );
}

function rowOf(datasets: readonly Dataset[], { dataset, besides }: DatasetCall) {
  const fields = datasets.find(({ id }) => id === dataset)?.fields ?? {};
  const own = Object.entries(fields).map(([name, { wired }]) => [name, nullable(wired)]);
  const more = Object.keys(besides?.({}) ?? {}).map((name) => [name, SCALAR]);
  return object({ ...Object.fromEntries(own), ...Object.fromEntries(more) });
}
