import { addMonths, type Day, dayOf, mandateStart, yearOf } from '../kit/calendar.ts';
import { hash } from '../kit/random.ts';
import { allServidores, isServing } from '../servidores/model.ts';
import { oncePerWorld } from '../town/once.ts';
import { inventPerson } from '../town/people.ts';
import type { World } from '../town/world.ts';
import { COUNCILS, type CouncilTerms } from './councils.ts';

export interface Councillor {
  name: string;
  segment: string;
  entity: string;
  seat: 'Titular' | 'Suplente';
  role: string;
}

/** A council with its members and the days of their mandate. */
export interface Council extends CouncilTerms {
  year: number;
  from: Day;
  to: Day;
  members: readonly Councillor[];
}

/** The councils of the town as they stand on the last day of the data. */
export const allCouncils = oncePerWorld((world): readonly Council[] => {
  const year = yearOf(world.until);
  // Half of a mayor's mandate, so that no council changes with the mayor.
  const first = mandateStart(year) + (year - mandateStart(year) >= 2 ? 2 : 0);
  const from = dayOf(`${first}-01-15`);
  return COUNCILS.map((terms) => ({
    ...terms,
    year,
    from: from > world.until ? addMonths(from, -24) : from,
    to: (from > world.until ? from : addMonths(from, 24)) - 1,
    members: membersOf(world, terms),
  }));
});

/** A seat and its substitute for each entity. Whoever speaks for the government is one of its staff. */
function membersOf(world: World, { name, seats }: CouncilTerms): Councillor[] {
  return seats.flatMap(({ segment, entity, unit }, at) =>
    (['Titular', 'Suplente'] as const).map((seat, i) => ({
      name: unit ? servant(world, unit, at * 2 + i, name) : inventPerson('conselho', world.seed, name, at, i).name,
      segment,
      entity,
      seat,
      role: seat === 'Suplente' ? '' : (['Presidente', 'Vice-presidente', 'Secretária-executiva'][at] ?? ''),
    })),
  );
}

function servant(world: World, unit: string, place: number, council: string): string {
  const staff = allServidores(world).filter(
    (one) => one.unit === unit && one.bond === 'Efetivo' && isServing(one, world.until),
  );
  return staff[(hash('conselheiro', council) + place) % staff.length]?.name ?? '';
}
