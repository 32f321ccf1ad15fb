import { realizadas } from '../../catalog/datasets/realizadas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type DatasetMaker, nothingHappened } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { convenioCells } from './cells.ts';
import { givenConvenios } from './given.ts';
import type { Convenio } from './model.ts';

export const realizadasMaker: DatasetMaker = {
  dataset: realizadas,
  rows: (world) => givenConvenios(world).map((one) => realizada(world, one)),
  statements: (world) => (world.tenant === 'cmdemo' ? [nothingHappened(world, realizadas, NONE)] : []),
};

/** A council lives on its duodécimo: it asks nobody for money and gives it to nobody. */
const NONE = 'A Câmara Municipal não realizou transferências a outros órgãos nem a entidades.';

const realizada = (world: World, one: Convenio): Cells => ({
  ...convenioCells(world, one),
  txtBeneficiario: one.taker.name,
  txtCpfCnpj: one.taker.id,
  vlrRepassado: reais(one.paid),
  vlrSaldo: reais(one.passed - one.paid),
});
