import { dotted } from '../../catalog/samples/digits.ts';
import { previousWorkingDay } from '../calendar.ts';
import { padZeros } from '../text.ts';
import type { World } from '../town/world.ts';
import { type RefundClaim, refundClaims, refundedCents } from '../verba/claims.ts';
import { actionOf, FREE_SOURCE } from './actions.ts';
import { type Commitment, dotationOf, newSettlement } from './commitment.ts';

/** One empenho for each member and month, of what was refunded; the receipts are in `verba-indenizatoria`. */
export function* commitmentsOfRefunds(world: World): Generator<Commitment> {
  if (world.tenant === 'cmdemo') for (const one of refundClaims(world)) if (refundedCents(one) > 0) yield refund(one);
}

/** Recognised when the month ends, in its own exercise, and paid when the receipts were looked at. */
function refund(one: RefundClaim): Commitment {
  const { who, when, paid } = one;
  const cents = refundedCents(one);
  const day = previousWorkingDay(when.last);
  const owed = newSettlement(day, cents);
  owed.payments.push({ number: 0, day: paid, cents });
  return {
    number: 0,
    year: when.year,
    day,
    kind: 'Ordinário',
    line: dotationOf(actionOf(who.unit), '3.3.90.93', FREE_SOURCE),
    creditor: { name: who.name, id: dotted(who.cpf) },
    about: `Verba indenizatória de ${padZeros(when.month, 2)}/${when.year}`,
    process: '',
    modality: 'Não se aplica',
    tender: '',
    ground: 'Lei 4.320/1964, art. 58',
    contract: null,
    agreement: '',
    amendment: '',
    cents,
    changes: [],
    settlements: [owed],
  };
}
