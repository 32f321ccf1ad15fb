import { type Day, dayOf } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { oncePerWorld } from '../town/once.ts';
import { inventPerson, matricula, OFFICIALS_PER_UNIT, officialOf } from '../town/people.ts';
import { UNITS_OF } from '../town/units.ts';
import type { World } from '../town/world.ts';
import { type EmploymentBond, type SeatGroup, seatGroups } from './seats.ts';
import { type DataWindow, type SeatTerm, termsOf } from './tenure.ts';

/** Somebody on the payroll. Who holds two posts, or comes back, is there twice. */
export interface Servant {
  /** The matrícula; those whom the register does not number all have `0000000`. */
  number: string;
  name: string;
  cpf: string;
  unit: string;
  post: string;
  /** What is done beyond the post, where something is. */
  role: string;
  bond: EmploymentBond;
  from: Day;
  to: Day | null;
  /** What is by chance about this person is drawn from it. */
  luck: number;
}

/** Everybody who worked for the body in its four exercises, by number. */
export const staff = oncePerWorld((world): readonly Servant[] => {
  const from = dayOf(`${world.exercises[0]?.year}-01-01`);
  const everybody = seatGroups(world).flatMap((group) => holders(world, group, { from, until: world.until }));
  return [...officials(world, from), ...numbered(everybody)];
});

/** Whether somebody is on the payroll on a day. */
export const isServing = ({ from, to }: Servant, day: Day): boolean => from <= day && (to === null || to >= day);

/** Who looks after contracts was there before the first of them and is there still. */
function officials({ tenant, seed }: World, first: Day): Servant[] {
  return UNITS_OF[tenant].flatMap((unit) =>
    Array.from({ length: OFFICIALS_PER_UNIT }, (_, place) => {
      const luck = hash('servidor', unit, place, seed);
      const from = first - 400 - (luck % 7_000);
      return {
        ...officialOf(unit, place, seed, tenant),
        unit,
        role: '',
        bond: 'Efetivo' as const,
        from,
        to: null,
        luck,
      };
    }),
  );
}

function holders(world: World, group: SeatGroup, window: DataWindow): Servant[] {
  return Array.from({ length: group.count }, (_, place) => {
    const seed = hash('vaga', world.seed, world.tenant, group.unit, group.post, group.bond, place);
    return termsOf(new Random(seed), window, group).map((term) => servant(world, group, place, term));
  }).flat();
}

/** Some teachers hold two posts, as the constitution lets them: one person, two numbers. */
const TWICE = 25;

function servant(world: World, { unit, post, bond, role }: SeatGroup, place: number, term: SeatTerm): Servant {
  const twice = post === 'Professor' && bond === 'Efetivo' && place % TWICE === TWICE - 1 && term.holder === 0;
  const who = [world.tenant, world.seed, unit, post, bond, twice ? place - 1 : place, term.holder] as const;
  const { name, cpf } = inventPerson('folha', ...who);
  const luck = hash('folha', world.tenant, world.seed, unit, post, bond, place, term.holder);
  return { number: '', name, cpf, unit, post, role, bond: term.bond ?? bond, from: term.from, to: term.to, luck };
}

const UNNUMBERED = '0000000';
/** The first number after those of the oldest. */
const NEXT = 301;

/** Numbers are given as people come; who retires keeps the old one. */
function numbered(everybody: readonly Servant[]): Servant[] {
  const sorted = [...everybody].sort((a, b) => a.from - b.from || a.luck - b.luck);
  const careers = new Map<number, string>();
  let serial = NEXT;
  return sorted.map((one) => {
    if (one.bond === 'Conselheiro tutelar') return { ...one, number: UNNUMBERED };
    const kept = one.bond === 'Aposentado' ? careers.get(one.luck) : undefined;
    const number = kept ?? matricula(serial++);
    careers.set(one.luck, number);
    return { ...one, number };
  });
}
