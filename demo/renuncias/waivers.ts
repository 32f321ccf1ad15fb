import { hash, Random } from '../random.ts';
import { companyOf } from '../town/companies.ts';
import { oncePerWorld } from '../town/once.ts';
import { townSize, type World } from '../town/world.ts';
import { WAIVER_LAWS, type WaiverLaw } from './laws.ts';

/** What one company, or all persons together, did not have to pay. Cents. */
export interface WaiverShare {
  name: string;
  cnpj: string;
  count: number;
  cents: number;
}

/** What a law cost the town in a year. Cents. */
export interface Waiver {
  year: number;
  law: WaiverLaw;
  planned: number;
  shares: readonly WaiverShare[];
}

/** Every waiver of the exercises. */
export const waivers = oncePerWorld((world): readonly Waiver[] =>
  world.exercises.flatMap(({ year, days }, age) =>
    WAIVER_LAWS.filter((one) => inForce(one, year)).map((one) =>
      waiver(world, one, year, Math.min(1, days.length / 250) * (1 + age * 0.05)),
    ),
  ),
);

/** In some part of a year at least. */
const inForce = ({ since, until = '9999' }: WaiverLaw, year: number): boolean =>
  Number(since.slice(-4)) <= year && year <= Number(until.slice(-4));

function waiver(world: World, one: WaiverLaw, year: number, growth: number): Waiver {
  const random = new Random(hash('renúncia', world.seed, year, one.name));
  const about = (value: number): number => Math.round(value * growth * random.between(80, 125));
  const firms = one.companies.map((trade, place): WaiverShare => {
    const { name, id } = companyOf(trade, place * 2, world.seed);
    return { name, cnpj: id, count: 1, cents: about(one.each) };
  });
  const count = Math.max(1, Math.round(one.persons * townSize(world) * growth));
  const together = { name: 'Pessoas físicas, somadas', cnpj: '', count, cents: about(one.every * count) };
  const shares = one.persons > 0 ? [...firms, together] : firms;
  const planned = Math.round(
    (one.each * firms.length + one.every * one.persons * townSize(world)) * (1 + (year % 5) / 40),
  );
  return { year, law: one, planned: Math.max(1, Math.round(planned / 500)) * 50_000, shares };
}
