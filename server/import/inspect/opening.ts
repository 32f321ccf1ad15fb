import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { Refusal } from '../../refusal.ts';
import { bytesOf } from '../read/bytes.ts';
import type { FileLine } from '../read/csv.ts';
import { type NamedFile, oneFile } from '../read/files.ts';
import { type FileFormat, type ForcedFormat, tableOf } from '../read/table.ts';
import { type UnpackedFile, unpack } from '../read/unpack.ts';

/** The first lines of one table, and how it is written. */
export interface TableOpening {
  /** The number of the file that it is of: a ZIP has several tables. */
  file: number;
  /** Its own name, without the CPF that it may have. */
  name: string;
  found: FileFormat;
  sheets: readonly string[];
  sheet: string | null;
  lines: readonly FileLine[];
}

/** A file that is no table, in a sentence. */
export interface UnreadFile {
  file: number;
  message: string;
}

/** Lines of a table that are looked at: its titles, its header and rows enough for three samples of each column. */
const LOOKED_AT = 150;
/** Tables of which the lines are kept. A folder of more pages has the columns of the first. */
const MOST_TABLES = 600;

/** Reads the first lines of every table in some files. */
export async function readOpenings(
  files: readonly NamedFile[],
  forced: ForcedFormat,
): Promise<{ tables: TableOpening[]; unread: UnreadFile[] }> {
  const tables: TableOpening[] = [];
  const unread: UnreadFile[] = [];
  for (const [at, { path, name }] of files.entries()) {
    try {
      for await (const file of unpack(oneFile(name, bytesOf(path)))) {
        if (tables.length < MOST_TABLES) tables.push(await openingOf(at, file, forced));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      unread.push({ file: at, message: error.message });
    }
  }
  return { tables, unread };
}

async function openingOf(file: number, unpacked: UnpackedFile, forced: ForcedFormat): Promise<TableOpening> {
  const table = await tableOf(unpacked, forced);
  const lines: FileLine[] = [];
  for await (const batch of table.lines) {
    lines.push(...batch.slice(0, LOOKED_AT - lines.length));
    if (lines.length >= LOOKED_AT) break;
  }
  const sheets = table.sheets();
  return {
    file,
    name: hideCpf(unpacked.name),
    found: table.found(),
    sheets: sheets?.all ?? [],
    sheet: sheets?.read ?? null,
    lines,
  };
}
