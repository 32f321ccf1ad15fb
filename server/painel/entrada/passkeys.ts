import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { z } from 'zod';
import type { PasskeyVista, passkeyEntry, passkeyRequest } from '../../../catalog/painel/entrada/answer.ts';
import { Fault } from '../../http/fault.ts';
import { originOf } from '../../http/request.ts';
import { keepDesafio, spendDesafio } from './desafios.ts';

/** The place at which a passkey is made or used: a body, and the origin that the browser sees. */
export interface PasskeyPlace {
  tenant: number;
  orgao: string;
  origin: string;
}

/** The body and the origin at which a passkey of a request is made or used. */
export const passkeyPlace = (request: FastifyRequest): PasskeyPlace => ({
  tenant: request.site.tenant.id,
  orgao: request.site.tenant.dados.txtCliente,
  origin: originOf(request.raw),
});

/** Who makes a passkey. */
export interface PasskeyOwner {
  id: string;
  email: string;
  nome: string;
}

/** What checks passkeys. It comes when the first of them is made or used: it would keep every start waiting. */
const webauthn = () => import('@simplewebauthn/server');

/** Passkeys that one person may have. */
const MOST_PASSKEYS = 20;

const hostOf = ({ origin }: PasskeyPlace): string => new URL(origin).hostname;

const challenge = (): Buffer => randomBytes(32);

/** Options with which a browser makes a passkey that is found without typing an address, and asks who holds the device. */
export async function passkeyOptions(client: pg.ClientBase, place: PasskeyPlace, owner: PasskeyOwner) {
  const own = await passkeysOf(client, place.tenant, owner.id);
  if (own.length >= MOST_PASSKEYS)
    throw new Fault(409, 'CONFLICT', `Você já tem ${MOST_PASSKEYS} passkeys. Apague uma que não usa e tente de novo.`);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: place.orgao,
    rpID: hostOf(place),
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: owner.nome,
    challenge: new Uint8Array(challenge()),
    attestationType: 'none',
    excludeCredentials: own.filter(({ host }) => host === hostOf(place)).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { tenant } = place;
  await keepDesafio(client, { tenant, uso: 'passkey-nova', pessoa: owner.id, segredo: options.challenge });
  return options;
}

