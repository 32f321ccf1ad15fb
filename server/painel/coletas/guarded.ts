import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { Refusal } from '../../refusal.ts';
import type { FetchAddress } from '../../remote/client.ts';
import { checkedAddress, ForbiddenAddress, type NetworkAddress } from '../../webhooks/address.ts';
import type { WebhookNetwork } from '../../webhooks/post.ts';

/** Bytes of one answer: the largest file that the portal takes by HTTP is far smaller unpacked. */
const MOST_BYTES = 512 * 1024 ** 2;
const PORTS = ['', '443', '8443'];
const LIKE = 'Escreva-o como https://sistema.exemplo.gov.br/dados.csv.';

/** Reads the address of a source, or refuses it with a sentence. Origins that the operator trusts may be any. */
export function parseSourceAddress(text: string, trusted: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw new Refusal(`O endereço da coleta não é um endereço. ${LIKE}`);
  if (url.username || url.password)
    throw new Refusal('O endereço da coleta não leva usuário nem senha: use um endereço aberto.');
  if (trusted.includes(url.origin)) return url;
  if (url.protocol !== 'https:') throw new Refusal(`O endereço da coleta precisa começar com https://. ${LIKE}`);
  if (!PORTS.includes(url.port)) throw new Refusal('O endereço da coleta usa a porta 443 ou 8443.');
  return url;
}

/**
 * Makes requests to public servers alone. The name is looked up at each of them and the connection goes to the very address
 * that was checked, so that a name that is answered differently a moment later leads nowhere else.
 */
export const guardedFetch =
  ({ trusted, resolve }: WebhookNetwork): FetchAddress =>
  async (url, init) => {
    const checked = parseSourceAddress(url.href, trusted);
    const place = await checkedAddress(checked, trusted, resolve).catch((error: unknown) => {
      if (!(error instanceof ForbiddenAddress)) throw error;
      throw new Refusal(`${url.host} fica em uma rede interna, e não na internet. Use um endereço público.`);
    });
    return ask(checked, place, init);
  };

/** Statuses whose answer has no body. */
const BODILESS = new Set([204, 205, 304]);

function ask(url: URL, { address, family }: NetworkAddress, { headers, signal }: RequestInit): Promise<Response> {
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const { request } = url.protocol === 'https:' ? https : http;
  const options = {
    headers: Object.fromEntries(new Headers(headers)),
    lookup: pinned,
    agent: false,
    signal: signal ?? undefined,
  };
  return new Promise((done, fail) => {
    const sent = request(url, options, (answer) => {
      const status = answer.statusCode ?? 502;
      const body = BODILESS.has(status) ? null : Readable.toWeb(Readable.from(bounded(answer)));
      done(new Response(body, { status, headers: headersOf(answer.headers) }));
    });
    sent.on('error', fail);
    sent.end();
  });
}

const headersOf = (came: http.IncomingHttpHeaders): Headers =>
  new Headers(
    Object.entries(came).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );

async function* bounded(answer: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let read = 0;
  for await (const piece of answer) {
    read += piece.length;
    if (read > MOST_BYTES) throw new Refusal('A fonte mandou mais de 512 MB em uma resposta. Use um arquivo menor.');
    yield piece;
  }
}
