import { randomUUID } from 'node:crypto';
import type { Papel } from '../catalog/painel/papeis.ts';
import type { SealedLetter } from '../server/mail/outbox.ts';
import { beginSession } from '../server/painel/entrada/session.ts';
import { sealContext } from '../server/seal/context.ts';
import { keyring, type Portal } from './portal.ts';

/** Hosts of the demonstration bodies, by their number. */
const HOSTS: Readonly<Record<number, string>> = {
  1: 'pmdemo.transparencia.localhost',
  2: 'cmdemo.transparencia.localhost',
};

/** Somebody who is signed in, as their browser would send it. */
export interface SignedIn {
  id: string;
  nome: string;
  tenant: number;
  headers: Record<string, string>;
}

/** Signs a new person of a body in, with some roles. */
export async function signIn(
  { db }: Pick<Portal, 'db'>,
  { papeis, tenant = 1, nome = 'Ana Controladora' }: { papeis: readonly Papel[]; tenant?: number; nome?: string },
): Promise<SignedIn> {
  const id = randomUUID();
  const { secret, token } = await db.staff(tenant, async (client) => {
    await client.query('INSERT INTO portal.pessoas (tenant, id, email, nome, papeis) VALUES ($1, $2, $3, $4, $5)', [
      tenant,
      id,
      `${id}@example.com`,
      nome,
      papeis,
    ]);
    const secret = await beginSession(client, { tenant, pessoa: id, aparelho: 'teste' });
    const { rows } = await client.query<{ token: string }>(
      'SELECT token FROM portal.sessoes WHERE tenant = $1 AND pessoa = $2',
      [tenant, id],
    );
    return { secret, token: rows[0]?.token ?? '' };
  });
  const host = HOSTS[tenant] ?? '';
  const headers = { host, origin: `http://${host}`, cookie: `__Host-painel=${secret}`, 'x-painel-token': token };
  return { id, nome, tenant, headers };
}

/** Makes a call of the panel as somebody. */
export async function deskAsk<T = Record<string, unknown>>(
  { app }: Pick<Portal, 'app'>,
  { headers }: Pick<SignedIn, 'headers'>,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<{ status: number; json: T & { ok: boolean; type?: string; message?: string }; text: string }> {
  const { statusCode, payload } = await app.inject({
    method,
    url: `/painel/api${path}`,
    headers,
    ...(body && { payload: body }),
  });
  const isJson = /^[[{]/.test(payload);
  return { status: statusCode, json: isJson ? JSON.parse(payload) : { ok: false }, text: payload };
}

/** The letters to a person of a body that wait, the newest first, opened. */
export async function waitingLetters({ db }: Pick<Portal, 'db'>, email: string): Promise<SealedLetter[]> {
  const { rows } = await db.own((client) =>
    client.query<{ tenant: number; id: string; carta: Buffer }>(
      `SELECT tenant, id, carta FROM mensagens.correio WHERE destino = 'pessoa' AND carta IS NOT NULL ORDER BY "criadaEm" DESC`,
    ),
  );
  return rows
    .map(({ tenant, id, carta }) => keyring.openJson<SealedLetter>(carta, sealContext.carta(tenant, id)))
    .filter(({ para }) => para === email);
}
