import { recebidas } from '../../catalog/datasets/recebidas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { type DatasetMaker, nothingHappened } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { grantCells } from './cells.ts';
import type { Grant } from './grant.ts';
import { receivedGrants } from './received.ts';

export const recebidasMaker: DatasetMaker = {
  dataset: recebidas,
  rows: (world) => receivedGrants(world).map((one) => recebida(world, one)),
  statements: (world) => (world.tenant === 'cmdemo' ? [nothingHappened(world, recebidas, NONE)] : []),
};

/** A council lives on its duodécimo: it asks nobody for money and gives it to nobody. */
const NONE = 'A Câmara Municipal não recebeu transferências por convênio, acordo ou instrumento semelhante.';

const recebida = (world: World, one: Grant): Cells => ({
  ...grantCells(world, one),
  txtConcedente: one.grantor,
  vlrRecebido: reais(one.paid),
  vlrSaldo: reais(one.passed - one.paid),
});
