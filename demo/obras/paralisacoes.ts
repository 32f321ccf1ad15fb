import { paralisacoes } from '../../catalog/datasets/paralisacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { brDateOrBlank } from '../text.ts';
import { allObras } from './all.ts';
import { obraKey } from './cells.ts';
import type { Obra } from './model.ts';

export const paralisacoesMaker: DatasetMaker = {
  dataset: paralisacoes,
  rows: (world) => flatMapLazily(allObras(world), paralisacoesOf),
};

function* paralisacoesOf(one: Obra): Generator<Cells> {
  for (const { from, to, expected, reason, about, liable, suit } of one.stops) {
    yield {
      ...obraKey(one),
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
