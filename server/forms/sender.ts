import type { FastifyRequest } from 'fastify';
import { Fault } from '../http/fault.ts';
import { addressGroup } from '../limits/address.ts';

/** Whoever sends a form: the number of the body, and the group of the address. */
export interface FormSender {
  body: number;
  address: string;
}

/** The group of addresses that a request counts for. */
const senderAddress = ({ ip }: FastifyRequest): string => addressGroup(ip);

/** Whoever a request counts for: the body, and the group of its address. */
export const senderOf = (request: FastifyRequest): FormSender => ({
  body: request.site.tenant.id,
  address: senderAddress(request),
});

/** Limit of requests from one address in ten minutes. Addresses are counted in memory and stored nowhere. */
export const limitPerAddress = (groupId: string, max: number): object => ({
  rateLimit: {
    max,
    groupId,
    keyGenerator: senderAddress,
    timeWindow: '10 minutes',
    errorResponseBuilder: () =>
      new Fault(
        429,
        'TOO_MANY_REQUESTS',
        'Foram muitos pedidos deste endereço em pouco tempo. Espere dez minutos e tente de novo: o que você escreveu não se perde.',
      ),
  },
});
