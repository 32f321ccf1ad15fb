import type { IncomingMessage, ServerResponse } from 'node:http';
import { Fault, faultEnvelope } from './fault.ts';
import type { HotHeaders } from './hot.ts';

/** Host and address of a request that leave no doubt about the body that it is for. */
const MANY_HOSTS = 'O pedido traz mais de um Host. Envie um só.';
const OTHER_HOST = 'O endereço pedido e o Host não são do mesmo site.';

/**
 * Refuses a request whose body is in doubt: with two Hosts, or with a whole address (`GET http://site/…`) of another
 * host. A proxy before the portal may have understood it otherwise. One that agrees is read as if it were a path.
 */
export function refuseUnclearTarget(
  { hosts, host }: Pick<HotHeaders, 'hosts' | 'host'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const problem = hosts > 1 ? MANY_HOSTS : settlePath(request, host);
  if (problem === null) return false;
  const body = JSON.stringify(faultEnvelope(new Fault(400, 'BAD_REQUEST', problem)));
  // The connection ends: what follows may be meant for somebody else too.
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8', connection: 'close' }).end(body);
  return true;
}

const WHOLE = /^https?:\/\/([^/?#]*)(?=[/?#]|$)/i;

/** Leaves only the path in a request's address; tells what is wrong if it is of another host. */
function settlePath(request: IncomingMessage, ownHost: string): string | null {
  const { url = '/' } = request;
  if (url.charCodeAt(0) === SLASH) return null;
  const [start, host = ''] = WHOLE.exec(url) ?? [];
  if (start === undefined) return url === '*' ? null : OTHER_HOST;
  if (host.toLowerCase() !== ownHost.toLowerCase()) return OTHER_HOST;
  request.url = url.slice(start.length).replace(/^(?!\/)/, '/');
  return null;
}

const SLASH = 47;
