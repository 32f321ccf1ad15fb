import { isIPv4, isIPv6 } from 'node:net';

/**
 * Group of addresses that one client may use at will, by which limits count: an IPv4 address, or the /64 of an IPv6
 * address, the least that a provider hands to one customer. Text that is no address stands for itself.
 */
export function addressGroup(address: string): string {
  const [bare = ''] = address.trim().split('%');
  if (!isIPv6(bare)) return bare;
  const words = ipv6Words(bare);
  return ipv4Inside(words) ?? `${words.slice(0, 4).join(':')}::/64`;
}

/** The eight words of an IPv6 address, in hexadecimal without leading zeros. */
function ipv6Words(address: string): string[] {
  const [before = '', after] = withoutDots(address).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = (after ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((word) => Number.parseInt(word, 16).toString(16));
}

/** An IPv6 address whose last four bytes, where they are written like IPv4, are two words like the others. */
function withoutDots(address: string): string {
  const last = address.slice(address.lastIndexOf(':') + 1);
  if (!isIPv4(last)) return address;
  const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
  return `${address.slice(0, -last.length)}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

const MAPPED = '0:0:0:0:0:ffff';

/** The IPv4 address that an IPv6 socket shows as `::ffff:1.2.3.4`. */
function ipv4Inside(words: readonly string[]): string | null {
  if (words.slice(0, 6).join(':') !== MAPPED) return null;
  const bytes = words.slice(6).flatMap((word) => {
    const value = Number.parseInt(word, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
