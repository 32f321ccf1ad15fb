import { type Day, nextWorkingDay } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { isServing, type Servant, staff } from '../servidores/staff.ts';
import { padZeros } from '../text.ts';
import { companyOf, isFoundedBy, type Supplier } from '../town/companies.ts';
import { closedMonths, type PayMonth } from '../town/months.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { CEILINGS, ceilingOf, type RefundCeiling, TOTAL_CEILING } from './ceilings.ts';

interface Refund {
  what: RefundCeiling;
  supplier: Supplier;
  invoice: string;
  day: Day;
  about: string;
  asked: number;
  refused: number;
}

/** What a member handed in for a month, and when it was refunded. */
export interface RefundClaim {
  who: Servant;
  when: PayMonth;
  paid: Day;
  refunds: readonly Refund[];
}

/** Those already refunded: of the others nobody knows yet what will be refused. */
export const refundClaims = oncePerWorld((world): readonly RefundClaim[] => {
  const members = staff(world).filter(({ post }) => post === 'Vereador');
  return closedMonths(world).flatMap((when) => {
    const sitting = members.filter((one) => isServing(one, when.first));
    return sitting.map((who) => claim(world, who, when)).filter(({ paid }) => paid <= world.until);
  });
});

function claim(world: World, who: Servant, when: PayMonth): RefundClaim {
  const random = new Random(hash('verba', who.luck, when.year, when.month));
  const kept = CEILINGS.filter(({ often }) => random.chance(often));
  let room = ceilingOf(TOTAL_CEILING, when.year);
  const asked = kept.map((what) => {
    const limit = Math.min(room, ceilingOf(what, when.year));
    const one = refund(world, what, limit, when.first, random);
    room -= one.asked - one.refused;
    return one;
  });
  return {
    who,
    when,
    paid: nextWorkingDay(when.first + random.between(36, 44)),
    refunds: asked.filter((one) => one.asked > 0),
  };
}

/** One in thirty is refused in part. */
function refund({ seed, companies }: World, what: RefundCeiling, limit: number, first: Day, random: Random): Refund {
  const day = nextWorkingDay(first + random.between(2, 24));
  const place = random.between(0, companies - 1);
  const asked = Math.floor((limit * random.between(30, 100)) / 1_000) * 10;
  return {
    what,
    supplier: companyOf(what.trade, isFoundedBy(place, day) ? place : place + 1, seed),
    invoice: padZeros(random.between(101, 98_999), 6),
    day,
    about: random.pick(what.about),
    asked,
    refused: random.chance(1 / 30) ? Math.floor(asked / 40) * 10 : 0,
  };
}

/** What was refunded of a claim, in cents. */
export const refundedCents = ({ refunds }: RefundClaim): number =>
  refunds.reduce((sum, { asked, refused }) => sum + asked - refused, 0);
