import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Field } from '../../catalog/fields/field.ts';
import { copyLines } from './copy.ts';
import { readableFrom } from './readable.ts';
import { type ColumnText, type RowFormat, rewriteRows } from './rows.ts';

/** Text before and after the rows: `{"ok":true,"data":[` and `],"dados":{…}}`. */
export interface JsonEnvelope {
  head: string;
  tail: string;
}

/** Streams the lines of a `COPY (…) TO STDOUT` of all fields, as `copyValues` asks for them, as objects of JSON. */
export const jsonStream = (client: ClientBase, copy: string, set: Dataset, envelope: JsonEnvelope): Readable =>
  readableFrom(pieces(copyLines(client, copy), jsonFormat(set, ITEM), envelope));

/** Streams the same objects as JSON Lines: one to a line, and nothing around them. */
export const jsonLinesStream = (client: ClientBase, copy: string, set: Dataset): Readable =>
  readableFrom(jsonLines(copyLines(client, copy), jsonFormat(set, LINE)));

async function* jsonLines(lines: AsyncIterable<string>, format: RowFormat): AsyncGenerator<Uint8Array> {
  for await (const some of lines) yield rewriteRows(some, format);
}

async function* pieces(
  lines: AsyncIterable<string>,
  format: RowFormat,
  { head, tail }: JsonEnvelope,
): AsyncGenerator<Uint8Array> {
  let first = true;
  for await (const some of lines) {
    const rows = rewriteRows(some, format);
    // Every row begins with the comma after the row before it, which the first does not have.
    yield first ? Buffer.concat([Buffer.from(head), rows.subarray(1)]) : rows;
    first = false;
  }
  yield Buffer.from(first ? head + tail : tail);
}

/** What stands before and after an object: among others of a list, or alone on its line. */
interface RowEnds {
  start: string;
  end: string;
}

const ITEM: RowEnds = { start: ',\n{', end: '}' };
const LINE: RowEnds = { start: '{', end: '}\n' };

const jsonFormat = ({ fields }: Dataset, row: RowEnds): RowFormat => {
  const named = Object.entries(fields);
  return {
    columns: named.map(([name, field], i) =>
      jsonColumn(name, field, i === 0 ? row.start : ',', i === named.length - 1 ? row.end : ''),
    ),
    // COPY escapes with a backslash too, but not always as JSON does; `\N` alone is an absent value.
    special: /["\x00-\x08\x0b-\x1f]|\\[^N]/g,
  };
};

function jsonColumn(name: string, field: Field, before: string, end: string): ColumnText {
  const start = `${before}${JSON.stringify(name)}:`;
  const quote = field.isJsonText ? '"' : '';
  return {
    before: start + quote,
    after: quote + end,
    absent: `${start}null${end}`,
    special: (value) => start + JSON.stringify(value) + end,
  };
}
