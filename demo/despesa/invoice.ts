import { type Day, isoDate } from '../calendar.ts';
import { hash } from '../random.ts';
import { padZeros } from '../text.ts';
import { isPerson } from '../town/companies.ts';
import type { Empenho } from './model.ts';

/** The expense elements of goods, which need an NF-e; invoices of services are municipal and have no such key. */
const GOODS = ['30', '32', '52'];
/** The codes of the state and of the kind of document. */
const STATE = '24';
const KIND = '55';

/** The 44-digit access key of an NF-e; empty for services and for sellers who are persons. */
export function invoiceKey({ line, creditor }: Empenho, day: Day, invoice: string): string {
  if (!invoice || isPerson(creditor) || !GOODS.includes(line.nature.slice(7))) return '';
  const who = creditor.id.replace(/[^0-9A-Z]/g, '');
  const [year = '', month = ''] = isoDate(day).split('-');
  const luck = hash('NF-e', who, invoice, day) % 100_000_000;
  const body = `${STATE}${year.slice(2)}${month}${who}${KIND}001${padZeros(Number(invoice), 9)}1${padZeros(luck, 8)}`;
  return body + checkDigit(body);
}

/** The check digit: modulo 11 with weights from 2 to 9, from the right; letters of a CNPJ count by their character code. */
function checkDigit(body: string): number {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += (body.charCodeAt(body.length - 1 - i) - 48) * (2 + (i % 8));
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
