import { addMonths, type Day, dayOf, mandateStart, yearOf } from '../kit/calendar.ts';
import { hash } from '../kit/random.ts';
import { allServidores, isServing } from '../servidores/model.ts';
import { oncePerWorld } from '../town/once.ts';
import { inventPerson } from '../town/people.ts';
import type { World } from '../town/world.ts';
import { COUNCILS, type CouncilMandate, type CouncilTerms } from './councils.ts';

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
  return COUNCILS.map((terms) => {
    const from = mandateOn(world.until, terms.mandate);
    return { ...terms, year, from, to: addMonths(from, terms.mandate.months) - 1, members: membersOf(world, terms) };
  });
});

/** The first day of the mandate that a day is in. */
function mandateOn(today: Day, { months, year, day }: CouncilMandate): Day {
  let from = dayOf(`${mandateStart(yearOf(today)) + year}-${day}`);
  while (from > today) from = addMonths(from, -months);
  while (addMonths(from, months) <= today) from = addMonths(from, months);
  return from;
}

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
