import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ANEXOS, refuseFile, sizeOf } from '../../catalog/mensagens/anexo.ts';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import type { Problem } from '../../catalog/query.ts';
import { Fault } from '../http/fault.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import { fieldFault, refuseFields } from './faults.ts';
import { acceptedType, safeFileName } from './filetype.ts';
import { removeMetadata } from './metadata/remove.ts';
import type { MessageWork } from './services.ts';

/** A file with its name, as somebody sent it. */
export interface NewAttachment {
  nome: string;
  bytes: Buffer;
  de: Anexo['de'];
  /** Refuses a file of so many bytes, in the transaction that keeps it, where there is no room for it. */
  admit(client: pg.ClientBase, bytes: number): Promise<void>;
}

/** Stores a file, sealed, until the message that it belongs to comes. */
export async function storeAttachment(
  { db, keyring }: MessageWork,
  tenant: number,
  { nome: given, bytes: sent, de, admit }: NewAttachment,
): Promise<Anexo> {
  const refused = refuseFile(given, sent.length, []);
  if (refused) throw new Fault(sent.length ? 413 : 400, sent.length ? 'TOO_LARGE' : 'BAD_FIELDS', refused);
  const tipo = await acceptedType(sent, given);
  const bytes = removeMetadata(sent, tipo, given);
  const id = randomUUID();
  const nome = safeFileName(given, tipo);
  const values = [
    tenant,
    id,
    de,
    keyring.seal(nome, sealContext.nome(tenant, id)),
    tipo,
    bytes.length,
    keyring.seal(bytes, sealContext.dados(tenant, id)),
  ];
  await db.hear(tenant, async (client) => {
    await admit(client, bytes.length);
    await client.query(
      'INSERT INTO mensagens.anexos (tenant, id, de, nome, tipo, tamanho, dados) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      values,
    );
  });
  return { id, nome, tipo, tamanho: bytes.length, de };
}

/** Deletes a file that belongs to no message yet. */
export const discardAttachment = ({ db }: MessageWork, tenant: number, id: string): Promise<unknown> =>
  db.hear(tenant, (client) =>
    client.query('DELETE FROM mensagens.anexos WHERE tenant = $1 AND id = $2 AND mensagem IS NULL', [tenant, id]),
  );

/** The problem of a file that waited too long for its message, by its number. */
const gone = (id: string): Problem => ({
  field: 'anexos',
  value: id,
  message: 'Um dos arquivos não está mais aqui: escolha-o de novo',
});

/** Joins files that were sent before to their message. */
export async function joinAttachments(
  client: pg.ClientBase,
  tenant: number,
  mensagem: string,
  ids: readonly string[],
  de: Anexo['de'],
): Promise<void> {
  if (ids.length === 0) return;
  if (ids.length > ANEXOS.maximo) throw fieldFault('anexos', `São no máximo ${ANEXOS.maximo} arquivos`);
  const { rows } = await client.query<{ id: string; tamanho: number }>(
    `UPDATE mensagens.anexos SET mensagem = $2
     WHERE tenant = $1 AND id = ANY ($3) AND de = $4 AND mensagem IS NULL RETURNING id, tamanho`,
    [tenant, mensagem, ids, de],
  );
  const found = new Set(rows.map(({ id }) => id));
  refuseFields(ids.filter((id) => !found.has(id)).map(gone));
  if (rows.reduce((sum, { tamanho }) => sum + tamanho, 0) > ANEXOS.todos)
    throw fieldFault('anexos', `Os arquivos passam de ${sizeOf(ANEXOS.todos)} ao todo: tire um`);
}

export interface OpenedAttachment {
  nome: string;
  tipo: string;
  bytes: Buffer;
}

/** A file of a message, opened. */
export async function openAttachment(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: number,
  mensagem: string,
  id: string,
): Promise<OpenedAttachment> {
  const { rows } = await client.query<{ nome: Buffer; tipo: string; dados: Buffer }>(
    'SELECT nome, tipo, dados FROM mensagens.anexos WHERE tenant = $1 AND mensagem = $2 AND id = $3',
    [tenant, mensagem, id],
  );
  const [row] = rows;
  if (!row) throw new Fault(404, 'NOT_FOUND', 'Este arquivo não está nesta mensagem.');
  return {
    nome: keyring.open(row.nome, sealContext.nome(tenant, id)).toString('utf8'),
    tipo: row.tipo,
    bytes: keyring.open(row.dados, sealContext.dados(tenant, id)),
  };
}
