import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressGroup } from '../limits/address.ts';
import { currentVisit, type OngoingVisit } from '../limits/visit.ts';
import { Fault, timeoutFault } from './fault.ts';
import { INTERNAL_ADDRESS } from './internal.ts';

/** The reason of work that is given up because its visitor hung up; nobody reads it. */
const hungUp = (): Fault => new Fault(499, 'HUNG_UP', 'O pedido foi abandonado antes da resposta.');

/** The visit of a request. A question that the portal asks itself, to make a page, belongs to the page's visit. */
export function visitOf(request: FastifyRequest, reply: FastifyReply, seconds: number): OngoingVisit {
  const outer = currentVisit();
  if (outer && request.raw.socket.remoteAddress === INTERNAL_ADDRESS) return outer;
  const gone = new AbortController();
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(timeoutFault()), seconds * 1000);
  reply.raw.once('close', () => {
    clearTimeout(timer);
    if (reply.raw.writableFinished) return;
    gone.abort(hungUp());
    over.abort(gone.signal.reason);
  });
  return {
    body: request.site.tenant.id,
    weight: request.site.tenant.dados.peso,
    address: addressGroup(request.ip),
    gone: gone.signal,
    signal: over.signal,
    deadline: performance.now() + seconds * 1000,
    asker: { id: request.id, slug: request.site.tenant.slug },
  };
}
