import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../../refusal.ts';
import type { FetchAddress } from '../../../remote/client.ts';

/** How files of a source are asked for. */
export interface PaperManners {
  fetch: FetchAddress;
  signal: AbortSignal;
  /** Milliseconds between two requests, and before a failed one is made again. */
  rest: number;
  pause: number;
  /** Milliseconds that a file may take as a whole, and without a byte. */
  longest: number;
  stalled: number;
}

/** A file to be asked for. */
export interface PaperRequest {
  url: URL;
  /** What the server said of the bytes that came last. */
  etag: string | null;
  modificado: string | null;
  mostBytes: number;
  /** Where the bytes go. */
  to: string;
}

/** A file that came; null in its place where it is as it was. */
export interface FetchedPaper {
  bytes: number;
  etag: string | null;
  modificado: string | null;
}

/** A file that did not come: of another type, too large, not there. */
export class PaperRefused extends Error {}

/** A file that the server failed to send; it may do so another time. */
export class PaperFailed extends Error {}

const MOST_HOPS = 3;

/** Asks for a file, and once more where the server or the connection fails. */
export async function fetchPaper(asked: PaperRequest, manners: PaperManners): Promise<FetchedPaper | null> {
  try {
    return await fetchOnce(asked, manners);
  } catch (error) {
    if (!(error instanceof PaperFailed)) throw error;
    await wait(manners.pause, undefined, { signal: manners.signal });
    return fetchOnce(asked, manners);
  }
}

async function fetchOnce(asked: PaperRequest, manners: PaperManners): Promise<FetchedPaper | null> {
  const late = AbortSignal.timeout(manners.longest);
  const signal = AbortSignal.any([manners.signal, late]);
  try {
    const answer = await follow(asked, { ...manners, signal });
    if (answer.status === 304) return null;
    const bytes = await write(answer, asked, { ...manners, signal });
    return { bytes, etag: answer.headers.get('etag'), modificado: answer.headers.get('last-modified') };
  } catch (error) {
    manners.signal.throwIfAborted();
    if (error instanceof PaperRefused || error instanceof PaperFailed) throw error;
    if (error instanceof Refusal) throw new PaperRefused(error.message);
    if (isOurs(error)) throw error;
    throw new PaperFailed(late.aborted ? 'o arquivo demorou demais a chegar' : 'a conexão caiu');
  }
}

/** Whether a fault is of our disk, and not of the server. */
const isOurs = (error: unknown): boolean => ['ENOSPC', 'EACCES', 'EROFS'].includes(Object(error).code);

/** Asks for a file where it is, or where the same host says that it is. */
async function follow(asked: PaperRequest, { fetch, signal }: PaperManners): Promise<Response> {
  let url = asked.url;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const answer = await fetch(url, { headers: headersOf(asked), redirect: 'manual', signal });
    const { status, headers, body } = answer;
    if (status === 200 || status === 304) return answer;
    await body?.cancel();
    const place = status >= 300 && status < 400 ? headers.get('location') : null;
    if (place === null) throw refusalOf(status);
    url = sameHost(url, place);
  }
  throw new PaperRefused('o endereço do arquivo só leva a outros endereços');
}

const headersOf = ({ etag, modificado }: PaperRequest): Record<string, string> => ({
  accept: '*/*',
  ...(etag !== null && { 'if-none-match': etag }),
  ...(modificado !== null && { 'if-modified-since': modificado }),
});

function refusalOf(status: number): Error {
  if (status >= 500 || status === 408 || status === 429) return new PaperFailed(`o servidor respondeu ${status}`);
  const why = status === 404 || status === 410 ? ': o arquivo não está onde o registro diz' : '';
  return new PaperRefused(`o servidor respondeu ${status}${why}`);
}

/** An address that a redirect names. The host stays: no file of a body comes from elsewhere, least of all from inside a network. */
function sameHost(from: URL, place: string): URL {
  const to = URL.canParse(place, from.href) ? new URL(place, from) : null;
  const isSecured = from.protocol === 'http:' && to?.protocol === 'https:' && !from.port && !to.port;
  if (to && to.hostname === from.hostname && (to.origin === from.origin || isSecured)) return to;
  throw new PaperRefused(`o endereço do arquivo manda para ${to?.origin ?? 'um endereço que não se lê'}, que é outro`);
}

async function write({ headers, body }: Response, asked: PaperRequest, manners: PaperManners): Promise<number> {
  const told = Number(headers.get('content-length') ?? 0);
  if (told > asked.mostBytes || !body) {
    await body?.cancel();
    throw body ? tooLarge(asked.mostBytes) : new PaperRefused('o arquivo está vazio');
  }
  let bytes = 0;
  const pieces = bounded(Readable.fromWeb(body), asked.mostBytes, manners.stalled);
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces) {
      bytes += piece.length;
      yield piece;
    }
  };
  await pipeline(counted, createWriteStream(asked.to, { mode: 0o600 }), { signal: manners.signal });
  if (bytes === 0) throw new PaperRefused('o arquivo está vazio');
  return bytes;
}

const tooLarge = (mostBytes: number): PaperRefused =>
  new PaperRefused(`o arquivo passa de ${(mostBytes / 1024 ** 2).toLocaleString('pt-BR')} MB`);

/** The pieces of a file up to the most that it may have, while they keep coming. */
async function* bounded(source: Readable, mostBytes: number, stalled: number): AsyncGenerator<Uint8Array> {
  const timer = setTimeout(() => source.destroy(new PaperFailed('o arquivo parou de chegar')), stalled);
  let bytes = 0;
  try {
    for await (const piece of source) {
      timer.refresh();
      bytes += piece.length;
      if (bytes > mostBytes) throw tooLarge(mostBytes);
      yield piece;
    }
  } finally {
    clearTimeout(timer);
    source.destroy();
  }
}