/** Keeps a passkey that answers a challenge of its owner, at this host. */
export async function addPasskey(
  client: pg.ClientBase,
  place: PasskeyPlace,
  owner: PasskeyOwner,
  { nome, resposta }: z.output<typeof passkeyRequest>,
): Promise<string> {
  const { tenant } = place;
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await orRefused(
    verifyRegistrationResponse({
      response: resposta,
      expectedChallenge: (segredo) => spendDesafio(client, { tenant, uso: 'passkey-nova', pessoa: owner.id, segredo }),
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
    }),
  );
  if (!registrationInfo) throw refusedPasskey();
  const { credential, credentialBackedUp } = registrationInfo;
  const { rowCount } = await client.query(
    `INSERT INTO portal.passkeys (tenant, id, pessoa, nome, host, chave, contador, transportes, copiada)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
    [
      ...[tenant, credential.id, owner.id, nome, hostOf(place), Buffer.from(credential.publicKey), credential.counter],
      ...[credential.transports ?? [], credentialBackedUp],
    ],
  );
  if (rowCount === 0) throw new Fault(409, 'CONFLICT', 'Esta passkey já está guardada. Entre com ela.');
  return credential.id;
}

/** Options with which a browser offers the passkeys that it has for this host. */
export async function entryOptions(client: pg.ClientBase, place: PasskeyPlace) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(place),
    challenge: new Uint8Array(challenge()),
    userVerification: 'required',
  });
  await keepDesafio(client, { tenant: place.tenant, uso: 'passkey', pessoa: null, segredo: options.challenge });
  return options;
}

interface PasskeyRow {
  pessoa: string;
  chave: Buffer;
  contador: string;
}

/** Whose passkey answered a challenge of this body and host, or a refusal. The row is locked: two answers come one by one. */
export async function personOfPasskey(
  client: pg.ClientBase,
  place: PasskeyPlace,
  { resposta }: z.output<typeof passkeyEntry>,
): Promise<string> {
  const { tenant } = place;
  const { rows } = await client.query<PasskeyRow>(
    'SELECT pessoa, chave, contador FROM portal.passkeys WHERE tenant = $1 AND id = $2 AND host = $3 FOR UPDATE',
    [tenant, resposta.id, hostOf(place)],
  );
  const [row] = rows;
  if (!row) throw refusedPasskey();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await orRefused(
    // A counter that did not grow tells of a copy of the device: the library refuses it.
    verifyAuthenticationResponse({
      response: resposta,
      expectedChallenge: (segredo) => spendDesafio(client, { tenant, uso: 'passkey', pessoa: null, segredo }),
      expectedOrigin: place.origin,
      expectedRPID: hostOf(place),
      credential: { id: resposta.id, publicKey: new Uint8Array(row.chave), counter: Number(row.contador) },
    }),
  );
  if (!verified || !isOwnHandle(resposta.response.userHandle, row.pessoa)) throw refusedPasskey();
  await client.query(
    'UPDATE portal.passkeys SET contador = $3, copiada = $4, "usadaEm" = now() WHERE tenant = $1 AND id = $2',
    [tenant, resposta.id, authenticationInfo.newCounter, authenticationInfo.credentialBackedUp],
  );
  return row.pessoa;
}

/** Whether the person whom a device names is the one whose passkey it is; a device may name nobody. */
const isOwnHandle = (handle: string | undefined, pessoa: string): boolean =>
  handle === undefined || Buffer.from(handle, 'base64url').toString() === pessoa;

/** The passkeys of a person, as they see them. */
export async function passkeysOf(client: pg.ClientBase, tenant: number, pessoa: string): Promise<PasskeyVista[]> {
  const { rows } = await client.query<PasskeyVista & { criadaEm: Date; usadaEm: Date | null }>(
    `SELECT id, nome, host, copiada, "criadaEm", "usadaEm" FROM portal.passkeys
     WHERE tenant = $1 AND pessoa = $2 ORDER BY "criadaEm", id`,
    [tenant, pessoa],
  );
  return rows.map((row) => ({
    ...row,
    criadaEm: row.criadaEm.toISOString(),
    usadaEm: row.usadaEm?.toISOString() ?? null,
  }));
}

/** Renames a passkey of a person; the name that it had. */
export async function renamePasskey(client: pg.ClientBase, tenant: number, pessoa: string, id: string, nome: string) {
  const { rows } = await client.query<{ nome: string }>(
    'SELECT nome FROM portal.passkeys WHERE tenant = $1 AND pessoa = $2 AND id = $3 FOR UPDATE',
    [tenant, pessoa, id],
  );
  if (!rows[0]) throw noPasskey();
  await client.query('UPDATE portal.passkeys SET nome = $4 WHERE tenant = $1 AND pessoa = $2 AND id = $3', [
    ...[tenant, pessoa, id, nome],
  ]);
  return rows[0].nome;
}

/** Removes a passkey of a person; its name. */
export async function removePasskey(client: pg.ClientBase, tenant: number, pessoa: string, id: string) {
  const { rows } = await client.query<{ nome: string }>(
    'DELETE FROM portal.passkeys WHERE tenant = $1 AND pessoa = $2 AND id = $3 RETURNING nome',
    [tenant, pessoa, id],
  );
  if (!rows[0]) throw noPasskey();
  return rows[0].nome;
}

const noPasskey = (): Fault => new Fault(404, 'NOT_FOUND', 'Esta passkey não existe mais. Atualize a página.');

const refusedPasskey = (): Fault =>
  new Fault(
    401,
    'PASSKEY_REFUSED',
    'Esta passkey não foi aceita. Tente de novo ou entre com o link por e-mail; se ela foi apagada da sua conta, apague-a também do aparelho.',
  );

/** What the library finds wrong with an answer is a refusal; what the database could not do stays what it is. */
async function orRefused<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (error) {
    throw error instanceof Error && !('severity' in error) ? refusedPasskey() : error;
  }
}
