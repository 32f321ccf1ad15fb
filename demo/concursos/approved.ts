import { type Day, previousWorkingDay, yearOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { allServidores, type Servidor } from '../servidores/model.ts';
import { inventPerson } from '../town/people.ts';
import type { World } from '../town/world.ts';
import type { Approved } from './model.ts';

/** Days from the call and from the appointment to the first day at work. */
const CALLED = 40;
const APPOINTED = 15;

/** The permanent staff that entered within some days, in the order of entry: whoever works for the body was appointed. */
export const enteredStaff = (world: World, from: Day, to: Day): Servidor[] =>
  allServidores(world)
    .filter((one) => one.bond === 'Efetivo' && one.from >= from && one.from <= to)
    .sort((a, b) => a.from - b.from || a.luck - b.luck);

/** The posts of some staff, each once. */
export const postsOf = (staff: readonly Servidor[]): string[] => [...new Set(staff.map(({ post }) => post))].sort();

/** Days before the last one on which those were appointed who have not begun to work. */
const LATELY = 12;

interface Rank {
  post: string;
  number: string;
  staff: readonly Servidor[];
  /** How many were appointed lately and still have to take office. */
  lately: number;
  /** How many passed and wait for a call. */
  waiting?: number;
}

/** Those who passed for a post: who already works, who was just appointed, who was called, and who waits. */
export function approvedFor(world: World, { post, number, staff, lately, waiting: left = 2 }: Rank): Approved[] {
  const random = new Random(hash('concurso', world.seed, world.tenant, number, post));
  const day = previousWorkingDay(world.until - LATELY);
  const named = (place: number): string => inventPerson('concurso', world.tenant, number, post, place).name;
  const working = staff.map((one) => ({ name: one.name, ...appointed(previousWorkingDay(one.from - APPOINTED)) }));
  const fresh = Array.from({ length: lately }, (_, i) => ({ name: named(i), ...appointed(day) }));
  const called = { name: named(90), ...waiting, state: 'Convocado' as const, called: day };
  const others = Array.from({ length: left }, (_, i) => ({ name: named(i < 2 ? 91 + i : 100 + i), ...waiting }));
  let score = random.between(8_800, 9_400);
  const ranked = [...working, ...fresh, ...(lately > 0 ? [called] : []), ...others].map((one, i) => {
    score -= random.between(1, 6) * 25;
    return { ...one, post, list: 'Ampla concorrência', place: i + 1, score };
  });
  const reserved = { name: named(93), ...waiting, post, list: 'Pessoas negras', place: 1, score: score - 50 };
  return [...ranked, reserved];
}

const appointed = (day: Day) => ({
  state: 'Nomeado' as const,
  called: previousWorkingDay(day - CALLED + APPOINTED),
  appointed: day,
  act: '',
});

const waiting = { state: 'Aguardando' as const, called: null, appointed: null, act: '' };

/** Gives every appointment the number of its act: one for each day, counted in its year. */
export function numberActs(all: readonly Approved[]): Approved[] {
  const days = [...new Set(all.flatMap(({ appointed: day }) => (day === null ? [] : [day])))].sort((a, b) => a - b);
  const names = new Map(
    days.map((day) => {
      const place = days.filter((other) => yearOf(other) === yearOf(day)).indexOf(day) + 1;
      return [day, `Ato de Nomeação nº ${place}/${yearOf(day)}`];
    }),
  );
  return all.map((one) => ({ ...one, act: one.appointed === null ? '' : (names.get(one.appointed) ?? '') }));
}
