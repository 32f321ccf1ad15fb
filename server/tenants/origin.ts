import { Refusal } from '../refusal.ts';
import type { Office } from '../mensagens/services.ts';

const SHAPE = /^https?:\/\/[^/\s]*\{slug\}[^/\s]*$|^https?:\/\/[^/\s{}]+$/;

/**
 * Where bodies are reached from outside: a domain of their own, else SITE_URL with their name in it. Without it, the
 * machine itself, where the portal is tried out.
 */
export function sites(text: string | undefined, port: number): Office['siteOf'] {
  const pattern = (text || `http://{slug}.transparencia.localhost:${port}`).replace(/\/$/, '');
  if (!SHAPE.test(pattern))
    throw new Refusal(
      `SITE_URL deve ser o endereço do portal com {slug} no lugar do nome do órgão, como https://{slug}.transparencia.example.com.br, e não “${text}”.`,
    );
  return ({ slug, hosts }) => (hosts[0] ? `https://${hosts[0]}` : pattern.replace('{slug}', slug));
}
