import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { Refusal } from '../refusal.ts';

/** An address of the network. */
export interface NetworkAddress {
  address: string;
  family: 4 | 6;
}

/** Finds every address of a name, as the machine does. Tests have one of their own. */
export type ResolveHost = (host: string) => Promise<NetworkAddress[]>;

export const resolveHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address, family }) => ({
    address,
    family: family === 6 ? 6 : 4,
  }));

/** Addresses of IPv4 that lead to no public server: one's own machine, private networks, clouds' own services, many at once. */
const INNER_V4 = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
  addRange(INNER_V4, range, 'ipv4');

/** The one range of IPv6 that is given to public servers. What carries an address of IPv4 inside, private ones too, is outside. */
const PUBLIC_V6 = new BlockList();
addRange(PUBLIC_V6, '2000::/3', 'ipv6');

/** Parts of it that are for documents, or that carry other addresses inside (Teredo, 6to4). */
const INNER_V6 = new BlockList();
for (const range of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) addRange(INNER_V6, range, 'ipv6');

function addRange(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', bits] = range.split('/');
  list.addSubnet(net, Number(bits), family);
}

/** Whether an address is that of a public server, and not of the operator's own network. */
export function isPublicAddress({ address, family }: NetworkAddress): boolean {
  if (family === 4) return isIP(address) === 4 && !INNER_V4.check(address, 'ipv4');
  const bare = address.split('%', 1)[0] ?? '';
  return isIP(bare) === 6 && PUBLIC_V6.check(bare, 'ipv6') && !INNER_V6.check(bare, 'ipv6');
}

/** Ports of HTTPS that a webhook may have: others are those of databases, mail and printers. */
const PORTS = ['', '8443'];
const LONGEST = 2_000;

const LIKE = 'Escreva-o como https://sistema.exemplo.gov.br/avisos.';

/** Reads the address of a webhook, or refuses it with a sentence. Origins that the operator trusts may be any. */
export function parseWebhookUrl(text: string, trusted: readonly string[]): URL {
  const url = text.length <= LONGEST && URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new Refusal(`O endereço do webhook não é um endereço. ${LIKE}`);
  if (url.username || url.password)
    throw new Refusal('O endereço do webhook não leva usuário nem senha: confira a assinatura de cada aviso.');
  if (url.hash) throw new Refusal(`O endereço do webhook não leva #. ${LIKE}`);
  if (trusted.includes(url.origin)) return url;
  if (url.protocol !== 'https:') throw new Refusal(`O endereço do webhook precisa começar com https://. ${LIKE}`);
  if (!PORTS.includes(url.port)) throw new Refusal('O endereço do webhook usa a porta 443 ou 8443.');
  return url;
}

/** Thrown by an address that leads into the operator's own network, or nowhere. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

/**
 * The address that a webhook's name has now, if all of its addresses are public. It is looked up at every delivery, and the
 * connection goes to this very address: a name that is answered differently a moment later leads nowhere else.
 */
export async function checkedAddress(
  url: URL,
  trusted: readonly string[],
  resolve: ResolveHost,
): Promise<NetworkAddress> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const literal = isIP(host);
  const found: NetworkAddress[] = literal ? [{ address: host, family: literal === 6 ? 6 : 4 }] : await resolve(host);
  const [first] = found;
  if (!first) throw new ForbiddenAddress('O nome do webhook não tem endereço.');
  if (!trusted.includes(url.origin) && !found.every(isPublicAddress))
    throw new ForbiddenAddress('O endereço do webhook fica em uma rede interna, e não na internet.');
  return first;
}

/** The origins in WEBHOOK_ORIGINS: receivers inside the operator's network, which webhooks may reach all the same. */
export function parseWebhookOrigins(text: string): string[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((one) => {
      const url = URL.canParse(one) ? new URL(one) : null;
      if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
        throw new Refusal(
          `WEBHOOK_ORIGINS traz “${one}”: escreva só a origem de cada sistema, como https://10.0.0.5:8443, separadas por vírgula.`,
        );
      return url.origin;
    });
}
