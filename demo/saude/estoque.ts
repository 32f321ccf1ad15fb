import { estoque } from '../../catalog/datasets/estoque.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { DRUGS, type Drug, isCostly } from './drugs.ts';
import { lastLook } from './look.ts';
import { HEALTH_PLACES, type HealthPlace } from './places.ts';

export const estoqueMaker: DatasetMaker = {
  dataset: estoque,
  rows: (world) =>
    HEALTH_PLACES.filter(({ pharmacy }) => pharmacy).flatMap((place) =>
      DRUGS.filter((drug) => handsOut(place, drug)).map((drug) => stockCells(world, place, drug)),
    ),
};

/** The central pharmacy has all; the others have what is asked for every day. */
const handsOut = ({ kind }: HealthPlace, drug: Drug): boolean =>
  kind === 'Farmácia' || (!isCostly(drug) && hash(drug.code) % 3 > 0);

function stockCells(world: World, place: HealthPlace, drug: Drug): Cells {
  const random = new Random(hash('estoque', world.seed, place.cnes, drug.code));
  const looked = lastLook(world);
  const usual = (place.kind === 'Farmácia' ? 4_000 : 600) / (drug.unit === 'comprimidos' ? 1 : 8);
  const left = random.chance(0.06) ? 0 : random.between(1, Math.round(usual));
  return {
    numExercicio: String(yearOf(looked)),
    txtUnidade: place.name,
    codMedicamento: drug.code,
    txtMedicamento: drug.name,
    txtApresentacao: drug.shape,
    qtdEstoque: String(left),
    txtMedida: drug.unit,
    txtSituacao: left === 0 ? 'Em falta' : left < usual / 10 ? 'Estoque baixo' : 'Disponível',
    dtAtualizacao: brDate(looked),
  };
}
