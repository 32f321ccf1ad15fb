import { unidades } from '../../catalog/datasets/unidades.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { slugOf } from '../../catalog/texto/slug.ts';
import { brDate, yearOf } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { lastLook } from './look.ts';
import { HEALTH_PLACES } from './places.ts';

export const unidadesMaker: DatasetMaker = { dataset: unidades, rows: placeRows };

function placeRows(world: World): Cells[] {
  const looked = lastLook(world);
  return HEALTH_PLACES.map((place) => ({
    numExercicio: String(yearOf(looked)),
    codCnes: place.cnes,
    txtUnidade: place.name,
    txtTipo: place.kind,
    txtEspecialidades: place.services,
    txtHorario: place.hours,
    txtEndereco: place.address,
    txtBairro: place.district,
    txtTelefone: place.phone,
    txtEmail: `${slugOf(place.name)}@valeclaro.example`,
    dtAtualizacao: brDate(looked),
  }));
}
