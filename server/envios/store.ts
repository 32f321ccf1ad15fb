import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvioEstado } from '../../catalog/envios/answer.ts';
import type { UploadOrder } from '../../catalog/envios/request.ts';
import type { LoadReport } from '../import/publish/report.ts';

/** A file that somebody sends, and all that is known of it. It is written beside the file, so that a restarted server knows it too. */
export interface Upload extends UploadOrder {
  id: string;
  tenant: number;
  /** The token that began the upload, and the only one that sees it. */
  chave: { id: number; nome: string };
  criadoEm: string;
  /** Where it stands, as written down: that it is being published is known by the queue alone. */
  estado: Exclude<EnvioEstado, 'publicando'>;
  /** Why the file was refused. */
  mensagem: string | null;
  relatorio: LoadReport | null;
}

/** How far a load is. */
export interface QueuedLoad {
  lidas: number;
  /** What is done with the lines, once all are read. */
  etapa: string | null;
}

const ENDED_STATES: ReadonlySet<Upload['estado']> = new Set(['publicado', 'conferido', 'recusado']);

/** Whether no more bytes or requests can change an upload. */
export const isEnded = ({ estado }: Pick<Upload, 'estado'>): boolean => ENDED_STATES.has(estado);

/** Milliseconds after which a note on how far a load is was left by a process that died. */
const NOTE_STANDS_MS = 10_000;

const DAY = 86_400_000;
const ID = /^[0-9a-f]{32}$/;

/** Uploads on the disk: a folder for each, by tenant, outside of everything that is served. */
export class UploadStore {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  #folder = (tenant: number): string => join(this.#dir, String(tenant));

  file({ tenant, id }: Pick<Upload, 'tenant' | 'id'>): string {
    return join(this.#folder(tenant), id, 'arquivo');
  }

  /** The path of the refused lines of an upload. */
  refused({ tenant, id }: Pick<Upload, 'tenant' | 'id'>): string {
    return join(this.#folder(tenant), id, 'recusadas.csv');
  }

  async begin(upload: Omit<Upload, 'id' | 'criadoEm' | 'estado' | 'mensagem' | 'relatorio'>): Promise<Upload> {
    const made: Upload = {
      ...upload,
      id: randomBytes(16).toString('hex'),
      criadoEm: new Date().toISOString(),
      estado: 'recebendo',
      mensagem: null,
      relatorio: null,
    };
    await mkdir(join(this.#folder(made.tenant), made.id), { recursive: true, mode: 0o700 });
    await writeFile(this.file(made), '', { mode: 0o600 });
    await this.keep(made);
    return made;
  }

  /** Writes what is known of an upload, aside first and renamed into place: a half-written one is never read. */
  async keep(upload: Upload): Promise<void> {
    const path = join(this.#folder(upload.tenant), upload.id, 'nota.json');
    await writeFile(`${path}.novo`, JSON.stringify(upload), { mode: 0o600 });
    await rename(`${path}.novo`, path);
  }

  #note = ({ tenant, id }: Upload): string => join(this.#folder(tenant), id, 'andamento.json');

  /** Notes how far a load is, for the processes that do not run it. An upload that was deleted meanwhile has no note. */
  async note(upload: Upload, { lidas, etapa }: QueuedLoad): Promise<void> {
    const path = this.#note(upload);
    const written = writeFile(`${path}.novo`, JSON.stringify({ lidas, etapa }), { mode: 0o600 });
    await written.then(() => rename(`${path}.novo`, path)).catch(() => undefined);
  }

  async dropNote(upload: Upload): Promise<void> {
    await rm(this.#note(upload), { force: true });
  }

  /** How far a load is that another process runs; null if none does. */
  async progress(upload: Upload): Promise<QueuedLoad | null> {
    const path = this.#note(upload);
    const noted = await stat(path).catch(() => null);
    if (!noted || Date.now() - noted.mtimeMs > NOTE_STANDS_MS) return null;
    return JSON.parse(await readFile(path, 'utf8').catch(() => 'null'));
  }

  async find(tenant: number, id: string): Promise<Upload | null> {
    if (!ID.test(id)) return null;
    const text = await readFile(join(this.#folder(tenant), id, 'nota.json'), 'utf8').catch(() => null);
    return text === null ? null : JSON.parse(text);
  }

  async of(tenant: number): Promise<Upload[]> {
    const ids = await readdir(this.#folder(tenant)).catch(() => []);
    const uploads = await Promise.all(ids.map((id) => this.find(tenant, id)));
    return uploads.filter((upload) => upload !== null);
  }

  /** Bytes that have come; 0 of a file that was deleted after use. */
  async received(upload: Upload): Promise<number> {
    return (await stat(this.file(upload)).catch(() => null))?.size ?? 0;
  }

  /** Bytes of the refused lines of an upload. */
  async refusedSize(upload: Upload): Promise<number> {
    return (await stat(this.refused(upload)).catch(() => null))?.size ?? 0;
  }

  async sum(upload: Upload): Promise<string> {
    const hash = createHash('sha256');
    for await (const bytes of createReadStream(this.file(upload), { highWaterMark: 256 * 1024 })) hash.update(bytes);
    return hash.digest('hex');
  }

  /** Empties a file that has to be sent again from the start. */
  async empty(upload: Upload): Promise<void> {
    await truncate(this.file(upload));
  }

  /** Deletes the bytes of an upload after use; what is known of it stays a day. */
  async spend(upload: Upload): Promise<void> {
    await rm(this.file(upload), { force: true });
  }

  async remove({ tenant, id }: Upload): Promise<void> {
    await rm(join(this.#folder(tenant), id), { recursive: true, force: true });
  }

  /** Deletes uploads that nothing happened to for a day. */
  async sweep(now = Date.now()): Promise<void> {
    for (const tenant of await readdir(this.#dir).catch(() => [])) {
      for (const id of await readdir(join(this.#dir, tenant)).catch(() => [])) {
        const folder = join(this.#dir, tenant, id);
        if (now - (await touched(folder)) > DAY) await rm(folder, { recursive: true, force: true });
      }
    }
  }
}

async function touched(folder: string): Promise<number> {
  const times = [folder, join(folder, 'arquivo'), join(folder, 'nota.json')].map((path) =>
    stat(path).catch(() => null),
  );
  return Math.max(...(await Promise.all(times)).map((found) => found?.mtimeMs ?? 0));
}
