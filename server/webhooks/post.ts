import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { checkedAddress, ForbiddenAddress, type NetworkAddress, type ResolveHost } from './address.ts';

/** Milliseconds that a receiver has to answer, from the look-up of its name on. */
const TIMEOUT_MS = 10_000;
/** Bytes of an answer that are read before the connection is dropped: nobody needs them. */
const MOST_READ = 16_384;

/** How webhooks reach the network. */
export interface WebhookNetwork {
  /** Origins that the operator trusts. */
  trusted: readonly string[];
  resolve: ResolveHost;
}

/** What a receiver answered: its status or, without one, why there is none. */
export interface PostOutcome {
  status: number | null;
  erro: string | null;
}

/** Posts a delivery to a receiver. Redirects are not followed, and of the answer only the status counts. */
export async function postWebhook(
  { trusted, resolve }: WebhookNetwork,
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<PostOutcome> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const place = await within(checkedAddress(url, trusted, resolve), signal);
    const status = await send(url, place, headers, body, signal);
    return { status, erro: status >= 200 && status < 300 ? null : `O sistema respondeu com o status ${status}.` };
  } catch (error) {
    return { status: null, erro: explained(error, signal) };
  }
}

/** Gives a promise up at a signal. */
const within = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);

/** One request on a connection of its own, to the address that was checked, whatever the name says by now. */
function send(
  url: URL,
  { address, family }: NetworkAddress,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<number> {
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, lookup: pinned, agent: false, signal }, (answer) => {
      let read = 0;
      answer.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read > MOST_READ) answer.destroy();
      });
      answer.on('error', () => undefined);
      answer.on('close', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Why a receiver was not reached. The words of the system itself may repeat its address, and stay out. */
function explained(error: unknown, signal: AbortSignal): string {
  if (error instanceof ForbiddenAddress) return error.message;
  if (signal.aborted) return `O sistema não respondeu em ${TIMEOUT_MS / 1_000} segundos.`;
  const { code = 'sem código' } = Object(error) as { code?: string };
  return `O sistema não atendeu (${code}).`;
}
