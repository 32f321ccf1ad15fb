import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { csvLine } from '../../../catalog/texto/csv.ts';
import { type FileLine, Splitter } from '../read/csv.ts';
import { Archive, archived } from './archive.ts';

/** Says what becomes of a line: it stays (undefined), goes (null) or says something else. */
export type ArchiveEditor = (line: FileLine) => string | null | undefined;

export const archiveLine = (cells: readonly string[]): string => `${csvLine(cells)}\n`;

/** The load whose archive it is, and its body. */
interface ArchivedLoad {
  tenant: number;
  carga: number;
}

/** Writes the archive of a load anew, line by line; says whether any line changed. */
export async function rewriteArchive(client: pg.ClientBase, load: ArchivedLoad, edit: ArchiveEditor): Promise<boolean> {
  const archive = await Archive.open();
  try {
    const changed = await copyLines(client, load, archive, edit);
    await archive.end();
    if (!changed) return false;
    await client.query('DELETE FROM portal.arquivadas WHERE tenant = $1 AND carga = $2', [load.tenant, load.carga]);
    await archive.store(client, load.tenant, load.carga);
    return true;
  } finally {
    await archive.close();
  }
}

async function copyLines(
  client: pg.ClientBase,
  { tenant, carga }: ArchivedLoad,
  archive: Archive,
  edit: ArchiveEditor,
): Promise<boolean> {
  const splitter = new Splitter(';');
  const text = Readable.from(archived(client, tenant, carga), { objectMode: false })
    .pipe(createGunzip())
    .setEncoding('utf8');
  let changed = false;
  const pass = async (lines: readonly FileLine[]) => {
    for (const line of lines) {
      const made = edit(line);
      changed ||= made !== undefined;
      if (made !== null) await archive.write(made ?? archiveLine(line.cells));
    }
  };
  for await (const piece of text) await pass(splitter.push(piece));
  await pass(splitter.end());
  return changed;
}
