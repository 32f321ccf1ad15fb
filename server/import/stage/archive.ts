import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type pg from 'pg';
import type { ForcedFormat } from '../read/table.ts';
import { Scratch } from '../scratch.ts';

/** How an archive is written: values as the catalog prints them. Nothing of it is left to be found out. */
export const ARCHIVED_FORMAT = {
  separador: ';',
  codificacao: 'utf-8',
  decimal: 'us',
  data: 'dma',
  repetidas: 'manter',
} as const satisfies ForcedFormat;

/** A piece of an archive as the database keeps it. */
const PART = 1_000_000;

/**
 * The accepted rows of a load, compressed as they are staged and handed to the database in the load's own transaction: an
 * archive is there exactly when its load is.
 */
export class Archive {
  readonly #gzip: Gzip;
  readonly #file: Scratch;
  readonly #written: Promise<void>;
  #full = false;

  private constructor(file: Scratch) {
    this.#file = file;
    this.#gzip = createGzip({ level: 1 });
    this.#written = this.#drain();
    // Told to whoever writes next; unheard it would end the process.
    this.#written.catch(() => {
      this.#full = true;
    });
  }

  static async open(): Promise<Archive> {
    return new Archive(await Scratch.open());
  }

  async write(text: string): Promise<void> {
    // What is no longer written need not be read to the end.
    if (this.#full) await this.#written;
    if (!this.#gzip.write(text)) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }

  async #drain(): Promise<void> {
    for await (const piece of this.#gzip) await this.#file.handle.appendFile(piece);
  }

  /** All is on the disk. */
  async end(): Promise<void> {
    this.#gzip.end();
    await this.#written;
  }

  /** Writes a copy of it to a path, for who may see the rows before they are published. */
  async copyTo(path: string): Promise<void> {
    const copy = await open(path, 'w', 0o600);
    try {
      for await (const part of this.#parts()) await copy.appendFile(part);
    } finally {
      await copy.close();
    }
  }

  /** What was written, a piece at a time. A piece is gone when the next is asked for. */
  async *#parts(): AsyncGenerator<Buffer> {
    const part = Buffer.alloc(PART);
    for (let at = 0; ; ) {
      const { bytesRead } = await this.#file.handle.read(part, 0, PART, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield part.subarray(0, bytesRead);
    }
  }

  async store(client: pg.ClientBase, tenant: number, carga: number): Promise<void> {
    let number = 0;
    for await (const part of this.#parts()) {
      await client.query('INSERT INTO portal.arquivadas (tenant, carga, parte, bytes) VALUES ($1, $2, $3, $4)', [
        tenant,
        carga,
        number,
        part,
      ]);
      number += 1;
    }
  }

  async close(): Promise<void> {
    this.#gzip.destroy();
    await this.#written.catch(() => undefined);
    await this.#file.close();
  }
}

/** The archive of a load, still compressed, a part at a time. */
export async function* archived(client: pg.ClientBase, tenant: number, carga: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const { rows } = await client.query<{ bytes: Uint8Array }>(
      'SELECT bytes FROM portal.arquivadas WHERE tenant = $1 AND carga = $2 AND parte = $3',
      [tenant, carga, part],
    );
    const [found] = rows;
    if (!found) return;
    yield found.bytes;
  }
}
