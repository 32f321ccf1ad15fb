import { divida } from '../../catalog/datasets/divida.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { dayOf } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { hash, Random } from '../random.ts';
import { padZeros, reais } from '../text.ts';
import { companyOf, isFoundedBy, type Supplier, type Trade } from '../town/companies.ts';
import { inventPerson } from '../town/people.ts';
import type { World } from '../town/world.ts';
import { townSize } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';

export const dividaMaker: DatasetMaker = { dataset: divida, rows };

/** Debts that came to the register in a year, in a town of 50,000. */
const YEARLY = 430;
/** The oldest still collected: after five years the right to collect is gone. */
const AGES = 5;
/** Exercises that are closed and shown: what was owed on their last day. */
const SNAPSHOTS = 4;

interface Debt {
  number: string;
  entered: number;
  name: string;
  cnpj: string;
  nature: string;
  tax: string;
  cents: number;
  /** The year in which it was paid or given up. */
  gone: number;
  luck: number;
}

function* rows(world: World): Generator<Cells> {
  const last = world.exercises.at(-1)?.year ?? 0;
  const count = Math.max(1, Math.round(YEARLY * townSize(world)));
  for (let year = last - SNAPSHOTS; year < last; year++)
    for (let entered = year - AGES; entered <= year; entered++)
      for (let place = 0; place < count; place++) {
        const one = debt(world.seed, entered, place);
        if (one.gone > year) yield cells(one, year);
      }
}

const TRADES: NonEmpty<Trade> = [
  'alimentos',
  'oficina',
  'construcao',
  'eventos',
  'informatica',
  'papelaria',
  'clinica',
];
const TAXES: NonEmpty<readonly [string, string]> = [
  ['IPTU', 'Tributária'],
  ['IPTU', 'Tributária'],
  ['IPTU', 'Tributária'],
  ['ISS', 'Tributária'],
  ['Taxas', 'Tributária'],
  ['ITBI', 'Tributária'],
  ['Multas', 'Não tributária'],
];

function debt(seed: number, entered: number, place: number): Debt {
  const luck = hash('dívida', seed, entered, place);
  const random = new Random(luck);
  const [tax, nature] = random.pick(TAXES);
  const firm = random.chance(tax === 'ISS' ? 0.9 : 0.2);
  const known = firm ? debtor(random.pick(TRADES), random.between(0, 5) + (place % 40), entered, seed) : null;
  return {
    number: `${entered}.${padZeros(place + 1, 5)}`,
    entered,
    name: known?.name ?? inventPerson('devedor', place % 900, seed).name,
    cnpj: known?.id ?? '',
    nature,
    tax,
    cents: random.spread(9_000, firm ? 6_800_000 : 640_000),
    gone: entered + 1 + random.between(0, AGES),
    luck,
  };
}

/** A company that was there already. */
const debtor = (trade: Trade, place: number, year: number, seed: number): Supplier =>
  companyOf(trade, isFoundedBy(place, dayOf(`${year}-12-31`)) ? place : place + 1, seed);

const STATES = ['Ativa', 'Ativa', 'Ajuizada', 'Protestada', 'Parcelada', 'Ativa', 'Suspensa'] as const;

function cells(one: Debt, year: number): Cells {
  const age = year - one.entered;
  // A fifth of penalty at once, then one in a hundred a month.
  const charges = Math.round((one.cents * (20 + 12 * age)) / 100);
  return {
    numExercicio: String(year),
    numInscricao: one.number,
    txtNome: one.name,
    txtCnpj: one.cnpj,
    txtNatureza: one.nature,
    txtTributo: one.tax,
    numAnoInscricao: String(one.entered),
    numExercicioDebito: String(one.entered - 1),
    vlrOriginal: reais(one.cents),
    vlrEncargos: reais(charges),
    vlrTotal: reais(one.cents + charges),
    txtSituacao: (age === 0 ? 'Ativa' : STATES[(one.luck + age) % STATES.length]) ?? 'Ativa',
  };
}
