import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { guardFormula } from '../../catalog/texto/formula.ts';
import { readableFrom } from '../export/readable.ts';
import { Splitter } from '../import/read/csv.ts';
import { ARCHIVED_FORMAT } from '../import/stage/archive.ts';

/** Byte order mark, by which a spreadsheet knows that the text is UTF-8. */
const BOM = '\uFEFF';

/**
 * The file of a load as a Brazilian spreadsheet opens it: labels, decimal comma, and no cell that it would run as a
 * formula. The archive itself is left as it is.
 */
export const archiveForSheet = (set: Dataset, archive: Readable): Readable =>
  readableFrom(
    linesForSheet(
      set,
      pipeline(archive, createGunzip(), () => undefined),
    ),
  );

async function* linesForSheet(set: Dataset, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const splitter = new Splitter(ARCHIVED_FORMAT.separador);
  let fields: readonly (Field | undefined)[] | null = null;
  const written = (cells: readonly string[]): string => {
    if (fields) return `${csvLine(cells.map((cell, at) => cellForSheet(fields?.[at], cell)))}\r\n`;
    fields = cells.map((name) => set.fields[name]);
    return `${BOM}${csvLine(cells.map((name, at) => guardFormula(fields?.[at]?.label ?? name)))}\r\n`;
  };
  for await (const chunk of bytes)
    yield splitter
      .push(decoder.decode(chunk, { stream: true }))
      .map(({ cells }) => written(cells))
      .join('');
  yield splitter
    .end()
    .map(({ cells }) => written(cells))
    .join('');
}

/** A cell as people write it. One that the definition no longer reads stays as it was published. */
function cellForSheet(field: Field | undefined, cell: string): string {
  const parsed = field?.parse(cell, 'plain');
  return guardFormula(field && parsed?.ok ? field.typed(parsed.value) : cell);
}
