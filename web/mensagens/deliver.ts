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

const proven = (draft: Rascunho, { send, take, renew }: Means): Promise<Enviada> =>
  withProof((prova) => send(draft, prova), take, renew);

/** Proofs that are made anew for one thing. While many write the server asks for harder ones, up to a bound that two reach. */
const RENEWALS = 3;

/** Sends something with a proof, and with another where the server no longer takes the first. */
export async function withProof<T>(
  send: (prova: Prova) => Promise<T>,
  take: () => Promise<Prova>,
  renew: () => Promise<Prova>,
): Promise<T> {
  let prova = await take();
  for (let left = RENEWALS; ; left--) {
    try {
      return await send(prova);
    } catch (error) {
      if (!isOf(error, 'STALE_PROOF') || left === 0) throw error;
      prova = await renew();
    }
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
