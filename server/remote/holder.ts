import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, TokenUse } from '../database/db.ts';
import { Fault } from '../http/fault.ts';
import { bearerToken, tokenHash } from './token.ts';

/** The holder of a token that is valid for this body today. */
export interface TokenHolder {
  id: number;
  nome: string;
  /** Datasets that the token publishes; null means all. */
  datasets: readonly string[] | null;
  /** Hash of the token, by which what it registered is known. */
  hash: string;
  usos: readonly TokenUse[];
}

const nobody = (message: string): Fault => new Fault(401, 'UNAUTHORIZED', message);

/** The holder of the token that a request carries, or a refusal that says why it is not valid here. */
export async function authenticate(db: Database, request: FastifyRequest, reply: FastifyReply): Promise<TokenHolder> {
  reply.header('www-authenticate', 'Bearer realm="portal"');
  const token = bearerToken(request.headers.authorization);
  if (!token) throw nobody('Falta a chave: mande o cabeçalho Authorization: Bearer portal_… que o órgão recebeu.');
  const hash = tokenHash(token);
  const row = await db.key(hash);
  if (!row || !timingSafeEqual(Buffer.from(hash), Buffer.from(row.hash)))
    throw nobody('Esta chave não existe. Confira se foi copiada inteira.');
  if (row.revogada) throw nobody(`A chave “${row.nome}” foi revogada. Peça outra a quem opera o portal.`);
  if (row.expirada) throw nobody(`A chave “${row.nome}” venceu. Peça outra a quem opera o portal.`);
  if (row.tenant !== request.site.tenant.id)
    throw new Fault(403, 'FORBIDDEN', 'Esta chave é de outro órgão. Confira o endereço do servidor.');
  reply.removeHeader('www-authenticate');
  return { id: row.id, nome: row.nome, datasets: row.datasets, hash: row.hash, usos: row.usos };
}

/** Refuses a token that was made for something else. */
export function refuseOtherUse({ nome, usos }: TokenHolder, use: TokenUse): void {
  if (!usos.includes(use))
    throw new Fault(
      403,
      'FORBIDDEN',
      `A chave “${nome}” não serve para ${use}; serve para ${usos.join(' e ')}. Peça outra a quem opera o portal.`,
    );
}

/** Refuses a dataset that the token does not publish. */
export function refuseOtherDataset({ nome, datasets }: TokenHolder, dataset: string): void {
  if (datasets && !datasets.includes(dataset))
    throw new Fault(
      403,
      'FORBIDDEN',
      `A chave “${nome}” não publica ${dataset}; só publica ${datasets.join(', ')}. Peça outra a quem opera o portal.`,
    );
}
