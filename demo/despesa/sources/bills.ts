import { cnpj, dotted } from '../../../catalog/samples/digits.ts';
import { SOLE_SUPPLIER } from '../../contratos/modality.ts';
import { addMonths, type Day, dayOf, nextWorkingDay } from '../../kit/calendar.ts';
import { hash, Random } from '../../kit/random.ts';
import { padZeros } from '../../kit/text.ts';
import type { Supplier } from '../../town/companies.ts';
import { EDUCACAO, FINANCAS, OBRAS, SAUDE, UNITS_OF } from '../../town/units.ts';
import type { World } from '../../town/world.ts';
import { townSize } from '../../town/world.ts';
import { actionOf, type BudgetAction, DEBT_ACTION, SENTENCES_ACTION, TAXES_ACTION } from '../actions.ts';
import {
  dotationOf,
  type Empenho,
  type EmpenhoChange,
  exerciseOpening,
  type Liquidacao,
  newLiquidacao,
} from '../model.ts';

/** A bill that comes every month: light, water, telephone, debt. */
interface Bill {
  about: string;
  to: Supplier;
  action: BudgetAction;
  nature: string;
  ground: string;
  modality: string;
  /** Reais a month in the first year. */
  monthly: number;
}

const supplier = (name: string, base: string): Supplier => ({ name, id: dotted(cnpj(base)) });
const LIGHT = supplier('Companhia Energética do Vale S.A.', '083241960001');
const WATER = supplier('Companhia de Águas e Esgotos do Vale', '083343850001');
const PHONE = supplier('Telecomunicações do Nordeste S.A.', '402109970001');
const BANK = supplier('Banco de Fomento Regional S.A.', '073211530001');
const TAX = supplier('Receita da União', '003944600001');
const COURT = supplier('Tribunal de Justiça', '085461590001');
const LEAGUE = supplier('Federação dos Municípios do Vale', '083388950001');

const EXCLUSIVE = { modality: SOLE_SUPPLIER.name, ground: SOLE_SUPPLIER.ground };
const OWED = { modality: 'Não se aplica', ground: 'Lei 4.320/1964, art. 58' };

const utilities = (unit: string, light: number, water: number): Bill[] => {
  const action = actionOf(unit);
  return [
    { about: 'Energia elétrica', to: LIGHT, action, nature: '3.3.90.39', ...EXCLUSIVE, monthly: light },
    { about: 'Água e esgoto', to: WATER, action, nature: '3.3.90.39', ...EXCLUSIVE, monthly: water },
    { about: 'Telefonia', to: PHONE, action, nature: '3.3.90.40', ...EXCLUSIVE, monthly: water / 4 },
  ];
};

const HEAVY: Readonly<Record<string, readonly [number, number]>> = {
  [EDUCACAO]: [62_000, 21_000],
  [SAUDE]: [48_000, 17_000],
  [OBRAS]: [26_000, 9_000],
};

const owed = (about: string, to: Supplier, action: BudgetAction, nature: string, monthly: number): Bill => ({
  about,
  to,
  action,
  nature,
  ...OWED,
  monthly,
});

const TOWN: readonly Bill[] = [
  { ...owed('Iluminação pública', LIGHT, actionOf(OBRAS, 'iluminação'), '3.3.90.39', 185_000), ...EXCLUSIVE },
  owed('Contribuição ao PASEP', TAX, TAXES_ACTION, '3.3.90.47', 125_000),
  owed('Juros do parcelamento previdenciário', BANK, DEBT_ACTION, '3.2.90.21', 24_000),
  owed('Amortização do parcelamento previdenciário', BANK, DEBT_ACTION, '4.6.90.71', 96_000),
  owed('Requisições de pequeno valor e precatórios', COURT, SENTENCES_ACTION, '3.3.90.91', 64_000),
  owed('Contribuição à federação dos municípios', LEAGUE, actionOf(FINANCAS), '3.3.50.41', 4_500),
];

function bills({ tenant }: World): Bill[] {
  const own = UNITS_OF[tenant].flatMap((unit) => utilities(unit, ...(HEAVY[unit] ?? [5_200, 1_900])));
  return tenant === 'pmdemo' ? [...own, ...TOWN] : own;
}

/** Numbers of an exercise that its tenders take: one for each contract, and more for those still under way. */
const takenNumbers = (contracts: number): number => contracts + Math.max(3, Math.ceil(contracts / 10));

/** A bill of one exercise as it was committed, and the number of its direct contracting; 0 where it needs none. */
export interface YearlyBill {
  empenho: Empenho;
  object: string;
  sequence: number;
}

/** One empenho for each bill and exercise, by estimate, settled as the bills come. */
export function* yearlyBills(world: World): Generator<YearlyBill> {
  const times = townSize(world);
  for (const [age, { year, contracts }] of world.exercises.entries()) {
    let sequence = takenNumbers(contracts);
    for (const bill of bills(world)) {
      const own = bill.modality === SOLE_SUPPLIER.name ? ++sequence : 0;
      const random = new Random(hash('conta', world.seed, world.tenant, year, bill.about, bill.action.unit.code));
      const cents = Math.round(bill.monthly * times * 100 * (1 + age * 0.06));
      const made = estimate(bill, year, cents, world.until, random);
      const tender = own > 0 ? `${SOLE_SUPPLIER.prefix} ${padZeros(own, 3)}/${year}` : '';
      yield { empenho: { ...made, tender }, object: bill.about, sequence: own };
    }
  }
}

export function* empenhosOfBills(world: World): Generator<Empenho> {
  for (const { empenho } of yearlyBills(world)) yield empenho;
}

function estimate(bill: Bill, year: number, cents: number, until: Day, random: Random): Empenho {
  const months = Array.from({ length: 12 }, () => Math.round((cents * random.between(85, 115)) / 100));
  const total = months.reduce((sum, part) => sum + part, 0);
  // The first estimate is low and reinforced in November.
  const first = Math.floor((total * 93) / 100_000) * 1_000;
  const more: EmpenhoChange = {
    kind: 'Reforço',
    day: nextWorkingDay(dayOf(`${year}-11-05`)),
    cents: total - first,
    why: REST,
  };
  return {
    number: 0,
    year,
    day: nextWorkingDay(exerciseOpening(year) + 1),
    kind: 'Estimativo',
    line: dotationOf(bill.action, bill.nature, bill.action.sources[0]),
    creditor: bill.to,
    about: `${bill.about} – ${bill.action.unit.name}, exercício de ${year}`,
    process: `${year}.01.9${String(random.between(1, 999)).padStart(3, '0')}`,
    modality: bill.modality,
    tender: '',
    ground: bill.ground,
    contract: null,
    agreement: '',
    amendment: '',
    cents: first,
    changes: more.day <= until ? [more] : [],
    settlements: months.flatMap((part, i) => monthly(part, addMonths(dayOf(`${year}-01-22`), i), until, random)),
  };
}

const REST = 'Complemento da estimativa até o fim do exercício';

function monthly(cents: number, from: Day, until: Day, random: Random): Liquidacao[] {
  const day = nextWorkingDay(from + random.between(0, 5));
  if (day > until) return [];
  const one = newLiquidacao(day, cents, String(random.between(100_000, 989_999)));
  const on = nextWorkingDay(day + random.between(4, 14));
  if (on <= until) one.payments.push({ number: 0, day: on, cents });
  return [one];
}
