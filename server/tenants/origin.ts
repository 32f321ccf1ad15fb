import { Refusal } from '../refusal.ts';
import { parseHost } from './host.ts';
import type { Tenant } from './tenants.ts';

/** Origin of a body's site as seen from outside, without a slash at the end. */
export type OriginOf = (tenant: Pick<Tenant, 'slug' | 'hosts'>) => string;

const SHAPE = /^https?:\/\/[^/\s]*\{slug\}[^/\s]*$|^https?:\/\/[^/\s{}]+$/;

/**
 * SITE_URL as a function of the body: its own domain where it has one, else the pattern with its slug. Without SITE_URL
 * the address is this machine, where somebody tries the portal out.
 */
export function parseSiteUrl(text: string | undefined, port: number): OriginOf {
  const pattern = (text || `http://{slug}.transparencia.localhost:${port}`).replace(/\/$/, '');
  if (!SHAPE.test(pattern))
    throw new Refusal(
      `SITE_URL deve ser o endereço do portal com {slug} no lugar do nome do órgão, como https://{slug}.transparencia.example.com.br, e não “${text}”.`,
    );
  return ({ slug, hosts }) => (hosts[0] ? `https://${hosts[0]}` : pattern.replace('{slug}', slug));
}

/** SITE_DOMAINS as a list: the domains below which every body has its name, in lower case. */
export function parseSiteDomains(text: string): string[] {
  const domains = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = domains.find((domain) => parseHost(`x.${domain}`)?.name !== `x.${domain}`);
  if (wrong === undefined) return domains;
  throw new Refusal(
    `SITE_DOMAINS traz “${wrong}”: escreva os domínios do portal sem o nome do órgão, separados por vírgula, como transparencia.example.com.br. Os da API se deduzem deles.`,
  );
}
