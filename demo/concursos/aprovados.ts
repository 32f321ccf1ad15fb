import { aprovados } from '../../catalog/datasets/aprovados.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, previousWorkingDay } from '../kit/calendar.ts';
import { brDateOrBlank, reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { allSelections } from './all.ts';
import type { Approved, Selection } from './model.ts';

export const aprovadosMaker: DatasetMaker = {
  dataset: aprovados,
  rows: (world) => allSelections(world).flatMap((one) => one.approved.map((found) => approvedCells(world, one, found))),
};

const approvedCells = ({ until }: World, { number, year, valid }: Selection, one: Approved): Cells => ({
  numEdital: number,
  numExercicio: String(year),
  txtCargo: one.post,
  txtLista: one.list,
  numClassificacao: String(one.place),
  txtNome: one.name,
  numNota: reais(one.score),
  txtSituacao: one.state,
  dtConvocacao: brDateOrBlank(one.called),
  dtNomeacao: brDateOrBlank(one.appointed),
  txtAtoNomeacao: one.act,
  // Nothing changes in a list once the selection has lost its force.
  dtAtualizacao: brDate(previousWorkingDay(Math.min(valid ?? until, until - 4))),
});
