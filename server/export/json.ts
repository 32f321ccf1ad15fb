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
  readableFrom(pieces(copyLines(client, copy), jsonFormat(set), envelope));

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

const jsonFormat = ({ fields }: Dataset): RowFormat => {
  const named = Object.entries(fields);
  return {
    columns: named.map(([name, field], i) => jsonColumn(name, field, i === 0, i === named.length - 1)),
    // COPY escapes with a backslash too, but not always as JSON does; `\N` alone is an absent value.
    special: /["\x00-\x08\x0b-\x1f]|\\[^N]/g,
  };
};

function jsonColumn(name: string, field: Field, isFirst: boolean, isLast: boolean): ColumnText {
  const start = `${isFirst ? ',\n{' : ','}${JSON.stringify(name)}:`;
  const end = isLast ? '}' : '';
  const quote = field.isJsonText ? '"' : '';
  return {
    before: start + quote,
    after: quote + end,
    absent: `${start}null${end}`,
    special: (value) => start + JSON.stringify(value) + end,
  };
}
