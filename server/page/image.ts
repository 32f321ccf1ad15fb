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
