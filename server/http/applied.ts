import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../tenants/tenants.ts';
import { refuseParameters } from './parameters.ts';
import { type ReadyAnswer, readyAnswer, sendRaw } from './ready.ts';

/**
 * Answers from what the folder of a body says, which change when it is applied anew and with nothing else: each is made
 * once for as long as the tenant in memory stays the same.
 */
export function appliedAnswer<Answer>(make: (tenant: Tenant) => Promise<Answer>) {
  const made = new WeakMap<Tenant, Promise<ReadyAnswer>>();
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    refuseParameters(request);
    const { tenant } = request.site;
    const entry = made.get(tenant) ?? make(tenant).then((value) => readyAnswer(value, []));
    made.set(tenant, entry);
    // A failure is told to those who wait for it, and not kept for the next.
    entry.catch(() => made.delete(tenant));
    sendReady(request, reply, await entry);
  };
}

/** Sends an answer past the framework, with its ETag. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, entry: ReadyAnswer): void {
  reply.hijack();
  sendRaw(entry, request.raw, reply.raw);
}
