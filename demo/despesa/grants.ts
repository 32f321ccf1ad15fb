import { type Day, nextWorkingDay } from '../calendar.ts';
import { givenGrants } from '../convenio/given.ts';
import type { Grant } from '../convenio/grant.ts';
import type { World } from '../town/world.ts';
import { actionOf, FREE_SOURCE } from './actions.ts';
import { type Commitment, dotationOf, newSettlement, type Settlement } from './commitment.ts';

const NATURES: Readonly<Record<string, string>> = {
  Subvenção: '3.3.50.43',
  Auxílio: '4.4.50.42',
  Convênio: '3.3.71.70',
};

/** What the body passes to who works with it: one empenho for each agreement, paid in the parts that went. */
export function* commitmentsOfGrants(world: World): Generator<Commitment> {
  for (const one of givenGrants(world)) {
    yield {
      number: 0,
      year: one.year,
      day: one.signed,
      kind: 'Global',
      line: dotationOf(actionOf(one.unit), NATURES[one.kind] ?? '3.3.50.41', FREE_SOURCE),
      creditor: one.taker,
      about: `${one.object}, conforme ${one.number}`,
      process: one.process,
      modality: 'Não se aplica',
      tender: '',
      ground: 'Lei 13.019/2014',
      contract: null,
      agreement: one.number,
      amendment: one.earmark,
      cents: one.passed,
      changes: [],
      settlements: parts(one),
    };
  }
}

const MONTH = 30;

/** Equal parts a month apart, the last on the day that the agreement tells. */
function parts({ signed, last, paid }: Grant): Settlement[] {
  if (last === null || paid === 0) return [];
  const count = Math.floor((last - signed) / MONTH) + 1;
  const each = Math.floor(paid / count);
  return Array.from({ length: count }, (_, i) => {
    const cents = i === count - 1 ? paid - each * (count - 1) : each;
    return part(i === count - 1 ? last : nextWorkingDay(last - MONTH * (count - 1 - i)), cents);
  });
}

function part(day: Day, cents: number): Settlement {
  const one = newSettlement(day, cents);
  one.payments.push({ number: 0, day, cents });
  return one;
}
