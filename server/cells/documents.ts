import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '../refusal.ts';
import { copyDocuments, documentsIn, fileDigest } from '../tenants/files.ts';

/** Copies the documents of a body and compares each by its SHA-256; what was compared and did not change since is not read again. */
export class DocumentCopy {
  readonly #from: string;
  readonly #to: string;
  readonly #compared = new Map<string, string>();

  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /** Makes the target's folder equal to the source's. Says how many documents there are. */
  async bring(signal: AbortSignal, each: (done: number) => void): Promise<number> {
    const names = await documentsIn(this.#from);
    for (const [i, name] of names.entries()) {
      signal.throwIfAborted();
      await this.#bringOne(name);
      each(i + 1);
    }
    await this.#dropGone(names);
    return names.length;
  }

  async #bringOne(name: string): Promise<void> {
    const { size, mtimeMs } = await stat(join(this.#from, name));
    const stamp = `${size} ${mtimeMs}`;
    if (this.#compared.get(name) === stamp) return;
    await copyDocuments(this.#from, this.#to, [name], () => undefined);
    const [here, there] = await Promise.all([
      fileDigest(join(this.#from, name)),
      fileDigest(join(this.#to, name.normalize('NFC'))),
    ]);
    if (here !== there)
      throw new Refusal(
        `O documento ${name} não chegou igual (SHA-256 ${here} na origem, ${there} no destino). Confira o disco do destino e rode o comando de novo.`,
      );
    this.#compared.set(name, stamp);
  }

  async #dropGone(names: readonly string[]): Promise<void> {
    const kept = new Set(names.map((name) => name.normalize('NFC')));
    for (const name of await documentsIn(this.#to))
      if (!kept.has(name.normalize('NFC'))) await rm(join(this.#to, name));
  }
}
