import { relacoes } from '../../catalog/datasets/relacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import type { ActTie, NormativeAct } from './act.ts';
import { eachAct } from './acts.ts';

export const relacoesMaker: DatasetMaker = {
  dataset: relacoes,
  rows: (world) => eachAct(world, (act) => act.ties.map((tie) => relacao(act, tie))),
};

const relacao = (act: NormativeAct, { relation, other, part, since }: ActTie): Cells => ({
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
