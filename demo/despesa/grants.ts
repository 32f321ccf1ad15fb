import { type Day, nextWorking } from '../calendar.ts';
import { given } from '../convenio/given.ts';
import type { Grant } from '../convenio/grant.ts';
import type { World } from '../town/world.ts';
import { actionOf, FREE } from './actions.ts';
import { type Commitment, dotation, type Settlement, settlement } from './commitment.ts';

const NATURES: Readonly<Record<string, string>> = {
  Subvenção: '3.3.50.43',
  Auxílio: '4.4.50.42',
  Convênio: '3.3.71.70',
};

/** What the body passes to who works with it: one empenho for each agreement, paid in the parts that went. */
export function* granted(world: World): Generator<Commitment> {
  for (const one of given(world)) {
    yield {
      number: 0,
      year: one.year,
      day: one.signed,
      kind: 'Global',
      line: dotation(actionOf(one.unit), NATURES[one.kind] ?? '3.3.50.41', FREE),
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
    return part(i === count - 1 ? last : nextWorking(last - MONTH * (count - 1 - i)), cents);
  });
}

function part(day: Day, cents: number): Settlement {
  const one = settlement(day, cents);
  one.payments.push({ number: 0, day, cents });
  return one;
}
