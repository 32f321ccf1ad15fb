import { dotted } from '../../../catalog/samples/digits.ts';
import { previousWorkingDay } from '../../calendar.ts';
import { padZeros } from '../../text.ts';
import type { World } from '../../town/world.ts';
import { type VerbaClaim, verbaCents, verbaClaims } from '../../verba/model.ts';
import { actionOf, FREE_SOURCE } from '../actions.ts';
import { dotationOf, type Empenho, newLiquidacao } from '../model.ts';

/** One empenho for each member and month, of what was refunded; the receipts are in `verba-indenizatoria`. */
export function* empenhosOfVerba(world: World): Generator<Empenho> {
  if (world.tenant === 'cmdemo') for (const one of verbaClaims(world)) if (verbaCents(one) > 0) yield refund(one);
}

/** The empenho of a claim: recognised at the end of its month and paid when the receipts were checked. */
function refund(one: VerbaClaim): Empenho {
  const { who, when, paid } = one;
  const cents = verbaCents(one);
  const day = previousWorkingDay(when.last);
  const owed = newLiquidacao(day, cents);
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
