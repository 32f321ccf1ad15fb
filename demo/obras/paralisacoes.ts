import { paralisacoes } from '../../catalog/datasets/paralisacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import { flatMapLazily } from '../kit/lazy.ts';
import { brDateOrBlank } from '../kit/text.ts';
import { type DatasetMaker, silentYears } from '../maker.ts';
import { allObras } from './all.ts';
import { obraKey } from './cells.ts';
import type { Obra } from './model.ts';
import { idleYears } from './obras.ts';

export const paralisacoesMaker: DatasetMaker = {
  dataset: paralisacoes,
  rows: (world) => flatMapLazily(allObras(world), paralisacoesOf),
  statements: (world) =>
    silentYears(world, paralisacoes, {
      years: [
        ...idleYears(world),
        ...[...allObras(world)].flatMap(({ of, stops }) => (stops.length > 0 ? [of.draft.year] : [])),
      ],
      text: (time) => `Nenhuma obra com ordem de serviço emitida ${time} foi paralisada.`,
    }),
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
