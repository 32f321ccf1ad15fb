import { dotted } from '../../catalog/samples/digits.ts';
import { lastWorking } from '../calendar.ts';
import { pad } from '../contratos/drafts.ts';
import type { World } from '../town/world.ts';
import { type Claim, claims } from '../verba/claims.ts';
import { actionOf, FREE } from './actions.ts';
import { type Commitment, dotation, settlement } from './commitment.ts';

/** One empenho for each member and month, of what was refunded; the receipts are in `verba-indenizatoria`. */
export function* refunded(world: World): Generator<Commitment> {
  if (world.tenant === 'cmdemo') for (const one of claims(world)) if (worth(one) > 0) yield refund(one);
}

export const worth = ({ refunds }: Claim): number =>
  refunds.reduce((sum, { asked, refused }) => sum + asked - refused, 0);

/** Recognised when the month ends, in its own exercise, and paid when the receipts were looked at. */
function refund(one: Claim): Commitment {
  const { who, when, paid } = one;
  const cents = worth(one);
  const day = lastWorking(when.last);
  const owed = settlement(day, cents);
  owed.payments.push({ number: 0, day: paid, cents });
  return {
    number: 0,
    year: when.year,
    day,
    kind: 'Ordinário',
    line: dotation(actionOf(who.unit), '3.3.90.93', FREE),
    creditor: { name: who.name, id: dotted(who.cpf) },
    about: `Verba indenizatória de ${pad(when.month, 2)}/${when.year}`,
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
