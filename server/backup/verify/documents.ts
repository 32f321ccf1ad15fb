import { join } from 'node:path';
import type pg from 'pg';
import { digestFile } from '../digest.ts';
import type { VerifiedBody, VerifyDifference } from './difference.ts';

interface RegisteredDocument {
  caminho: string;
  tamanho: string;
  sha256: string;
}

const REGISTERED = 'SELECT caminho, tamanho, sha256 FROM portal.arquivos WHERE tenant = $1';

/** Compares every listed document with what was published: its length and its SHA-256. */
export async function documentDifferences(
  client: pg.ClientBase,
  body: VerifiedBody,
  filesDir: string,
  each: () => void,
): Promise<VerifyDifference[]> {
  const { rows } = await client.query<RegisteredDocument>(`${REGISTERED} ORDER BY caminho`, [body.id]);
  const found: VerifyDifference[] = [];
  for (const document of rows) {
    const texto = await faultOf(client, body, document, filesDir);
    if (texto !== null) found.push({ orgao: body.slug, assunto: 'documento', onde: document.caminho, texto });
    each();
  }
  return found;
}

/** What is wrong with a document. One that was published anew since the list was read is not wrong. */
async function faultOf(
  client: pg.ClientBase,
  body: VerifiedBody,
  { caminho, sha256, tamanho }: RegisteredDocument,
  filesDir: string,
): Promise<string | null> {
  const file = await digestFile(join(filesDir, body.slug, caminho));
  if (file?.sha256 === sha256) return null;
  const { rows } = await client.query<RegisteredDocument>(`${REGISTERED} AND caminho = $2`, [body.id, caminho]);
  const now = rows[0]?.sha256;
  if (now !== sha256 && (now === undefined || file?.sha256 === now)) return null;
  if (!file) return `o arquivo sumiu; publicado com ${tamanho} bytes`;
  return `publicado com ${tamanho} bytes e SHA-256 ${sha256}, encontrado com ${file.bytes} bytes e ${file.sha256}`;
}
