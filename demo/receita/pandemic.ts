import { addMonths, dayOf, monthOf, yearOf } from '../calendar.ts';
import { hash } from '../random.ts';
import { FINANCAS, SAUDE, SOCIAL } from '../town/units.ts';
import type { World } from '../town/world.ts';
import type { Receipt } from './receipt.ts';

type Aid = Omit<Receipt, 'year' | 'month' | 'covid'> & { months: readonly string[] };

/** The Union's help of 2020 and 2021, in the codes of those years. Cents at scale 1. */
const AID: readonly Aid[] = [
  {
    code: '1.7.1.8.03.9.1',
    name: 'Transferências do SUS – outros programas fundo a fundo – Principal',
    source: '1.602.0000',
    unit: SAUDE,
    cents: 62_000_000,
    months: ['2020-04', '2020-05', '2020-07', '2020-08', '2020-10', '2020-12', '2021-03', '2021-05', '2021-08'],
  },
  {
    code: '2.4.1.8.03.1.1',
    name: 'Transferências de capital do SUS – Principal',
    source: '1.603.0000',
    unit: SAUDE,
    cents: 24_000_000,
    months: ['2020-08', '2021-06'],
  },
  {
    code: '1.7.1.8.99.1.1',
    name: 'Outras transferências da União – Principal',
    source: '1.707.0000',
    unit: FINANCAS,
    cents: 110_000_000,
    months: ['2020-06', '2020-07', '2020-08', '2020-09'],
  },
  {
    code: '1.7.1.8.12.1.1',
    name: 'Transferências do FNAS – Principal',
    source: '1.660.0000',
    unit: SOCIAL,
    cents: 9_000_000,
    months: ['2020-05', '2020-09', '2021-02'],
  },
];

const ACCOUNT = 'Caixa Econômica Federal, ag. 0805, c/c 62.911-6';
const FIRST = dayOf('2020-05-31');
const LAST = 19;

/** What came to fight the pandemic, and what its account yielded until it was spent. */
export function* pandemicReceipts({ seed, scale }: World): Generator<Receipt> {
  const size = Math.min(1, scale);
  for (const { months, ...aid } of AID) {
    for (const month of months) {
      const luck = 900 + (hash('pandemia', seed, aid.code, month) % 200);
      const cents = Math.round((aid.cents * size * luck) / 1_000);
      yield { ...aid, cents, year: Number(month.slice(0, 4)), month: Number(month.slice(5)), covid: true };
    }
  }
  for (let past = 0; past <= LAST; past++) {
    const day = addMonths(FIRST, past);
    const cents = Math.round(((LAST + 1 - past) * 9_000 * size * (800 + (hash('pandemia', seed, day) % 400))) / 1_000);
    yield { ...INTEREST, year: yearOf(day), month: monthOf(day), cents };
  }
}

const INTEREST = {
  code: '1.3.2.1.00.1.1',
  name: 'Remuneração de depósitos bancários – Principal',
  source: '1.602.0000',
  unit: SAUDE,
  account: ACCOUNT,
  covid: true,
};
