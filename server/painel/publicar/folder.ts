import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LineMend } from '../../import/check/mends.ts';

const DAY_MS = 86_400_000;

/** A rehearsal by its body and its number. */
export interface EnsaioKey {
  tenant: number;
  id: string;
}

/**
 * What lies on the disk of a rehearsal: the files as they came, which may hold the CPF of anybody and are read by this
 * process alone; the rows that were accepted and refused, documents masked; and the cells that a person mended.
 */
export class EnsaioFolder {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  #at = ({ tenant, id }: EnsaioKey, ...rest: string[]): string => join(this.#dir, String(tenant), id, ...rest);

  file(key: EnsaioKey, file: string): string {
    return this.#at(key, 'arquivos', file);
  }

  /** Refused rows as a CSV, to be mended elsewhere. */
  refused = (key: EnsaioKey): string => this.#at(key, 'recusadas.csv');

  /** Refused rows cell by cell. */
  grid = (key: EnsaioKey): string => this.#at(key, 'recusadas.jsonl');

  /** The rows that were accepted, as the archive of a load has them: CSV under the names of the fields, compressed. */
  accepted = (key: EnsaioKey): string => this.#at(key, 'aceitas.csv.gz');

  /** Makes place for a file that will come. */
  async begin(key: EnsaioKey, file: string): Promise<void> {
    await mkdir(this.#at(key, 'arquivos'), { recursive: true, mode: 0o700 });
    await writeFile(this.file(key, file), '', { mode: 0o600, flag: 'a' });
  }

  async received(key: EnsaioKey, file: string): Promise<number> {
    return (await stat(this.file(key, file)).catch(() => null))?.size ?? 0;
  }

  async removeFile(key: EnsaioKey, file: string): Promise<void> {
    await rm(this.file(key, file), { force: true });
  }

  /** Puts a file into another rehearsal of the same body too: until it is removed here, a fall of the server loses nothing. */
  async shareFile(from: EnsaioKey, to: EnsaioKey, file: string): Promise<void> {
    await mkdir(this.#at(to, 'arquivos'), { recursive: true, mode: 0o700 });
    await link(this.file(from, file), this.file(to, file));
  }

  /** Forgets what the last reading left, before the next. */
  async clearOutcome(key: EnsaioKey): Promise<void> {
    await Promise.all([this.refused(key), this.grid(key), this.accepted(key)].map((path) => rm(path, { force: true })));
  }

  async mends(key: EnsaioKey): Promise<LineMend[]> {
    return JSON.parse(await readFile(this.#at(key, 'emendas.json'), 'utf8').catch(() => '[]'));
  }

  /** Writes the mended cells aside first and renames them into place: half of them are never read. */
  async keepMends(key: EnsaioKey, mends: readonly LineMend[]): Promise<void> {
    const path = this.#at(key, 'emendas.json');
    await writeFile(`${path}.novo`, JSON.stringify(mends), { mode: 0o600 });
    await rename(`${path}.novo`, path);
  }

  /** Deletes all but the masked list of refused rows, once a rehearsal was published. */
  async spend(key: EnsaioKey): Promise<void> {
    const gone = [this.#at(key, 'arquivos'), this.#at(key, 'emendas.json'), this.grid(key), this.accepted(key)];
    await Promise.all(gone.map((path) => rm(path, { recursive: true, force: true })));
  }

  async remove(key: EnsaioKey): Promise<void> {
    await rm(this.#at(key), { recursive: true, force: true });
  }

  /** Every rehearsal whose folder nothing was put into for so many days. */
  async stale(days: number): Promise<EnsaioKey[]> {
    const all = await this.#all();
    const touched = await Promise.all(all.map((key) => stat(this.#at(key)).catch(() => null)));
    return all.filter((_, at) => Date.now() - (touched[at]?.mtimeMs ?? 0) > days * DAY_MS);
  }

  async #all(): Promise<EnsaioKey[]> {
    const tenants = (await readdir(this.#dir).catch(() => [])).filter((name) => /^\d+$/.test(name));
    const found = await Promise.all(
      tenants.map(async (name) =>
        (await readdir(join(this.#dir, name)).catch(() => [])).map((id) => ({ tenant: Number(name), id })),
      ),
    );
    return found.flat();
  }
}
