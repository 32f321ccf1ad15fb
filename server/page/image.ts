import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../catalog/site/render.ts';
import type { Tenant } from '../tenants/tenants.ts';

/** Image types that the cards of social networks show. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Path of a body's picture for cards: its logo at a permanent address, or the one every portal has. */
export function logoPath({ dados: { logo } }: Tenant): string {
  return logo && TYPES[logo.txtLogoExtensao] ? `/logo.${logo.txtLogoExtensao}` : '/LogoTop.png';
}

export const imageType = (ending: string): string | undefined => TYPES[ending];

/** A picture that stands for a page where its address is shared. */
export interface SharedImage {
  path: string;
  /** Whether it is a card of the page's own, of the size that networks show large. */
  isCard: boolean;
}

/** Characters of the longest address that has a card. */
const LONGEST_CARD = 1_500;

/**
 * The card of a rendered page. A digest of the answers that the page was made of is part of its address: networks, which keep a
 * picture by its address, fetch another when the data change. A page about people, and one that was refused, has the card
 * of its subject.
 */
export function cardOf(url: string, { about, answers }: Pick<RenderedPage, 'about' | 'answers'>): SharedImage | null {
  const page = about.personal ? `/${url.split(/[/?]/)[1] ?? ''}` : url;
  if (page.length > LONGEST_CARD) return null;
  const digest = createHash('sha256');
  for (const { json } of answers.values()) digest.update(json);
  const version = digest.digest('base64url').slice(0, 10);
  return { path: `/api/v1/cartao.png?de=${encodeURIComponent(page)}&v=${version}`, isCard: true };
}
