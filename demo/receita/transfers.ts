import { addMonths, type Day, nextWorkingDay } from '../calendar.ts';
import type { Grant } from '../convenio/grant.ts';
import { receivedGrants } from '../convenio/received.ts';
import { earmarkAccount, earmarks } from '../emendas/earmarks.ts';
import { hash } from '../random.ts';
import { EDUCACAO, FINANCAS, SAUDE, SOCIAL } from '../town/units.ts';
import type { World } from '../town/world.ts';

/** Money that came on a day for one thing: an instalment of an agreement, an earmark, the interest of an account. Cents. */
export interface ReceivedTransfer {
  day: Day;
  code: string;
  name: string;
  source: string;
  unit: string;
  cents: number;
  account?: string;
}

/** What others passed for something, as the lists of transfers and earmarks tell it, and what the accounts yielded. */
export function* receivedTransfers(world: World): Generator<ReceivedTransfer> {
  for (const one of receivedGrants(world)) {
    const kind = kindOf(world, one);
    for (const { day, cents } of one.parts) yield { ...kind, day, cents };
    yield* yielded(world, one, kind);
  }
  yield* funds(world);
  yield* kept(world);
}

type Kind = Pick<ReceivedTransfer, 'code' | 'name' | 'source' | 'unit'>;

/** Words that tell money for works and things that last from money that is used up. */
const LASTING = /constru|pavimenta|aquisi|melhoria|sistema|recupera|implanta|areninha|reforma|restauro/i;

function kindOf(world: World, { grantor, object, unit, earmark, kind }: Grant): Kind {
  const state = grantor.startsWith('Governo');
  const lasting = LASTING.test(object);
  const special = kind === 'Transferência especial';
  const source = earmarks(world).find(({ number }) => number === earmark)?.source ?? usual(state, unit);
  return {
    ...NATURES[`${state} ${lasting} ${special}`],
    ...(unit === EDUCACAO && state && !lasting ? SCHOOL : {}),
    source,
    unit,
  } as Kind;
}

const SCHOOL = { code: '1.7.2.4.51.0.1', name: 'Transferências de convênios do estado – educação – Principal' };

/** By whether the state passed it, whether it lasts, and whether nobody had to say before what it was for. */
const NATURES: Readonly<Record<string, Pick<ReceivedTransfer, 'code' | 'name'>>> = {
  'false false false': { code: '1.7.1.7.99.0.1', name: 'Outras transferências de convênios da União – Principal' },
  'false false true': {
    code: '1.7.1.9.99.0.1',
    name: 'Outras transferências da União e de suas entidades – Principal',
  },
  'false true false': {
    code: '2.4.1.4.99.0.1',
    name: 'Outras transferências de convênios da União – capital – Principal',
  },
  'false true true': { code: '2.4.1.9.99.0.1', name: 'Outras transferências de capital da União – Principal' },
  'true false false': { code: '1.7.2.4.99.0.1', name: 'Outras transferências de convênios do estado – Principal' },
  'true false true': { code: '1.7.2.9.99.0.1', name: 'Outras transferências do estado – Principal' },
  'true true false': {
    code: '2.4.2.2.99.0.1',
    name: 'Outras transferências de convênios do estado – capital – Principal',
  },
  'true true true': { code: '2.4.2.9.99.0.1', name: 'Outras transferências de capital do estado – Principal' },
};

function usual(state: boolean, unit: string): string {
  if (unit === SAUDE) return state ? '1.632.0000' : '1.631.0000';
  if (unit === EDUCACAO) return state ? '1.571.0000' : '1.570.0000';
  return state ? '1.701.0000' : '1.700.0000';
}

/** Earmarks that came from fund to fund, without an agreement. */
function* funds(world: World): Generator<ReceivedTransfer> {
  for (const one of earmarks(world)) {
    const day = nextWorkingDay(one.day + 45);
    if (one.form !== 'Fundo a fundo' || !one.contract || day > world.until) continue;
    const { unit } = one.contract.draft;
    const [code, name] =
      unit === SAUDE
        ? ['1.7.1.3.50.1.1', 'Transferências do SUS – atenção primária – Principal']
        : ['1.7.1.6.50.0.1', 'Transferências do FNAS – Principal'];
    yield { day, code, name, source: one.source, unit, cents: one.planned };
    yield {
      ...INTEREST,
      day: Math.min(world.until, day + 30),
      source: one.source,
      unit,
      cents: Math.round(one.planned / 160),
      account: earmarkAccount(one),
    };
  }
}

const INTEREST = { code: '1.3.2.1.01.0.1', name: 'Remuneração de depósitos bancários – Principal' };
/** Months in which the money of an agreement waits for its bills. */
const WAITS = 8;

/** What an agreement's own account yields while its money is spent: less every month, and for the same purpose. */
function* yielded({ until }: World, { parts, account }: Grant, { source, unit }: Kind): Generator<ReceivedTransfer> {
  const [first] = parts;
  if (!first) return;
  for (let month = 1; month <= WAITS; month++) {
    const day = addMonths(first.day, month);
    const cents = Math.round((first.cents * (WAITS + 1 - month)) / WAITS / 130);
    if (day <= until && cents > 0) yield { ...INTEREST, day, source, unit, cents, account };
  }
}

/** The accounts that a town always has, and what lies in each on an average day, in cents at scale 1. */
const ACCOUNTS: readonly { unit: string; source: string; account: string; cents: number }[] = [
  { unit: FINANCAS, source: '1.500.0000', account: 'Banco do Brasil, ag. 1588-1, c/c 10.204-2', cents: 180_000_000 },
  { unit: FINANCAS, source: '1.704.0000', account: 'Banco do Brasil, ag. 1588-1, c/c 10.377-4', cents: 60_000_000 },
  {
    unit: FINANCAS,
    source: '1.751.0000',
    account: 'Caixa Econômica Federal, ag. 0805, c/c 71.012-0',
    cents: 30_000_000,
  },
  { unit: EDUCACAO, source: '1.540.0000', account: 'Banco do Brasil, ag. 1588-1, c/c 24.117-3', cents: 120_000_000 },
  { unit: SAUDE, source: '1.600.0000', account: 'Caixa Econômica Federal, ag. 0805, c/c 62.400-9', cents: 90_000_000 },
  { unit: SOCIAL, source: '1.660.0000', account: 'Banco do Brasil, ag. 1588-1, c/c 31.550-9', cents: 20_000_000 },
];

function* kept(world: World): Generator<ReceivedTransfer> {
  for (const { days } of world.exercises) {
    const [first] = days;
    if (first === undefined) continue;
    for (let month = 0; month < 12; month++) {
      const day = addMonths(first, month) + 24;
      if (day > world.until) break;
      for (const { cents, ...one } of ACCOUNTS) {
        const luck = 60 + (hash('juros', world.seed, one.account, day) % 60);
        yield { ...INTEREST, ...one, day, cents: Math.round((cents * Math.min(1, world.scale) * luck) / 10_000) };
      }
    }
  }
}
