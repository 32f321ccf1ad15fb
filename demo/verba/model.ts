import { type Day, nextWorkingDay } from '../calendar.ts';
import { hash, Random } from '../random.ts';
import { allServidores, isServing, type Servidor } from '../servidores/model.ts';
import { padZeros } from '../text.ts';
import { companyOf, isFoundedBy, type Supplier } from '../town/companies.ts';
import { closedMonths, type PayMonth } from '../town/months.ts';
import { oncePerWorld } from '../town/once.ts';
import type { World } from '../town/world.ts';
import { VERBA_TETO_TOTAL, VERBA_TETOS, type VerbaTeto, verbaTetoOf } from './limits.ts';

interface Refund {
  what: VerbaTeto;
  supplier: Supplier;
  invoice: string;
  day: Day;
  about: string;
  asked: number;
  refused: number;
}

/** The receipts that a council member handed in for a month, and the day of their refund. */
export interface VerbaClaim {
  who: Servidor;
  when: PayMonth;
  paid: Day;
  refunds: readonly Refund[];
}

/** The claims already refunded. Later ones are left out, because it is not known yet what will be refused of them. */
export const verbaClaims = oncePerWorld((world): readonly VerbaClaim[] => {
  const members = allServidores(world).filter(({ post }) => post === 'Vereador');
  return closedMonths(world).flatMap((when) => {
    const sitting = members.filter((one) => isServing(one, when.first));
    return sitting.map((who) => claim(world, who, when)).filter(({ paid }) => paid <= world.until);
  });
});

function claim(world: World, who: Servidor, when: PayMonth): VerbaClaim {
  const random = new Random(hash('verba', who.luck, when.year, when.month));
  const kept = VERBA_TETOS.filter(({ often }) => random.chance(often));
  let room = verbaTetoOf(VERBA_TETO_TOTAL, when.year);
  const asked = kept.map((what) => {
    const limit = Math.min(room, verbaTetoOf(what, when.year));
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

/** A refund of one receipt; one in thirty is refused in part. */
function refund({ seed, companies }: World, what: VerbaTeto, limit: number, first: Day, random: Random): Refund {
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
export const verbaCents = ({ refunds }: VerbaClaim): number =>
  refunds.reduce((sum, { asked, refused }) => sum + asked - refused, 0);
