import { addMonths, type Day, monthOf, nextWorkingDay } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { padZeros } from '../text.ts';
import { AGRICULTURA, CULTURA, EDUCACAO, OBRAS, SAUDE, SOCIAL } from '../town/units.ts';
import type { World } from '../town/world.ts';

/** Money that one body agreed to pass to another, and how much of it went. Cents. */
export interface Grant {
  number: string;
  year: number;
  kind: string;
  grantor: string;
  taker: { name: string; id: string };
  object: string;
  unit: string;
  program: string;
  process: string;
  /** The number of the earmark behind it, if any. */
  earmark: string;
  signed: Day;
  start: Day;
  end: Day;
  /** What is passed and what the taker adds: together, the worth of it. */
  passed: number;
  own: number;
  paid: number;
  /** What came when. */
  parts: readonly { day: Day; cents: number }[];
  last: Day | null;
  situation: string;
  accounts: string;
  account: string;
  link: string;
  path: string;
}

/** What somebody who signs has decided; the rest follows from the days. */
export type GrantTerms = Pick<
  Grant,
  'number' | 'year' | 'kind' | 'grantor' | 'taker' | 'object' | 'unit' | 'program' | 'signed' | 'end' | 'passed'
> & {
  own?: number;
  earmark?: string;
  /** Where it is kept, if that was settled before. */
  account?: string;
  link?: string;
  /** Days after signing on which an equal part is passed. */
  instalments: readonly number[];
};

export function grantOf(world: World, terms: GrantTerms): Grant {
  const random = new Random(hash('repasse', world.seed, terms.number, terms.signed));
  const days = terms.instalments
    .map((after) => nextWorkingDay(terms.signed + after))
    .filter((day) => day <= world.until);
  const paid = share(terms, days.length);
  const process = `${terms.year}.${padZeros(monthOf(terms.signed), 2)}.8${random.between(100, 999)}`;
  const folder = terms.taker.name === world.name ? 'convenios' : 'parcerias';
  const { instalments: _, ...kept } = terms;
  return {
    ...kept,
    process,
    earmark: terms.earmark ?? '',
    link: terms.link ?? '',
    own: terms.own ?? 0,
    start: terms.signed,
    paid,
    parts: days.map((day, i) => ({ day, cents: share(terms, i + 1) - share(terms, i) })),
    last: days.at(-1) ?? null,
    ...stage(terms.end, world.until, random),
    account: terms.account ?? opened(random),
    path: `${folder}/${terms.year}/${terms.number.replace('/', '-')}.pdf`,
  };
}

/** What the first so many instalments come to. */
const share = ({ passed, instalments }: GrantTerms, count: number): number =>
  Math.floor((passed * count) / Math.max(1, instalments.length));

const BANKS = ['Banco do Brasil', 'Caixa Econômica Federal'] as const;

const opened = (random: Random): string =>
  `${random.pick(BANKS)}, agência ${random.between(1_000, 4_999)}, conta ${random.between(10, 99)}.${random.between(100, 999)}-${random.between(0, 9)}`;

/** Who received has two months to answer for it, and who gave takes about a year to look at it. */
function stage(end: Day, until: Day, random: Random): Pick<Grant, 'situation' | 'accounts'> {
  if (end >= until) return { situation: 'Em execução', accounts: 'Ainda não é devida' };
  if (end + 60 >= until) return { situation: 'Em prestação de contas', accounts: 'A apresentar' };
  if (addMonths(end, 12) >= until) return { situation: 'Em prestação de contas', accounts: 'Apresentada, em análise' };
  return { situation: 'Concluído', accounts: random.chance(0.2) ? 'Aprovada com ressalvas' : 'Aprovada' };
}

const FUNCTIONS: Readonly<Record<string, string>> = {
  [SAUDE]: 'Saúde',
  [EDUCACAO]: 'Educação',
  [OBRAS]: 'Urbanismo',
  [CULTURA]: 'Cultura',
  [SOCIAL]: 'Assistência social',
  [AGRICULTURA]: 'Agricultura',
};

export const grantFunction = ({ unit }: Grant): string => FUNCTIONS[unit] ?? 'Administração';
