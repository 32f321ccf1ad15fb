import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';

/** What a link in a letter lets its holder do: confirm one subscription, or see and stop all of one address. */
export type LinkPurpose = 'confirmar' | 'gerir';

const SHAPE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The secret of a body by which addresses are found without being read, and the links of letters are signed. */
export class BodySecret {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Hash of an address. Most mailboxes take capitals and small letters for the same. */
  addressHash = (email: string): string => this.#mac(`endereço ${email.trim().toLowerCase()}`);

  /** Hash of what a subscriber watches. */
  targetHash = (assinante: string, caminho: string): string => this.#mac(`alvo ${assinante} ${caminho}`);

  signLink = (purpose: LinkPurpose, id: string): string => `${id}.${this.#mac(`${purpose} ${id}`)}`;

  /** The id in a link that this body signed for the purpose; else null. */
  readLink(purpose: LinkPurpose, text: string): string | null {
    const [, id = '', mac = ''] = SHAPE.exec(text.trim()) ?? [];
    const own = this.#mac(`${purpose} ${id}`);
    return id !== '' && timingSafeEqual(Buffer.from(own), Buffer.from(mac)) ? id : null;
  }

  #mac = (text: string): string => createHmac('sha256', this.#key).update(text).digest('base64url');
}

/** The secret of a body, made at the first use. Whoever comes at the same time gets the same. */
export async function bodySecret(client: pg.ClientBase, keyring: Keyring, tenant: number): Promise<BodySecret> {
  const found = await findSecret(client, keyring, tenant);
  if (found) return found;
  const id = randomUUID();
  await client.query(
    'INSERT INTO portal.pimentas (tenant, id, valor) VALUES ($1, $2, $3) ON CONFLICT (tenant) DO NOTHING',
    [tenant, id, keyring.seal(randomBytes(32), sealContext.pimenta(tenant, id))],
  );
  const made = await findSecret(client, keyring, tenant);
  if (!made) throw new Error('the secret of the body was not written');
  return made;
}

async function findSecret(client: pg.ClientBase, keyring: Keyring, tenant: number): Promise<BodySecret | null> {
  const { rows } = await client.query<{ id: string; valor: Buffer }>(
    'SELECT id, valor FROM portal.pimentas WHERE tenant = $1',
    [tenant],
  );
  const [row] = rows;
  return row ? new BodySecret(keyring.open(row.valor, sealContext.pimenta(tenant, row.id))) : null;
}
