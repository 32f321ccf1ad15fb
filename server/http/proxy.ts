import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** The trusted proxies: their addresses, or a test of whether one so many steps away is one of them. */
export type ProxyTrust = string[] | ((address: string, step: number) => boolean);

const NONE: ProxyTrust = () => false;

/** Parses `TRUST_PROXY`: how many proxies there are, or their addresses. Without it no proxy is trusted. */
export function parseTrustedProxies(text = ''): ProxyTrust {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0) return NONE;
  if (/^\d$/.test(text.trim())) return (_, step) => step < Number(text);
  const wrong = parts.find((part) => !isRange(part));
  if (wrong === undefined) return parts;
  throw new Refusal(
    `TRUST_PROXY traz “${wrong}”: escreva quantos proxies há antes do portal (de 0 a 9) ou os endereços deles, separados por vírgula, como 127.0.0.1 ou 10.0.0.0/8.`,
  );
}

/**
 * Whether a text is an address or a network: `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. `/0`, which is everybody, is none.
 */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === undefined) return most > 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most && rest.length === 0;
}

/** Tells whether whoever opens a connection is a trusted proxy. */
export function isTrustedProxy(trust: ProxyTrust = NONE): (address: string) => boolean {
  if (typeof trust === 'function') return (address) => trust(address, 0);
  const list = new BlockList();
  for (const range of trust) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Networks of a machine and of those beside it, where a proxy stands. */
const isNear = isTrustedProxy(['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1', 'fc00::/7']);

/** Logs once that a proxy near by is not trusted: all its visitors would share the limits of one address. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let told = false;
  app.addHook('onRequest', async ({ headers, ip, log, socket: { remoteAddress } }) => {
    if (told || headers['x-forwarded-for'] === undefined || ip !== remoteAddress || !isNear(ip)) return;
    told = true;
    log.warn(
      `Os pedidos de ${ip} trazem X-Forwarded-For, mas TRUST_PROXY não diz que ele é um proxy: todos os seus visitantes contam como um endereço só. Veja “Atrás de um proxy” em docs/operar.md.`,
    );
  });
}
