import type { TIPOS_EMENDA } from '../../catalog/codes/emendas.ts';
import { type Day, isoDate, nextWorkingDay, yearOf } from '../calendar.ts';
import { type ContractDossier, contractDossier } from '../contratos/dossier.ts';
import { exerciseClosing, exerciseOpening } from '../despesa/commitment.ts';
import { hash, Random } from '../random.ts';
import { isServing, type Servant, staff } from '../servidores/staff.ts';
import { padZeros } from '../text.ts';
import { oncePerWorld } from '../town/once.ts';
import { inventPerson } from '../town/people.ts';
import { CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL } from '../town/units.ts';
import { type Exercise, type World, makeWorld as worldOf } from '../town/world.ts';

/** Money that a member of a parliament had put into a budget for something. Cents. */
export interface Earmark {
  number: string;
  year: number;
  day: Day;
  author: string;
  kind: (typeof TIPOS_EMENDA)[number];
  origin: 'Federal' | 'Estadual' | 'Municipal';
  form: string;
  agreement: string;
  source: string;
  planned: number;
  /** What it pays for; none while nothing was signed. */
  contract: ContractDossier | null;
}

/** So many come in a year, the last of them with nothing done yet. */
const YEARLY = 10;
const ORIGINS = ['Federal', 'Municipal', 'Estadual', 'Federal', 'Municipal', 'Federal'] as const;
const UNITS: readonly string[] = [CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL];
/** Cents that a city councillor has to give away at most, and under which nobody would bother. */
const MUNICIPAL = 20_000_000;
const LEAST = 4_000_000;
/** Whoever puts money into a budget says in a line what for. */
const BRIEF = 200;

/** The earmarks of the prefeitura: a council neither receives nor spends any. */
export const earmarks = oncePerWorld((world): readonly Earmark[] =>
  world.tenant === 'pmdemo' ? world.exercises.flatMap((exercise) => ofYear(world, exercise)) : [],
);

/** The earmark that pays a contract, by the contract's number and year. */
export const earmarksByContract = oncePerWorld((world): ReadonlyMap<string, Earmark> => {
  const pairs = earmarks(world).flatMap((one) => (one.contract ? [[contractKey(one.contract), one] as const] : []));
  return new Map(pairs);
});

/** The account that is opened for an earmark alone; the town's own councillors move what is already in its accounts. */
export function earmarkAccount({ origin, number }: Earmark): string {
  if (origin === 'Municipal') return '';
  const luck = hash('conta', number);
  return `Banco do Brasil, ag. 1588-1, c/c ${10_000 + (luck % 80_000)}-${luck % 10}`;
}

export const contractKey = ({ draft }: ContractDossier): string => `${draft.number} ${draft.year}`;

function ofYear(world: World, exercise: Exercise): Earmark[] {
  const found: Earmark[] = [];
  const stride = Math.max(1, Math.floor(exercise.contracts / YEARLY));
  for (let place = 0; place < exercise.contracts && found.length < YEARLY - 1; place += stride) {
    const contract = eligible(world, exercise, place, Math.min(place + stride, exercise.contracts));
    if (contract) found.push(earmark(world, exercise, found.length, contract));
  }
  return [...found, earmark(world, exercise, found.length, null)];
}

/** The first contract of some that such money is given for. */
function eligible(world: World, exercise: Exercise, from: number, to: number): ContractDossier | null {
  for (let place = from; place < to; place++) {
    const one = contractDossier(world, exercise, place);
    const { unit, category, object } = one.draft;
    const fits = UNITS.includes(unit) && category !== 'Locação de imóveis' && object.length < BRIEF;
    if (fits && one.total >= LEAST && one.situation !== 'Anulado') return one;
  }
  return null;
}

function earmark(world: World, { year }: Exercise, place: number, contract: ContractDossier | null): Earmark {
  const random = new Random(hash('emenda', world.seed, year, place));
  const planned = Math.ceil((contract?.total ?? random.between(10, 60) * 1_000_000) / 1_000_000) * 1_000_000;
  const wished = ORIGINS[place % ORIGINS.length] ?? 'Federal';
  const origin = wished === 'Municipal' && planned > MUNICIPAL ? 'Federal' : wished;
  // Where nothing was signed it came all the same, before its exercise was over.
  const signed = contract?.draft.signed ?? Math.min(world.until, exerciseClosing(year));
  const day = Math.max(exerciseOpening(year), nextWorkingDay(signed - random.between(25, 120)));
  return {
    ...numbered(world, origin, day, place, random),
    year,
    day,
    origin,
    ...moneyOf(origin, contract?.draft.unit ?? OBRAS, year, random),
    planned,
    contract,
  };
}

/** Members of the two parliaments far away, invented: eight federal and six of the state. */
const SEATS = { Federal: 8, Estadual: 6 } as const;

/** The town's own members are those on the payroll of its council, the same world seen from the other side. */
const councillors = oncePerWorld(({ seed, scale, until }): readonly Servant[] => {
  const council = worldOf({ seed, scale, until: isoDate(until), tenant: 'cmdemo' });
  return staff(council).filter(({ post }) => post === 'Vereador');
});

function authorOf(world: World, origin: Earmark['origin'], day: Day, luck: number): string {
  if (origin !== 'Municipal') return inventPerson('parlamentar', origin, luck % SEATS[origin], world.seed).name;
  const sitting = councillors(world).filter((one) => isServing(one, day));
  return sitting[luck % sitting.length]?.name ?? 'Mesa Diretora da Câmara Municipal';
}

function numbered(world: World, origin: Earmark['origin'], day: Day, place: number, random: Random) {
  const luck = random.between(0, 999);
  const group = origin === 'Federal' && random.chance(0.2);
  const year = yearOf(day);
  const number = {
    Federal: `${year}${3_100 + (luck % SEATS.Federal) * 41}${padZeros(place + 1, 4)}`,
    Estadual: `E-${padZeros(random.between(1, 40) * 10 + place, 3)}/${year}`,
    Municipal: `${padZeros(place + 1, 2)}/${year}`,
  }[origin];
  const kind = group ? ('Emenda de bancada' as const) : ('Emenda individual' as const);
  return { number, kind, author: group ? 'Bancada do Rio Grande do Norte' : authorOf(world, origin, day, luck) };
}

const FUNDS: Readonly<Record<string, string>> = { [SAUDE]: '1.600.3110', [SOCIAL]: '1.660.3110' };

/** How the money comes, and the source it is booked under. */
function moneyOf(origin: Earmark['origin'], unit: string, year: number, random: Random) {
  if (origin === 'Municipal') return { form: 'Execução direta', agreement: '', source: '1.500.3110' };
  if (origin === 'Estadual') return { form: 'Transferência especial', agreement: '', source: '1.710.3210' };
  const fund = FUNDS[unit];
  if (fund) return { form: 'Fundo a fundo', agreement: '', source: fund };
  if (random.chance(0.5)) return { form: 'Transferência especial', agreement: '', source: '1.706.3110' };
  const agreement = `${random.between(910_000, 969_999)}/${year}`;
  return { form: 'Contrato de repasse', agreement, source: unit === EDUCACAO ? '1.570.3110' : '1.700.3110' };
}
