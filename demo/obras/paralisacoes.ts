import { paralisacoes } from '../../catalog/datasets/paralisacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank } from '../text.ts';
import { workKey } from './cells.ts';
import type { Work } from './work.ts';
import { works } from './works.ts';

export const paralisacoesMaker: DatasetMaker = {
  dataset: paralisacoes,
  rows: (world) => flatMapLazily(works(world), paralisacoesOf),
};

function* paralisacoesOf(one: Work): Generator<Cells> {
  for (const { from, to, expected, reason, about, liable, suit } of one.stops) {
    yield {
      ...workKey(one),
      dtParalisacao: brDate(from),
      txtMotivo: reason,
      txtDescricao: about,
      txtResponsavel: liable,
      dtPrevisaoReinicio: brDateOrBlank(expected),
      dtReinicio: brDateOrBlank(to),
      numProcessoJudicial: suit,
    };
  }
}
