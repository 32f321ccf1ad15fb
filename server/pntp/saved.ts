import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre';
import type { Field, Row } from '../../catalog/fields/field.ts';
import { type FileRows, openCsv, openSheet } from '../dataset/export.ts';
import type { PortalAsker } from './ask.ts';

/** The cells of a file, its first line being the names of the columns. */
type SavedLines = readonly (readonly unknown[])[];

interface SavedFormat {
  open(rows: FileRows): Readable;
  linesIn(bytes: Buffer): SavedLines | Promise<SavedLines>;
  /** What the column of a field is called. */
  titleOf(name: string, field: Field): string;
}

/** The formats in which a list is saved to be worked with, by their name in a sentence. */
export const SAVED_FORMATS: Readonly<Record<string, SavedFormat>> = {
  CSV: {
    open: openCsv,
    linesIn: (bytes) => parse(bytes),
    titleOf: (name) => name,
  },
  planilha: {
    open: openSheet,
    linesIn: async (bytes) => (await readXlsx(bytes)).sheets[0]?.rows ?? [],
    titleOf: (_, { label }) => label,
  },
};

/**
 * Asks for the file of a record and reads it back. Says which fields it brought: their column, and a value where the record
 * has one. Null where no file came, or none that can be read.
 */
export async function savedFields(
  { save, tenant }: PortalAsker,
  { open, linesIn, titleOf }: SavedFormat,
  { set, query }: Pick<FileRows, 'set' | 'query'>,
  record: Row | undefined,
): Promise<readonly string[] | null> {
  const bytes = await save((client) => buffer(open({ client, set, shown: set, tenant, query })));
  const lines = bytes && (await readBack(() => linesIn(bytes)));
  if (!lines) return null;
  const [head = [], ...rows] = lines;
  return Object.entries(set.fields).flatMap(([name, field]) => {
    const column = head.indexOf(titleOf(name, field));
    const isEmpty = rows.every((cells) => (cells[column] ?? '') === '');
    return column >= 0 && ((record?.[name] ?? null) === null || !isEmpty) ? [name] : [];
  });
}

async function readBack(read: () => SavedLines | Promise<SavedLines>): Promise<SavedLines | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
