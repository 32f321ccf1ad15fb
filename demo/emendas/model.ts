import type { TIPOS_EMENDA } from '../../catalog/codes/emendas.ts';
import { type ContratoDossier, contratoDossier } from '../contratos/dossier.ts';
import { exerciseClosing, exerciseOpening } from '../despesa/model.ts';
import { type Day, isoDate, nextWorkingDay, yearOf } from '../kit/calendar.ts';
import { hash, Random } from '../kit/random.ts';
import { padZeros } from '../kit/text.ts';
import { allServidores, isServing, type Servidor } from '../servidores/model.ts';
import { oncePerWorld } from '../town/once.ts';
import { inventPerson } from '../town/people.ts';
import { CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL } from '../town/units.ts';
import { type Exercise, type World, makeWorld as worldOf } from '../town/world.ts';

/** An earmark (emenda parlamentar): money that a member of a parliament put into a budget for a purpose. Cents. */
export interface Emenda {
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
  /** The contract that the earmark pays; null while nothing was signed. */
  contract: ContratoDossier | null;
}

/** Earmarks of a year; the last one has no contract yet. */
const YEARLY = 10;
const ORIGINS = ['Federal', 'Municipal', 'Estadual', 'Federal', 'Municipal', 'Federal'] as const;
const UNITS: readonly string[] = [CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL];
/** The most cents that a city councillor may earmark, and the least value of a contract worth an earmark. */
const MUNICIPAL = 20_000_000;
const LEAST = 4_000_000;
/** The longest object that an earmark takes over: its purpose is one line. */
const BRIEF = 200;

/** The earmarks of the prefeitura: a council neither receives nor spends any. */
export const allEmendas = oncePerWorld((world): readonly Emenda[] =>
  world.tenant === 'pmdemo' ? world.exercises.flatMap((exercise) => ofYear(world, exercise)) : [],
);

/** The earmark that pays a contract, by the contract's number and year. */
export const emendasByContrato = oncePerWorld((world): ReadonlyMap<string, Emenda> => {
  const pairs = allEmendas(world).flatMap((one) => (one.contract ? [[contratoKey(one.contract), one] as const] : []));
  return new Map(pairs);
});

/** The account that is opened for an earmark alone; the town's own councillors move what is already in its accounts. */
export function emendaAccount({ origin, number }: Emenda): string {
  if (origin === 'Municipal') return '';
  const luck = hash('conta', number);
  return `Banco do Brasil, ag. 1588-1, c/c ${10_000 + (luck % 80_000)}-${luck % 10}`;
}

export const contratoKey = ({ draft }: ContratoDossier): string => `${draft.number} ${draft.year}`;

function ofYear(world: World, exercise: Exercise): Emenda[] {
  const found: Emenda[] = [];
  const stride = Math.max(1, Math.floor(exercise.contracts / YEARLY));
  for (let place = 0; place < exercise.contracts && found.length < YEARLY - 1; place += stride) {
    const contract = eligible(world, exercise, place, Math.min(place + stride, exercise.contracts));
    if (contract) found.push(earmark(world, exercise, found.length, contract));
  }
  return [...found, earmark(world, exercise, found.length, null)];
}

/** The first contract in a range of places that an earmark may pay for. */
function eligible(world: World, exercise: Exercise, from: number, to: number): ContratoDossier | null {
  for (let place = from; place < to; place++) {
    const one = contratoDossier(world, exercise, place);
    const { unit, category, object } = one.draft;
    const fits = UNITS.includes(unit) && category !== 'Locação de imóveis' && object.length < BRIEF;
    if (fits && one.total >= LEAST && one.situation !== 'Anulado') return one;
  }
  return null;
}

function earmark(world: World, { year }: Exercise, place: number, contract: ContratoDossier | null): Emenda {
  const random = new Random(hash('emenda', world.seed, year, place));
  const planned = Math.ceil((contract?.total ?? random.between(10, 60) * 1_000_000) / 1_000_000) * 1_000_000;
  const wished = ORIGINS[place % ORIGINS.length] ?? 'Federal';
  const origin = wished === 'Municipal' && planned > MUNICIPAL ? 'Federal' : wished;
  // An earmark without a contract is dated before the end of its exercise.
  const signed = contract?.draft.signed ?? Math.min(world.until, exerciseClosing(year));
  const day = Math.max(exerciseOpening(year), nextWorkingDay(signed - random.between(25, 120)));
  const named = numbered(world, origin, day, place, random);
  return {
    ...named,
    year,
    day,
    origin,
    ...moneyOf({ ...named, origin }, contract?.draft.unit ?? OBRAS, year, random),
    planned,
    contract,
  };
}

/** How many invented members sit for the town in the federal and in the state parliament. */
const SEATS = { Federal: 8, Estadual: 6 } as const;

/** The councillors of the same town, read from the payroll of the council's own world. */
const councillors = oncePerWorld(({ seed, scale, until }): readonly Servidor[] => {
  const council = worldOf({ seed, scale, until: isoDate(until), tenant: 'cmdemo' });
  return allServidores(council).filter(({ post }) => post === 'Vereador');
});

function authorOf(world: World, origin: Emenda['origin'], day: Day, luck: number): string {
  if (origin !== 'Municipal') return inventPerson('parlamentar', origin, luck % SEATS[origin], world.seed).name;
  const sitting = councillors(world).filter((one) => isServing(one, day));
  return sitting[luck % sitting.length]?.name ?? 'Mesa Diretora da Câmara Municipal';
}

function numbered(world: World, origin: Emenda['origin'], day: Day, place: number, random: Random) {
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

const FUNDS: Readonly<Record<string, string>> = { [SAUDE]: '1.600', [SOCIAL]: '1.660' };

/** The ends of the sources of federal earmarks: what their kind takes out of the revenue that limits are counted from. */
export const EARMARK_SOURCES = { 'Emenda individual': '.3110', 'Emenda de bancada': '.3120' } as const;

/** The form of transfer of an earmark and the budget source that it is booked under. */
function moneyOf(
  { origin, kind }: Pick<Emenda, 'origin'> & { kind: keyof typeof EARMARK_SOURCES },
  unit: string,
  year: number,
  random: Random,
) {
  if (origin === 'Municipal') return { form: 'Execução direta', agreement: '', source: '1.500.3110' };
  if (origin === 'Estadual') return { form: 'Transferência especial', agreement: '', source: '1.710.3210' };
  const end = EARMARK_SOURCES[kind];
  const fund = FUNDS[unit];
  if (fund) return { form: 'Fundo a fundo', agreement: '', source: `${fund}${end}` };
  if (random.chance(0.5)) return { form: 'Transferência especial', agreement: '', source: `1.706${end}` };
  const agreement = `${random.between(910_000, 969_999)}/${year}`;
  return { form: 'Contrato de repasse', agreement, source: `${unit === EDUCACAO ? '1.570' : '1.700'}${end}` };
}
