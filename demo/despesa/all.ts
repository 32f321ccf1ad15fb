import { yearOf } from '../calendar.ts';
import { contratoKey } from '../emendas/model.ts';
import { payInTurn } from '../ordem/queue.ts';
import { hash } from '../random.ts';
import { oncePerWorld } from '../town/once.ts';
import type { Empenho, Pagamento } from './model.ts';
import { empenhosOfBills } from './sources/bills.ts';
import { empenhosOfContratos } from './sources/contratos.ts';
import { empenhosOfConvenios } from './sources/convenios.ts';
import { empenhosOfDiarias } from './sources/diarias.ts';
import { empenhosOfPayroll } from './sources/payroll.ts';
import { empenhosOfPurchases } from './sources/purchases.ts';
import { empenhosOfVerba } from './sources/verba.ts';

/** The sources of empenhos: everything that money is spent on. */
const SOURCES = [
  empenhosOfContratos,
  empenhosOfPayroll,
  empenhosOfDiarias,
  empenhosOfConvenios,
  empenhosOfVerba,
  empenhosOfBills,
  empenhosOfPurchases,
];

/** Every empenho of the four exercises, and before them those of the pandemic, with its settlements and payments, in the order of their days. */
export const allEmpenhos = oncePerWorld((world): readonly Empenho[] => {
  const all = SOURCES.flatMap((source) => [...source(world)]);
  all.sort((a, b) => a.day - b.day);
  payInTurn(world, all);
  const settlements = all.flatMap((one) => one.settlements).sort((a, b) => a.day - b.day);
  const payments = settlements.flatMap((one) => one.payments).sort((a, b) => a.day - b.day);
  const first = world.exercises[0]?.year ?? 0;
  for (const documents of [all, settlements, payments]) number(documents, first);
  return all;
});

/** The most unpublished documents between two of the pandemic's. */
const MISSING = 60;

/** Numbers documents from 1 in each year. Before the first exercise most are not published, which leaves gaps. */
function number(documents: readonly (Pick<Pagamento, 'day'> & { number: number })[], first: number): void {
  let year = 0;
  let serial = 0;
  for (const document of documents) {
    if (yearOf(document.day) !== year) serial = 0;
    year = yearOf(document.day);
    serial += year < first ? 1 + (hash('outros', document.day, serial) % MISSING) : 1;
    document.number = serial;
  }
}

/** The empenhos of each contract, by `contractKey`. */
export const empenhosByContrato = oncePerWorld((world): ReadonlyMap<string, readonly Empenho[]> => {
  const found = new Map<string, Empenho[]>();
  for (const one of allEmpenhos(world)) {
    if (!one.contract) continue;
    const name = contratoKey(one.contract);
    const known = found.get(name);
    if (known) known.push(one);
    else found.set(name, [one]);
  }
  return found;
});
