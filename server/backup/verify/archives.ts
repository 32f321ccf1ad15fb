import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { Splitter } from '../../import/read/csv.ts';
import { archived } from '../../import/stage/archive.ts';
import type { VerifiedBody, VerifyDifference } from './difference.ts';

interface ArchivedLoad {
  id: number;
  dataset: string;
  linhas: number;
  partes: number;
  /** Whether parts are missing, or all of them: only loads of the first versions, which kept no dates by period, have none. */
  falta: boolean;
  /** Whether a correction may have taken rows out of the archive. */
  corrigida: boolean;
}

const LOADS = `SELECT c.id, c.dataset, c.linhas, coalesce(a.partes, 0) AS partes,
  CASE WHEN a.partes IS NULL THEN c.referencias <> '{}' ELSE a.partes <> a.ultima + 1 END IS TRUE AS falta,
  EXISTS (SELECT FROM portal.correcoes o WHERE o.tenant = c.tenant AND o.dataset = c.dataset AND o."feitaEm" >= c."publicadaEm") AS corrigida
FROM portal.cargas c LEFT JOIN (SELECT carga, count(*)::int AS partes, max(parte) AS ultima FROM portal.arquivadas WHERE tenant = $1 GROUP BY 1) a ON a.carga = c.id
WHERE c.tenant = $1 ORDER BY c.id`;

/**
 * Reads the archive of every load to its end, as going back to it would: its compression has a check of its own, and its rows
 * are as many as the load published.
 */
export async function archiveDifferences(
  client: pg.ClientBase,
  body: VerifiedBody,
  each: () => void,
): Promise<VerifyDifference[]> {
  const { rows } = await client.query<ArchivedLoad>(LOADS, [body.id]);
  const found: VerifyDifference[] = [];
  for (const load of rows) {
    const texto = await faultOf(client, body, load);
    if (texto !== null)
      found.push({ orgao: body.slug, assunto: 'arquivo da carga', onde: `carga ${load.id} de ${load.dataset}`, texto });
    each();
  }
  return found;
}

async function faultOf(client: pg.ClientBase, body: VerifiedBody, load: ArchivedLoad): Promise<string | null> {
  if (load.falta) return load.partes === 0 ? 'o arquivo guardado sumiu' : `faltam partes: só há ${load.partes}`;
  if (load.partes === 0) return null;
  try {
    const lines = await countLines(Readable.from(archived(client, body.id, load.id), { objectMode: false }));
    const rows = lines - 1;
    if (rows === load.linhas || (load.corrigida && rows < load.linhas)) return null;
    return `publicadas ${load.linhas} linhas, guardadas ${rows}`;
  } catch (error) {
    if (
      typeof (error as NodeJS.ErrnoException).code === 'string' &&
      /^Z_/.test((error as NodeJS.ErrnoException).code ?? '')
    )
      return 'o arquivo guardado não se lê: foi alterado ou está incompleto';
    throw error;
  }
}

/** Lines of a compressed table, its header included. */
async function countLines(compressed: Readable): Promise<number> {
  const splitter = new Splitter(';');
  const gunzip = createGunzip();
  compressed.on('error', (error) => gunzip.destroy(error));
  let lines = 0;
  for await (const piece of compressed.pipe(gunzip).setEncoding('utf8')) lines += splitter.push(piece).length;
  return lines + splitter.end().length;
}
