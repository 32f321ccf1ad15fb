import { WORKING_YEAR } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { companyOf } from '../town/companies.ts';
import { oncePerWorld } from '../town/once.ts';
import { townSize, type World } from '../town/world.ts';
import { RENUNCIA_LAWS, type RenunciaLaw } from './laws.ts';

/** What one company, or all persons together, did not have to pay. Cents. */
export interface RenunciaShare {
  name: string;
  cnpj: string;
  count: number;
  cents: number;
}

/** What a law cost the town in a year. Cents. */
export interface Renuncia {
  year: number;
  law: RenunciaLaw;
  planned: number;
  shares: readonly RenunciaShare[];
}

/** Every waiver of the exercises. */
export const allRenuncias = oncePerWorld((world): readonly Renuncia[] =>
  world.exercises.flatMap(({ year, days }, age) =>
    RENUNCIA_LAWS.filter((one) => inForce(one, year)).map((one) =>
      waiver(world, one, year, Math.min(1, days.length / WORKING_YEAR) * (1 + age * 0.05)),
    ),
  ),
);

/** Whether a law is in force in some part of a year. */
const inForce = ({ since, until = '9999' }: RenunciaLaw, year: number): boolean =>
  Number(since.slice(-4)) <= year && year <= Number(until.slice(-4));

function waiver(world: World, one: RenunciaLaw, year: number, growth: number): Renuncia {
  const random = new Random(hash('renúncia', world.seed, year, one.name));
  const about = (value: number): number => Math.round(value * growth * random.between(80, 125));
  const firms = one.companies.map((trade, place): RenunciaShare => {
    const { name, id } = companyOf(trade, place * 2, world.seed);
    return { name, cnpj: id, count: 1, cents: about(one.each) };
  });
  const count = Math.max(1, Math.round(one.persons * townSize(world) * growth));
  const together = { name: 'Pessoas físicas, somadas', cnpj: '', count, cents: about(one.every * count) };
  const shares = one.persons > 0 ? [...firms, together] : firms;
  return { year, law: one, planned: plannedFor(world, one, year), shares };
}

/** What the law of guidelines expects a waiver to cost in a year. */
function plannedFor(world: World, { companies, each, every, persons }: RenunciaLaw, year: number): number {
  const reais = Math.round((each * companies.length + every * persons * townSize(world)) * (1 + (year % 5) / 40));
  return Math.max(1, Math.round(reais / 500)) * 50_000;
}

/** The waivers in force in a year, whether or not it is over, with what each is expected to cost. */
export const plannedWaivers = (world: World, year: number): Pick<Renuncia, 'law' | 'planned'>[] =>
  RENUNCIA_LAWS.filter((law) => inForce(law, year)).map((law) => ({ law, planned: plannedFor(world, law, year) }));
