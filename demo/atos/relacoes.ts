import { relacoes } from '../../catalog/datasets/relacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { eachAto } from './all.ts';
import type { Ato, AtoTie } from './model.ts';

export const relacoesMaker: DatasetMaker = {
  dataset: relacoes,
  rows: (world) => eachAto(world, (act) => act.ties.map((tie) => relacao(act, tie))),
};

const relacao = (act: Ato, { relation, other, part, since }: AtoTie): Cells => ({
  numAtoNormativo: act.number,
  numExercicio: String(act.year),
  txtRelacao: relation,
  txtTipoRelacionado: other.kind,
  numAtoRelacionado: other.number,
  numExercicioRelacionado: String(other.year),
  txtEmentaRelacionada: other.say().summary,
  txtDispositivo: part,
  dtRelacao: brDate(since),
});
