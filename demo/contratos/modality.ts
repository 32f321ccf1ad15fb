import type { Random } from '../kit/random.ts';
import type { PurchaseWay } from '../town/subjects.ts';

export interface Modality {
  name: string;
  ground: string;
  /** The prefix of the number of a tender. */
  prefix: string;
}

const law = (name: string, prefix: string, article: string): Modality => ({
  name,
  prefix,
  ground: `Lei 14.133/2021, ${article}`,
});

export const AUCTION = law('Pregão eletrônico', 'PE', 'art. 28, I');
export const COMPETITION = law('Concorrência eletrônica', 'CE', 'art. 28, II');
export const ADHESION = law('Adesão a ata', 'ARP', 'art. 86, § 2º');
const SMALL_WORKS = law('Dispensa', 'DL', 'art. 75, I');
export const SMALL_PURCHASE = law('Dispensa', 'DL', 'art. 75, II');
export const SOLE_SUPPLIER = law('Inexigibilidade', 'IN', 'art. 74, I');
const ARTIST = law('Inexigibilidade', 'IN', 'art. 74, II');
const EXPERT = law('Inexigibilidade', 'IN', 'art. 74, III');
export const LEASE = law('Inexigibilidade', 'IN', 'art. 74, V');
const ACCREDITED = law('Credenciamento', 'CR', 'art. 79, II');

/** The modality of emergency purchases in the pandemic, under a law that has expired. */
export const PANDEMIC_PURCHASE: Modality = { name: 'Dispensa', prefix: 'DL', ground: 'Lei 13.979/2020, art. 4º' };

/** Whether a modality is a competition; the others are direct contracts. */
export const isCompetitive = ({ prefix }: Modality): boolean => prefix === 'PE' || prefix === 'CE';

/** Cents up to which the law needs no tender, in the oldest year shown, since the limits only rise. */
const LIMIT = 5_720_833;
const LIMIT_WORKS = 11_441_665;

/** The modality that the law allows for a thing of this value. */
export function modalityFor(way: PurchaseWay, cents: number, random: Random): Modality {
  const luck = random.next();
  const small = cents < LIMIT && luck < 0.5;
  const ways: Record<PurchaseWay, Modality> = {
    bid: small ? SMALL_PURCHASE : luck > 0.93 ? ADHESION : AUCTION,
    works: cents < LIMIT_WORKS && luck < 0.6 ? SMALL_WORKS : COMPETITION,
    artist: small && luck < 0.2 ? SMALL_PURCHASE : ARTIST,
    lease: LEASE,
    expert: EXPERT,
    clinic: ACCREDITED,
  };
  return ways[way];
}
