import { isIP } from 'node:net';

export interface TenantHost {
  /** Host of the site, without port and in lower case. For an API host it is that of its site. */
  name: string;
  /** The first label, which names the tenant. Empty on a bare host. */
  label: string;
  api: boolean;
  /** Whether it is `localhost` or an IP address, which has no second label to put `api` in front of. */
  bare: boolean;
}

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/** Parses a Host header; null if it is no host name. */
export function parseHost(header: string | undefined): TenantHost | null {
  const name = (header ?? '')
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  if (name === 'localhost' || isIP(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')))
    return { name, label: '', api: false, bare: true };
  const labels = name.split('.');
  if (name.length > 253 || !labels.every((label) => LABEL.test(label))) return null;
  const [label = '', second = '', ...rest] = labels;
  if (rest.length === 0) return { name, label: '', api: false, bare: false };
  const api = /^api./.test(second);
  return { name: api ? [label, second.slice(3), ...rest].join('.') : name, label, api, bare: false };
}

/** First label of the common host of all bodies, where the path begins with the body's name. */
export const COMMON_LABEL = 'dadosabertos';

const common = (header: string | undefined): boolean => /^dadosabertos(?:\.[^.]+){2,}/i.test(header ?? '');

/**
 * The Host header that a request stands for: some clients of the reference ask `dadosabertos.x.com.br/pmdemo/…` for
 * what others ask `pmdemo.apix.com.br/…`.
 */
export function hostFor({ host, url }: { host: string | undefined; url: string | undefined }): string | undefined {
  if (!common(host)) return host;
  const [, body = ''] = (url ?? '').split(/[/?]/, 2);
  return `${body}.api${host?.slice(COMMON_LABEL.length + 1)}`;
}

/** The path of a request below `/api`, which requests to an API host do not write. */
export function belowApi(host: string | undefined, url = '/'): string {
  if (common(host)) return url.replace(/^\/[^/?]*\/?/, '/api/');
  return parseHost(host)?.api && !url.startsWith('/api/') ? `/api${url}` : url;
}

/** Host of a site's API: `api` in front of the second label. */
export function apiHost(name: string): string {
  const [label, second, ...rest] = name.split('.');
  return [label, `api${second}`, ...rest].join('.');
}
