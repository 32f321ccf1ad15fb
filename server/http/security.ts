import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import { apiHost, hostFor, parseHost } from '../tenants/host.ts';
import { Fault, faultEnvelope } from './fault.ts';

/** Addresses that only read, though they are asked by POST: see decision 062. */
const READ_BY_POST = /^\/(?:api\/)?mcp(?:\?|$)/;

/** CORS: any site may read; only the site of the same body may write. */
export function corsOptions(request: FastifyRequest): FastifyCorsOptions {
  const asked = request.headers['access-control-request-method'] ?? request.method;
  const common = { methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'], maxAge: 86_400 };
  if (asked === 'GET' || asked === 'HEAD' || READ_BY_POST.test(request.raw.url ?? ''))
    return { ...common, origin: '*' };
  return { ...common, origin: [ownSite(request)] };
}

function ownSite(request: FastifyRequest): RegExp {
  const name = parseHost(hostFor({ host: request.headers.host, url: request.originalUrl }))?.name ?? '';
  return new RegExp(`^https?://${name.replace(/[^a-z0-9-]/g, '\\$&')}(?::\\d+)?$`);
}

export const helmetOptions: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    // Every directive is written here: helmet's own would let in styles and fonts of any https site. Plain http is not
    // upgraded, because a body may serve it on its own network; whoever terminates TLS also redirects.
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      scriptSrcAttr: ["'none'"],
      // No style is written into a page: what the app computes it sets through the DOM, which the policy allows.
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      // The API of a body lives on a host of its own, named after the site's.
      connectSrc: ["'self'", apiOrigin],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  },
  // To other sites nothing is told. With `no-referrer` older browsers would not even tell us that a form is of our own page.
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
  crossOriginResourcePolicy: { policy: 'cross-origin' },
};

/** Name of the header with the policy of a page. */
export const PAGE_POLICY = 'content-security-policy';

/** The policy of a page that holds one script of its own, named by its digest. */
export const withInlineScript = (policy: string, sha256: string): string =>
  policy.replace('script-src ', `script-src 'sha256-${sha256}' `);

const ANY_STYLE = "style-src 'unsafe-inline' ";

/**
 * The policy of a page that holds one sheet of computed styles, named by its digest. One that lets any style in stays as
 * it is: beside a digest browsers no longer heed that permission.
 */
export const withInlineStyle = (policy: string, sha256: string): string =>
  policy.includes(ANY_STYLE) ? policy : policy.replace('style-src ', `style-src 'sha256-${sha256}' `);

/** Headers of helmet on a response, in a list for `writeHead`: a page in memory leaves with them. */
export const pageHeaders = (response: { getHeaders(): NodeJS.Dict<number | string | string[]> }): string[] =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    OF_PAGES.includes(name) || OF_ALL.includes(name) ? [name, String(value)] : [],
  );

/** Name of the older header that refuses frames, which knows no list of sites. */
const FRAME_OPTIONS = 'x-frame-options';

/**
 * The same headers of a page that others may show inside theirs: those of some origins or, where none is named, everybody.
 * It runs no script and sends no form, so that nothing can be pressed in it unseen.
 */
export function embeddedHeaders(headers: readonly string[], origins: readonly string[]): string[] {
  const ancestors = origins.length > 0 ? `'self' ${origins.join(' ')}` : '*';
  const closed = (policy: string): string =>
    policy
      .replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`)
      .replace(/(script-src|connect-src|form-action) [^;]*/g, "$1 'none'");
  return headers.map((value, i) => (i % 2 === 1 && headers[i - 1] === PAGE_POLICY ? closed(value) : value));
}

/** Removes the older refusal of frames from an answer whose policy names who may show it. */
export const allowFrames = (response: { removeHeader(name: string): void }): void =>
  response.removeHeader(FRAME_OPTIONS);

/** Headers of helmet that every answer has. */
const OF_ALL = ['referrer-policy', 'cross-origin-resource-policy', 'x-content-type-options'];

/** Headers of helmet that only a page needs. */
const OF_PAGES = [
  PAGE_POLICY,
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  FRAME_OPTIONS,
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Removes the headers that a file of the build does not need: on a first visit they weigh half as much as a small file.
 */
export function dropPageHeaders(response: { removeHeader(name: string): void }): void {
  for (const name of OF_PAGES) response.removeHeader(name);
}

function apiOrigin(request: IncomingMessage): string {
  const host = parseHost(request.headers.host);
  if (!host?.label) return "'self'";
  const port = /:\d{1,5}$/.exec(request.headers.host ?? '')?.[0] ?? '';
  return `${apiHost(host.name)}${port}`;
}

const LIBRAS = 'https://*.vlibras.gov.br https://vlibras.gov.br';

/** Content security policy of a body that offers the translator to Libras, which writes its styles into the page. */
export const withLibras = (policy: string): string =>
  policy
    .replace(/(script-src|style-src|connect-src|img-src|font-src) /g, `$1 ${LIBRAS} `)
    .replace('style-src ', ANY_STYLE)
    .concat(`;media-src 'self' ${LIBRAS};worker-src 'self' blob:`);

const BAD = new Fault(400, 'BAD_REQUEST', 'O pedido não é HTTP válido.');
const LONG = 'O endereço ou os cabeçalhos do pedido são longos demais. Use menos filtros.';
const SLOW = 'O pedido demorou demais para chegar. Envie o arquivo em pedaços menores.';

const MALFORMED: Readonly<Record<string, readonly [Fault, string]>> = {
  HPE_HEADER_OVERFLOW: [new Fault(431, 'TOO_LONG', LONG), 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [new Fault(408, 'TOO_SLOW', SLOW), 'Request Timeout'],
};

/** Answers a request that is not even HTTP, or too long, with a sentence. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [fault, reason] = MALFORMED[error.code ?? ''] ?? [BAD, 'Bad Request'];
  const body = JSON.stringify(faultEnvelope(fault));
  const head = [
    `HTTP/1.1 ${fault.status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
