import { yearOf } from '../calendar.ts';
import { contractKey } from '../emendas/earmarks.ts';
import { payInTurn } from '../ordem/queue.ts';
import { hash } from '../random.ts';
import { oncePerWorld } from '../town/once.ts';
import { commitmentsOfBills } from './bills.ts';
import type { Commitment, Payment } from './commitment.ts';
import { commitmentsOfContracts } from './contracts.ts';
import { commitmentsOfGrants } from './grants.ts';
import { commitmentsOfPayroll } from './payroll.ts';
import { commitmentsOfPurchases } from './purchases.ts';
import { commitmentsOfRefunds } from './refunds.ts';
import { commitmentsOfTrips } from './trips.ts';

/** All that money goes out for. */
const SOURCES = [
  commitmentsOfContracts,
  commitmentsOfPayroll,
  commitmentsOfTrips,
  commitmentsOfGrants,
  commitmentsOfRefunds,
  commitmentsOfBills,
  commitmentsOfPurchases,
];

/** Every empenho of the four exercises, and before them those of the pandemic, with its settlements and payments, in the order of their days. */
export const commitments = oncePerWorld((world): readonly Commitment[] => {
  const all = SOURCES.flatMap((source) => [...source(world)]);
  all.sort((a, b) => a.day - b.day);
  payInTurn(world, all);
  const settlements = all.flatMap((one) => one.settlements).sort((a, b) => a.day - b.day);
  const payments = settlements.flatMap((one) => one.payments).sort((a, b) => a.day - b.day);
  const first = world.exercises[0]?.year ?? 0;
  for (const documents of [all, settlements, payments]) number(documents, first);
  return all;
});

/** About so many documents of others lie between two of the pandemic's. */
const MISSING = 60;

/** Documents are numbered from one in each year, as they come; before the first whole year most are not ours to show. */
function number(documents: readonly (Pick<Payment, 'day'> & { number: number })[], first: number): void {
  let year = 0;
  let serial = 0;
  for (const document of documents) {
    if (yearOf(document.day) !== year) serial = 0;
    year = yearOf(document.day);
    serial += year < first ? 1 + (hash('outros', document.day, serial) % MISSING) : 1;
    document.number = serial;
  }
}

/** The same, by the contract that each is for (`nameOf`): what was committed, measured and paid of it. */
export const commitmentsByContract = oncePerWorld((world): ReadonlyMap<string, readonly Commitment[]> => {
  const found = new Map<string, Commitment[]>();
  for (const one of commitments(world)) {
    if (!one.contract) continue;
    const name = contractKey(one.contract);
    const known = found.get(name);
    if (known) known.push(one);
    else found.set(name, [one]);
  }
  return found;
});
