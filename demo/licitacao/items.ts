import type { ContractDraft } from '../contratos/draft.ts';
import type { Random } from '../random.ts';
import { type PriceListItem, priceListFor } from './prices.ts';

/** So many of a thing at a price. Money is in cents. */
export interface PricedItem {
  about: string;
  unit: string;
  quantity: number;
  price: number;
}

export interface ItemizedPurchase extends Pick<ContractDraft, 'object' | 'subject' | 'initial' | 'months'> {
  /** Which lot it is, where there are two. */
  lot?: number;
}

/** What a value was asked for, thing by thing: quantities times prices are exactly that value. */
export function itemsWorth(bought: ItemizedPurchase, random: Random): PricedItem[] {
  const { object, subject, initial, months, lot } = bought;
  const goods = shelf(priceListFor(object), lot, initial);
  if (goods.length > 1) return fill(initial, goods, random) ?? [whole(bought)];
  if (subject.renewed >= 0.5 && initial > 0 && initial % months === 0)
    return [{ about: object, unit: 'Mês', quantity: months, price: initial / months }];
  if (subject.way === 'works' && initial > 0) return stages(initial, random);
  return [whole(bought)];
}

const whole = ({ object, subject, initial }: ItemizedPurchase): PricedItem => ({
  about: object,
  unit: subject.category === 'Compras' ? 'Conjunto' : 'Serviço',
  quantity: 1,
  price: initial,
});

const STAGES = ['Administração local e canteiro', 'Serviços preliminares', 'Acabamento e limpeza final'] as const;

function stages(cents: number, random: Random): PricedItem[] {
  const parts = STAGES.map((about) => line(about, Math.round((cents * random.between(4, 14)) / 100)));
  const rest = parts.reduce((left, { price }) => left - price, cents);
  return [...parts.slice(0, 2), line('Execução dos serviços principais', rest), ...parts.slice(2)];
}

const line = (about: string, price: number): PricedItem => ({ about, unit: 'Etapa', quantity: 1, price });

/** What of a price list a value can buy some of; two lots of one tender divide the list. */
function shelf(list: readonly PriceListItem[], lot: number | undefined, cents: number): PriceListItem[] {
  const affordable = list.filter(({ price }) => price * 12 < cents);
  if (affordable.length < 4 || lot === undefined) return affordable;
  return affordable.filter((_, i) => i % 2 === lot % 2);
}

/** A value is met to the cent by the two things that can best give way: cheap ones in number, dear ones in price. */
function fill(cents: number, goods: readonly PriceListItem[], random: Random): PricedItem[] | null {
  const sorted = goods.toSorted((a, b) => a.price - b.price);
  const [first, second, ...others] = sorted;
  const [dearest, next, ...cheaper] = sorted.toReversed();
  if (!first || !second || !dearest || !next) return null;
  const many = cents / goods.length / first.price > 2 * second.price;
  return many
    ? counted(cents, [first, second], others, random)
    : priced(cents, [next, dearest], cheaper.toReversed(), random);
}

/** Prices stand, quantities give way: of what is bought by the thousand, some more or fewer. */
function counted(
  cents: number,
  [one, two]: readonly [PriceListItem, PriceListItem],
  others: readonly PriceListItem[],
  random: Random,
): PricedItem[] {
  const share = cents / (others.length + 2);
  const rest = others.map((ware) => some(ware, (share * random.between(60, 100)) / 100, random));
  const left = cents - worthOfItems(rest);
  let price = two.price;
  while (common(price, one.price) > 1) price += 1;
  let quantity = Math.round(left / 2 / price);
  while ((left - quantity * price) % one.price !== 0) quantity += 1;
  return [{ ...one, quantity: (left - quantity * price) / one.price }, { ...two, quantity, price }, ...rest];
}

/** The dearest thing comes in few pieces and takes up what is left of the value. */
const FEW = 8;

/** Quantities stand, prices give way: of what is bought by the piece, some cents more or less. */
function priced(
  cents: number,
  [next, dearest]: readonly [PriceListItem, PriceListItem],
  others: readonly PriceListItem[],
  random: Random,
): PricedItem[] | null {
  const few = Math.max(1, Math.min(FEW, Math.round(cents / 4 / dearest.price)));
  const budget = (cents - few * dearest.price) / (others.length + 1);
  const cheap = others.map((ware) => some(ware, (budget * random.between(70, 104)) / 100, random));
  const left = cents - worthOfItems(cheap);
  const even = settle(left, few, next, left - few * dearest.price);
  return even && [...cheap, { ...next, ...even }, { ...dearest, quantity: few, price: (left - worth(even)) / few }];
}

function some(ware: PriceListItem, budget: number, random: Random): PricedItem {
  const price = Math.max(1, Math.round((ware.price * random.between(92, 112)) / 100));
  return { ...ware, quantity: Math.max(1, Math.round(budget / price)), price };
}

/** A quantity and a price about the usual that leave of a value what so many pieces can share evenly. */
function settle(left: number, few: number, { price: usual }: PriceListItem, budget: number) {
  let quantity = Math.max(1, Math.round(budget / usual));
  while (common(quantity, few) > 1) quantity += 1;
  let price = Math.floor(budget / quantity);
  while ((left - quantity * price) % few !== 0) price -= 1;
  return price > 0 ? { quantity, price } : null;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
const worth = ({ quantity, price }: Pick<PricedItem, 'quantity' | 'price'>): number => quantity * price;
export const worthOfItems = (lines: readonly Pick<PricedItem, 'quantity' | 'price'>[]): number =>
  lines.reduce((total, one) => total + worth(one), 0);
