import type { Cells } from '../../catalog/samples/sample.ts';
import type { World } from '../town/world.ts';
import { brDate, dayOf, previousWorkingDay, yearOf } from './calendar.ts';

/** Where a queue's rules are written, and whom to ask about a request. */
interface CriteriaSource {
  norm: string;
  contact: string;
}

/** The rules of a queue in their order, as the body published them at the beginning of the year. */
export function criteriaRows(
  { until }: World,
  { norm, contact }: CriteriaSource,
  criteria: readonly (readonly [name: string, about: string])[],
): Cells[] {
  const year = yearOf(previousWorkingDay(until - 3));
  const day = Math.min(dayOf(`${year}-01-12`), previousWorkingDay(until - 3));
  return criteria.map(([name, about], i) => ({
    numExercicio: String(year),
    numOrdem: String(i + 1),
    txtCriterio: name,
    txtDescricao: about,
    txtNorma: norm,
    txtContato: contact,
    dtAtualizacao: brDate(day),
  }));
}
