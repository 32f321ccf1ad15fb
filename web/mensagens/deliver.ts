import type { Enviada } from '../../catalog/mensagens/answer.ts';
import type { Rascunho } from '../../catalog/mensagens/rascunho.ts';
import type { Prova } from '../../catalog/mensagens/request.ts';
import { ApiError } from '../api.ts';

export interface Delivery {
  enviada: Enviada;
  /** Whether the message that arrived is one sent before the last change. */
  antes: boolean;
}

interface Means {
  send(draft: Rascunho, prova: Prova): Promise<Enviada>;
  take(): Promise<Prova>;
  renew(): Promise<Prova>;
}

const isOf = (error: unknown, type: string): boolean => error instanceof ApiError && error.type === type;

/** Whether a message may have arrived although nobody answered. */
export const mayHaveArrived = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Sends a message once. A proof that is too old is made anew without a word. If something else was already received under
 * this key, it is what one of the earlier attempts carried: asked for again, it gives its protocol.
 */
export async function deliver(draft: Rascunho, earlier: readonly Rascunho[], means: Means): Promise<Delivery> {
  try {
    return { enviada: await proven(draft, means), antes: false };
  } catch (error) {
    if (!isOf(error, 'OTHER_CONTENT')) throw error;
    return { enviada: await arrived(earlier, means, error), antes: true };
  }
}

async function proven(draft: Rascunho, { send, take, renew }: Means): Promise<Enviada> {
  try {
    return await send(draft, await take());
  } catch (error) {
    if (!isOf(error, 'STALE_PROOF')) throw error;
    return send(draft, await renew());
  }
}

async function arrived([last, ...others]: readonly Rascunho[], means: Means, error: unknown): Promise<Enviada> {
  if (!last) throw error;
  try {
    return await proven(last, means);
  } catch (next) {
    if (!isOf(next, 'OTHER_CONTENT')) throw next;
    return arrived(others, means, error);
  }
}
