import { priceListFor } from '../licitacao/prices.ts';
import { hash, Random } from '../random.ts';
import type { Commitment } from './commitment.ts';

/** So many of a thing. The price has four decimals, as price lists do; what it all comes to is in cents. */
export interface CommitmentItem {
  about: string;
  unit: string;
  quantity: number;
  price: string;
  total: number;
}

/** Quantities that cents can be divided by without losing any: a price has two decimals more. */
const QUANTITIES = [1, 2, 4, 5, 10, 20, 25, 50, 100] as const;
const GOODS = ['30', '32', '52'];

/** What a commitment was made for, thing by thing: together, exactly its value. */
export function itemsOfCommitment(one: Commitment): CommitmentItem[] {
  if (!GOODS.includes(one.line.nature.slice(7))) return [thing(one.about, 'Serviço', 1, one.cents)];
  const random = new Random(hash('itens', one.year, one.number, one.cents));
  const list = one.contract ? priceListFor(one.contract.draft.object) : [];
  if (list.length === 0 || one.cents < 100_000)
    return [thing(one.about, 'Unidade', random.pick(QUANTITIES), one.cents)];
  const count = Math.min(3, list.length);
  const first = random.between(0, list.length - 1);
  let left = one.cents;
  return Array.from({ length: count }, (_, i) => {
    const total = i === count - 1 ? left : Math.floor((left * random.between(25, 60)) / 100);
    left -= total;
    const ware = list[(first + i) % list.length];
    return thing(ware?.about ?? one.about, ware?.unit ?? 'Unidade', random.pick(QUANTITIES), total);
  });
}

function thing(about: string, unit: string, quantity: number, total: number): CommitmentItem {
  const price = String(Math.round((total * 100) / quantity)).padStart(5, '0');
  return { about, unit, quantity, price: `${price.slice(0, -4)},${price.slice(-4)}`, total };
}
