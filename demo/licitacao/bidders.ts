import { isCompetitive } from '../contratos/modality.ts';
import { hash, Random } from '../random.ts';
import { companyOf, isFoundedBy, type Supplier } from '../town/companies.ts';
import type { World } from '../town/world.ts';
import type { NonEmpty } from '../words.ts';
import type { Tender } from './tender.ts';

export interface Bidder {
  supplier: Supplier;
  size: string;
  /** Cents. */
  offer: number;
  result: string;
  reason: string;
}

const OUT: NonEmpty<readonly [result: string, reason: string]> = [
  ['Desclassificado', 'Preço sem comprovação de que pode ser cumprido'],
  ['Desclassificado', 'Proposta acima do valor estimado depois da negociação'],
  ['Desclassificado', 'Produto em desacordo com o termo de referência'],
  ['Inabilitado', 'Certidão de regularidade fiscal vencida'],
  ['Inabilitado', 'Não comprovou a qualificação técnica exigida'],
];

/** Up to this estimate, in cents, only small companies may bid (LC 123/2006, art. 48, I). */
const SMALL = 8_000_000;

/** How big the law calls a supplier; what its name does not say is drawn from it. */
export function companySize({ name, id }: Supplier): string {
  if (id.length === 14) return 'Não se aplica';
  if (/ ME$|\d{11}$/.test(name)) return 'ME';
  if (name.endsWith(' EPP')) return 'EPP';
  return name.endsWith(' S.A.') ? 'Demais' : (['ME', 'EPP', 'Demais'][hash('porte', id) % 3] ?? 'Demais');
}

/** What the tender keeps for small companies. */
export function smallCompanyBenefit({ modality, estimated, contracts }: Tender): string {
  if (!isCompetitive(modality)) return 'Não se aplica';
  const small = contracts.every(({ supplier }) => companySize(supplier) !== 'Demais');
  return small && estimated <= SMALL ? 'Participação exclusiva' : 'Sem benefício';
}

/** Who offered what, the best first, those who were sent away last. */
export function biddersOf(world: World, tender: Tender): Bidder[] {
  const random = new Random(hash('propostas', world.seed, world.tenant, tender.year, tender.sequence));
  const won = winners(tender);
  const others = rivals(world, tender, won, count(tender, random), random);
  const judged = others.map((supplier) => judge(tender, supplier, random));
  return [...won, ...judged.sort((a, b) => Number(a.reason !== '') - Number(b.reason !== '') || a.offer - b.offer)];
}

function winners({ items, modality }: Tender): Bidder[] {
  const sums = new Map<Supplier, number>();
  for (const { winner, quantity, price } of items)
    if (winner) sums.set(winner, (sums.get(winner) ?? 0) + quantity * price);
  const result = modality.prefix === 'CR' ? 'Credenciado' : 'Vencedor';
  return [...sums].map(([supplier, offer]) => ({ supplier, size: companySize(supplier), offer, result, reason: '' }));
}

const NOBODY = ['Deserta', 'Aberta', 'Suspensa'];

/** How many others came: to a session some, to a purchase without a tender the two that were asked for a price. */
function count({ modality, situation }: Tender, random: Random): number {
  if (NOBODY.includes(situation)) return 0;
  if (isCompetitive(modality)) return random.between(1, 5);
  return modality.prefix === 'DL' ? 2 : 0;
}

/** Companies of the trade that existed on the day, each once. */
function rivals(world: World, tender: Tender, won: readonly Bidder[], most: number, random: Random): Supplier[] {
  const reserved = smallCompanyBenefit(tender) === 'Participação exclusiva';
  const from = random.between(0, world.companies - 1);
  const taken = new Set(won.map(({ supplier }) => supplier.id));
  const places = Array.from({ length: world.companies }, (_, i) => (from + i) % world.companies);
  return places
    .slice(0, most * 3)
    .filter((place) => isFoundedBy(place, tender.opened))
    .map((place) => companyOf(tender.subject.trade, place, world.seed))
    .filter((supplier) => !taken.has(supplier.id) && !(reserved && companySize(supplier) === 'Demais'))
    .slice(0, most);
}

function judge(tender: Tender, supplier: Supplier, random: Random): Bidder {
  const { situation, estimated, items } = tender;
  const asked = items.reduce((total, { quantity, price }) => total + quantity * price, 0);
  const offer = Math.round((asked * random.between(1_010, 1_240)) / 1_000);
  const base = { supplier, size: companySize(supplier) };
  if (situation === 'Em julgamento') return { ...base, offer, result: situation, reason: '' };
  if (situation !== 'Fracassada' && !random.chance(0.2)) return { ...base, offer, result: 'Classificado', reason: '' };
  const [result, reason] = random.pick(OUT);
  return { ...base, offer: Math.max(offer, reason.includes('acima') ? estimated + 100 : 0), result, reason };
}
