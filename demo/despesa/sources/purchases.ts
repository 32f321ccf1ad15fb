import { type Day, nextWorkingDay, yearOf } from '../../kit/calendar.ts';
import { hash, Random } from '../../kit/random.ts';
import { padZeros, withArticle } from '../../kit/text.ts';
import { barList, type NonEmpty } from '../../kit/words.ts';
import {
  companyOf,
  individualSupplier,
  isFoundedBy,
  isPerson,
  type Supplier,
  soleTrader,
  type Trade,
} from '../../town/companies.ts';
import { SAUDE, UNITS_OF } from '../../town/units.ts';
import type { Exercise, World } from '../../town/world.ts';
import { actionOf } from '../actions.ts';
import { dotationOf, type Empenho, newLiquidacao, type Pagamento } from '../model.ts';

/** A small purchase without a contract. */
interface Thing {
  trade: Trade;
  nature: string;
  what: NonEmpty<string>;
  /** The only unit that buys it, where others would have no use for it. */
  unit?: string;
}

const thing = (trade: Trade, nature: string, what: string): Thing => ({ trade, nature, what: barList(what) });

const HEALTH_THINGS: NonEmpty<Thing> = [
  {
    ...thing('saude', '3.3.90.30', 'Material de curativo | Medicamento em falta na rede | Reagentes de laboratório'),
    unit: SAUDE,
  },
  { ...thing('clinica', '3.3.90.39', 'Exame especializado | Laudo médico | Calibração de equipamento'), unit: SAUDE },
];

const COMMON_THINGS: NonEmpty<Thing> = [
  thing(
    'papelaria',
    '3.3.90.30',
    'Material de expediente | Cartuchos e toner | Material de copa e cozinha | Pastas e envelopes',
  ),
  thing('papelaria', '3.3.90.30', 'Material de limpeza | Lâmpadas e material elétrico | Utensílios de cozinha'),
  thing('alimentos', '3.3.90.30', 'Água mineral | Gás de cozinha | Lanches para reunião | Café e açúcar'),
  thing('oficina', '3.3.90.30', 'Peças para veículo | Filtro e óleo lubrificante | Bateria automotiva | Pneus'),
  thing(
    'construcao',
    '3.3.90.30',
    'Cimento e areia | Tinta e material de pintura | Material hidráulico | Madeira e ferragens',
  ),
  thing('oficina', '3.3.90.39', 'Conserto de veículo | Serviço de borracharia | Lavagem de veículos'),
  thing('informatica', '3.3.90.40', 'Conserto de computador | Renovação de certificado digital | Recarga de toner'),
  thing('engenharia', '3.3.90.39', 'Conserto de ar-condicionado | Reparo hidráulico | Reparo na rede elétrica'),
  thing('grafica', '3.3.90.39', 'Impressão de panfletos | Faixas e cartazes | Confecção de carimbos'),
  thing('eventos', '3.3.90.39', 'Locação de som | Locação de tendas e cadeiras | Ornamentação'),
  thing('transporte', '3.3.90.33', 'Passagens intermunicipais | Frete de materiais | Transporte de equipe'),
  thing('papelaria', '4.4.90.52', 'Ventilador e bebedouro | Armário e cadeiras | Impressora'),
];

const THINGS: Record<World['tenant'], NonEmpty<Thing>> = {
  pmdemo: [...COMMON_THINGS, ...HEALTH_THINGS],
  cmdemo: COMMON_THINGS,
};

/** Small purchases for each contract of the body: twelve thousand empenhos in a year of the prefeitura. */
const TIMES: Record<World['tenant'], number> = { pmdemo: 32, cmdemo: 5 };
/** The least and the most cents of a small purchase, below the legal limit of prompt payment. */
const VALUE: Record<World['tenant'], readonly [number, number]> = {
  pmdemo: [6_000, 720_000],
  cmdemo: [4_000, 180_000],
};

export function* empenhosOfPurchases(world: World): Generator<Empenho> {
  for (const exercise of world.exercises) {
    const count = exercise.contracts * TIMES[world.tenant];
    for (let place = 0; place < count; place++) yield purchase(world, exercise, place, count);
  }
}

function purchase(world: World, { year, days }: Exercise, place: number, count: number): Empenho {
  const random = new Random(hash('compra', world.seed, world.tenant, year, place));
  const day = days[Math.floor((place * days.length) / count)] ?? world.until;
  const { trade, nature, what, unit: only } = random.pick(THINGS[world.tenant]);
  const units = UNITS_OF[world.tenant];
  const about = random.pick(what);
  const drawn = units[random.between(0, units.length - 1)] ?? '';
  const unit = only ?? drawn;
  const action = actionOf(unit, about);
  const cents = Math.ceil(random.spread(...VALUE[world.tenant]) / 5) * 5;
  const creditor = seller(world, trade, day, random);
  const kind = nature === '3.3.90.39' && isPerson(creditor) ? '3.3.90.36' : nature;
  return {
    number: 0,
    year,
    day,
    kind: 'Ordinário',
    line: dotationOf(action, kind, random.pick(action.sources)),
    creditor,
    about: `${about} para ${withArticle(unit)}`,
    process: `${year}.${padZeros(place + 1, 5)}`,
    modality: 'Dispensa',
    tender: '',
    ground: 'Lei 14.133/2021, art. 95, § 2º (pequena compra de pronto pagamento)',
    contract: null,
    agreement: '',
    amendment: '',
    cents,
    ...course(day, cents, world.until, random),
  };
}

function seller({ seed, companies }: World, trade: Trade, day: Day, random: Random): Supplier {
  const place = Math.floor(companies * 3 * random.next() * random.next());
  const luck = random.next();
  if (luck < 0.06) return individualSupplier(trade, place, seed);
  if (luck < 0.25) return soleTrader(trade, place, seed);
  return companyOf(trade, isFoundedBy(place, day) ? place : place + 1, seed);
}

/** Delivered in days and paid in weeks; one in a hundred is called off. */
function course(day: Day, cents: number, until: Day, random: Random): Pick<Empenho, 'changes' | 'settlements'> {
  const on = nextWorkingDay(day + random.between(1, 15));
  const off = random.chance(0.01);
  if (on > until) return { changes: [], settlements: [] };
  if (!off)
    return {
      changes: [],
      settlements: [{ ...newLiquidacao(on, cents, bill(random)), payments: pay(on, cents, until, random) }],
    };
  const changes =
    yearOf(on) === yearOf(day) ? [{ kind: 'Anulação' as const, day: on, cents, why: 'Compra cancelada' }] : [];
  return { changes, settlements: [] };
}

const bill = (random: Random): string => String(random.between(101, 98_999));

/** One payment in three hundred comes back from the bank and is made again, as long as the exercise is open. */
function pay(on: Day, cents: number, until: Day, random: Random): Pagamento[] {
  const day = nextWorkingDay(on + random.between(3, 22));
  const back = random.chance(0.003) && yearOf(day + AGAIN + 2) === yearOf(day);
  const again = back ? [payment(nextWorkingDay(day + 2), -cents), payment(nextWorkingDay(day + AGAIN), cents)] : [];
  return [payment(day, cents), ...again].filter((one) => one.day <= until);
}

/** Days until a refused payment is made again. */
const AGAIN = 7;

const payment = (day: Day, cents: number): Pagamento => ({ number: 0, day, cents });
