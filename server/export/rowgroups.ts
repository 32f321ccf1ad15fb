import { gzipSync } from 'node:zlib';
import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import type { ParquetType } from '../../catalog/fields/field.ts';
import { CopiedColumns } from './columns.ts';

/** A column of a Parquet file: its name, and how its values are kept. Any may be absent: older loads asked for less. */
export interface ParquetColumn {
  name: string;
  type: ParquetType;
}

/** What a Parquet file holds and what it says of itself. */
export interface ParquetPlan {
  columns: readonly ParquetColumn[];
  /** Source, licence, address, load and date. */
  about: Readonly<Record<string, string>>;
}

/** Rows of a group. Ten times as many take three times the memory, and make the file little smaller. */
const GROUP_ROWS = 5_000;
/** Level of compression: what the dictionaries leave is hardly smaller with a higher one. */
const PACK_LEVEL = 1;
/** What the program calls itself in the files that it writes. */
const CREATED_BY = 'Portal da Transparência';

const TYPES = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  integer: { type: 'INT64' },
} as const;

function schemaElement({ name, type }: ParquetColumn): SchemaElement {
  const repetition_type = 'OPTIONAL';
  if (typeof type === 'string') return { name, repetition_type, ...TYPES[type] };
  const { digits, places } = type;
  return { name, repetition_type, type: 'INT64', converted_type: 'DECIMAL', precision: digits, scale: places };
}

/** Writes a Parquet file group by group, from the bytes of a COPY; only the places of the groups stay in memory. */
export class ParquetEncoder {
  readonly #columns: readonly ParquetColumn[];
  readonly #copied: CopiedColumns;
  readonly #bytes = new ByteWriter();
  readonly #file: ParquetWriter;

  constructor({ columns, about }: ParquetPlan) {
    this.#columns = columns;
    this.#copied = new CopiedColumns(columns.map(({ type }) => type));
    this.#file = new ParquetWriter({
      writer: this.#bytes,
      schema: [{ name: 'root', num_children: columns.length }, ...columns.map(schemaElement)],
      codec: 'GZIP',
      compressors: { GZIP: (input) => gzipSync(input, { level: PACK_LEVEL }) },
      kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
      createdBy: CREATED_BY,
    });
  }

  /** Adds bytes of the COPY; gives what can be sent of the file. */
  add(bytes: Uint8Array): Uint8Array {
    this.#copied.add(bytes);
    if (this.#copied.rows >= GROUP_ROWS) this.#write();
    return this.#flush();
  }

  /** The rest of the file, its directory last. */
  end(): Uint8Array {
    if (this.#copied.rows > 0) this.#write();
    this.#file.finish();
    return this.#flush();
  }

  #write(): void {
    const values = this.#copied.take();
    this.#file.write({
      columnData: this.#columns.map(({ name }, i) => ({ name, data: values[i] ?? [], offsetIndex: false })),
      rowGroupSize: values[0]?.length ?? 0,
    });
  }

  /** Takes what was written out of the writer, which goes on counting where it is in the file. */
  #flush(): Uint8Array {
    const written = this.#bytes.getBytes().slice();
    this.#bytes.index = 0;
    return written;
  }
}
