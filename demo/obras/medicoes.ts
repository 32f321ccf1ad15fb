import { medicoes } from '../../catalog/datasets/medicoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank, reais } from '../text.ts';
import { shareOf, workKey } from './cells.ts';
import type { Work } from './work.ts';
import { works } from './works.ts';

export const medicoesMaker: DatasetMaker = {
  dataset: medicoes,
  rows: (world) => flatMapLazily(works(world), medicoesOf),
};

function* medicoesOf(one: Work): Generator<Cells> {
  let sum = 0;
  for (const [i, { from, to, day, value, paid }] of one.measures.entries()) {
    sum += value;
    yield {
      ...workKey(one),
      numMedicao: `${i + 1}ª`,
      dtInicioPeriodo: brDate(from),
      dtFimPeriodo: brDate(to),
      dtMedicao: brDate(day),
      vlrMedicao: reais(value),
      vlrAcumulado: reais(sum),
      pctAcumulado: shareOf(sum, one.of.total),
      dtPagamento: brDateOrBlank(paid),
      vlrPago: reais(paid === null ? 0 : value),
    };
  }
}
