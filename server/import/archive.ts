import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip, type Gzip } from 'node:zlib';
import type pg from 'pg';
import type { Forced } from './table.ts';

/** How an archive is written: values as the catalog prints them. Nothing of it is left to be found out. */
export const PLAIN: Forced = { separador: ';', codificacao: 'utf-8', decimal: 'us', data: 'dma' };

/** A piece of an archive as the database keeps it. */
const PART = 1_000_000;

/**
 * The accepted rows of a load, compressed as they are staged and handed to the database in the load's own transaction: an
 * archive is there exactly when its load is.
 */
export class Archive {
  readonly #gzip: Gzip;
  readonly #file: FileHandle;
  readonly #path: string;
  readonly #written: Promise<void>;

  private constructor(file: FileHandle, path: string) {
    this.#file = file;
    this.#path = path;
    this.#gzip = createGzip({ level: 1 });
    this.#written = this.#drain();
    // Told by whoever waits for it; unheard it would end the process.
    this.#written.catch(() => undefined);
  }

  static async open(): Promise<Archive> {
    const path = join(tmpdir(), `portal-${randomUUID()}.gz`);
    const file = await open(path, 'wx+', 0o600);
    // Without a name it is gone with the process, however that ends. Windows keeps names until the file is closed.
    if (platform() !== 'win32') await rm(path);
    return new Archive(file, path);
  }

  async write(text: string): Promise<void> {
    if (!this.#gzip.write(text)) await Promise.race([once(this.#gzip, 'drain'), this.#written]);
  }

  async #drain(): Promise<void> {
    for await (const piece of this.#gzip) await this.#file.appendFile(piece);
  }

  /** All is on the disk. */
  async end(): Promise<void> {
    this.#gzip.end();
    await this.#written;
  }

  async store(client: pg.ClientBase, carga: number): Promise<void> {
    const part = Buffer.alloc(PART);
    for (let number = 0, at = 0; ; number++) {
      const { bytesRead } = await this.#file.read(part, 0, PART, at);
      if (bytesRead === 0) return;
      at += bytesRead;
      await client.query('INSERT INTO portal.arquivadas (carga, parte, bytes) VALUES ($1, $2, $3)', [
        carga,
        number,
        part.subarray(0, bytesRead),
      ]);
    }
  }

  async close(): Promise<void> {
    this.#gzip.destroy();
    await this.#written.catch(() => undefined);
    await this.#file.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }
}

/** The archive of a load, still compressed, a part at a time. */
export async function* archived(client: pg.ClientBase, carga: number): AsyncGenerator<Uint8Array> {
  for (let part = 0; ; part++) {
    const { rows } = await client.query('SELECT bytes FROM portal.arquivadas WHERE carga = $1 AND parte = $2', [
      carga,
      part,
    ]);
    if (rows.length === 0) return;
    yield rows[0].bytes;
  }
}
