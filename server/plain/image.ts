import type { Tenant } from '../tenants/tenants.ts';

/** Kinds of picture that a card in a social network shows. */
const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** The picture of a body in a card: its logo at an address that stays, or the one every portal has. */
export function logoPath({ dados: { logo } }: Tenant): string {
  return logo && TYPES[logo.txtLogoExtensao] ? `/logo.${logo.txtLogoExtensao}` : '/LogoTop.png';
}

export const imageType = (ending: string): string | undefined => TYPES[ending];
