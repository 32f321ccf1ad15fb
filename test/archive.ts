import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import type { Row } from '../catalog/fields/field.ts';

/** Parts this short, so that even a small file has several. */
const PART = 64;

/** Keeps rows as the file of a load, the way the import does: one gzip stream of CSV, cut in parts. Gives its text. */
export async function archive(client: pg.ClientBase, carga: number, rows: readonly Row[]): Promise<string> {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => quoted(String(row[name] ?? ''))))];
  const text = lines.map((cells) => `${cells.join(';')}\n`).join('');
  const bytes = gzipSync(text);
  const { rows: owners } = await client.query<{ tenant: number }>('SELECT tenant FROM portal.cargas WHERE id = $1', [
    carga,
  ]);
  const tenant = owners[0]?.tenant;
  await client.query('DELETE FROM portal.arquivadas WHERE tenant = $1 AND carga = $2', [tenant, carga]);
  for (let at = 0; at < bytes.length; at += PART)
    await client.query('INSERT INTO portal.arquivadas (tenant, carga, parte, bytes) VALUES ($1, $2, $3, $4)', [
      tenant,
      carga,
      at / PART,
      bytes.subarray(at, at + PART),
    ]);
  return text;
}

const quoted = (cell: string): string => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
