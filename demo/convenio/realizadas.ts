import { realizadas } from '../../catalog/datasets/realizadas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type DatasetMaker, nothingHappened } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { grantCells } from './cells.ts';
import { givenGrants } from './given.ts';
import type { Grant } from './grant.ts';

export const realizadasMaker: DatasetMaker = {
  dataset: realizadas,
  rows: (world) => givenGrants(world).map((one) => realizada(world, one)),
  statements: (world) => (world.tenant === 'cmdemo' ? [nothingHappened(world, realizadas, NONE)] : []),
};

/** A council lives on its duodécimo: it asks nobody for money and gives it to nobody. */
const NONE = 'A Câmara Municipal não realizou transferências a outros órgãos nem a entidades.';

const realizada = (world: World, one: Grant): Cells => ({
  ...grantCells(world, one),
  txtBeneficiario: one.taker.name,
  txtCpfCnpj: one.taker.id,
  vlrRepassado: reais(one.paid),
  vlrSaldo: reais(one.passed - one.paid),
});
