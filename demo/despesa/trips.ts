import { dotted } from '../../catalog/samples/digits.ts';
import { brDate, nextWorkingDay, yearOf } from '../calendar.ts';
import { type Trip, trips } from '../diarias/trips.ts';
import type { World } from '../town/world.ts';
import { actionOf, FREE_SOURCE } from './actions.ts';
import { type Commitment, dotationOf, newSettlement } from './commitment.ts';

/** One empenho for each journey, committed and paid on the same day; its process is the one that `diarias` names. */
export function* commitmentsOfTrips(world: World): Generator<Commitment> {
  for (const one of trips(world)) if (one.total > 0 && yearOf(one.paid) === one.year) yield journey(one, world.until);
}

function journey(one: Trip, until: number): Commitment {
  const { who, to, total, back, paid } = one;
  const owed = newSettlement(paid, total);
  owed.payments.push({ number: 0, day: paid, cents: total });
  const returned = nextWorkingDay(one.end + 3);
  if (back > 0 && returned <= until && yearOf(returned) === one.year)
    owed.payments.push({ number: 0, day: returned, cents: -Math.min(back, total) });
  return {
    number: 0,
    year: one.year,
    day: paid,
    kind: 'Ordinário',
    line: dotationOf(actionOf(who.unit), '3.3.90.14', FREE_SOURCE),
    creditor: { name: who.name, id: dotted(who.cpf) },
    about: `Diárias de ${brDate(one.start)} a ${brDate(one.end)}, ${to.city}: ${one.reason}`,
    process: one.process,
    modality: 'Não se aplica',
    tender: '',
    ground: 'Lei 4.320/1964, art. 58',
    contract: null,
    agreement: '',
    amendment: '',
    cents: total,
    changes: [],
    settlements: [owed],
  };
}
