import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Fault } from '../../http/fault.ts';

const MEGABYTE = 1024 ** 2;
/** Milliseconds without a byte after which a sender is dropped. */
const STALLED_MS = 30_000;
/** Documents that one body may be sending at the same moment. */
const MOST_AT_ONCE = 12;
const DAY_MS = 86_400_000;

/** The folder where the bytes of drafts wait, outside of everything that is served. */
export class DraftStaging {
  readonly #root: string;
  readonly #arriving = new Map<number, number>();

  constructor(stagingDir: string) {
    this.#root = join(stagingDir, 'arquivos');
  }

  pathOf(tenant: number, id: string): string {
    return join(this.#root, String(tenant), id);
  }

  /** Writes what comes to a file of its own. What ends early, or is larger than allowed, leaves nothing behind. */
  async receive(tenant: number, id: string, source: Readable, megabytes: number): Promise<string> {
    const path = this.pathOf(tenant, id);
    const now = this.#arriving.get(tenant) ?? 0;
    if (now >= MOST_AT_ONCE)
      throw new Fault(429, 'TOO_MANY_UPLOADS', 'Há muitos arquivos chegando ao mesmo tempo. Espere alguns terminarem.');
    this.#arriving.set(tenant, now + 1);
    try {
      await mkdir(join(this.#root, String(tenant)), { recursive: true });
      await pipeline(bounded(source, megabytes), createWriteStream(path, { flags: 'wx' }));
      return path;
    } catch (error) {
      await rm(path, { force: true });
      throw explained(error);
    } finally {
      this.#arriving.set(tenant, (this.#arriving.get(tenant) ?? 1) - 1);
    }
  }

  async drop(tenant: number, id: string): Promise<void> {
    await rm(this.pathOf(tenant, id), { force: true });
  }

  /** Removes files that no draft speaks of any more: a server that was killed left them. */
  async sweep(isKnown: (tenant: number, id: string) => Promise<boolean>): Promise<void> {
    for (const folder of await readdir(this.#root).catch(() => []))
      for (const id of await readdir(join(this.#root, folder)).catch(() => [])) {
        const path = join(this.#root, folder, id);
        const age =
          Date.now() -
          (await stat(path)
            .then(({ mtimeMs }) => mtimeMs)
            .catch(Date.now));
        if (age > DAY_MS && !(await isKnown(Number(folder), id))) await rm(path, { force: true });
      }
  }
}

async function* bounded(source: Readable, megabytes: number): AsyncGenerator<Uint8Array> {
  const stalled = new Fault(408, 'STALLED', 'O envio parou de chegar. Envie o arquivo de novo.');
  const timer = setTimeout(() => source.destroy(stalled), STALLED_MS);
  let length = 0;
  try {
    for await (const piece of source) {
      timer.refresh();
      length += piece.length;
      if (length > megabytes * MEGABYTE) throw tooLarge(megabytes);
      yield piece;
    }
  } finally {
    clearTimeout(timer);
  }
}

export const tooLarge = (megabytes: number): Fault =>
  new Fault(
    413,
    'TOO_LARGE',
    `O arquivo passa de ${megabytes.toLocaleString('pt-BR')} MB. Divida-o em partes ou salve o PDF com imagens menores.`,
  );

function explained(error: unknown): unknown {
  const { code } = Object(error) as { code?: string };
  if (code === 'ENOSPC')
    return new Fault(507, 'NO_SPACE', 'Não há espaço em disco no servidor. Avise quem opera o portal.');
  return error;
}
