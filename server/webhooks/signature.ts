import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, written as the Standard Webhooks specification writes it. It is shown once. */
export const mintWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** What a delivery is signed over: its id stays the same when it is sent again, its moment does not. */
export interface SignedDelivery {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Headers of a delivery by the Standard Webhooks specification, with its signature. */
export function signatureHeaders(secret: string, { id, timestamp, body }: SignedDelivery): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
