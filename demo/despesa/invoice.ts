import { type Day, isoDate } from '../calendar.ts';
import { hash } from '../random.ts';
import { padZeros } from '../text.ts';
import { isPerson } from '../town/companies.ts';
import type { Commitment } from './commitment.ts';

/** Only things travel with an NF-e: of services the town keeps its own invoices, which have no such key. */
const GOODS = ['30', '32', '52'];
/** The state's number, and that of the kind of document. */
const STATE = '24';
const KIND = '55';

/** The key that an invoice for things can be looked up by, 44 places of them; none of what a person sold. */
export function invoiceKey({ line, creditor }: Commitment, day: Day, invoice: string): string {
  if (!invoice || isPerson(creditor) || !GOODS.includes(line.nature.slice(7))) return '';
  const who = creditor.id.replace(/[^0-9A-Z]/g, '');
  const [year = '', month = ''] = isoDate(day).split('-');
  const luck = hash('NF-e', who, invoice, day) % 100_000_000;
  const body = `${STATE}${year.slice(2)}${month}${who}${KIND}001${padZeros(Number(invoice), 9)}1${padZeros(luck, 8)}`;
  return body + checkDigit(body);
}

/** Modulo 11 with weights from 2 to 9, from the right; letters of a CNPJ count by their place after the digits. */
function checkDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (body.charCodeAt(body.length - 1 - i) - 48) * (2 + (i % 8));
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
