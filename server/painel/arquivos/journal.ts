import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFiles } from '../../arquivos/register.ts';
import { type OwnerAccess, ownTransaction } from './owner.ts';

/**
 * A change of served files that belongs to a transaction of the database. It is written down before the files change, so
 * that a server that is killed in between is set right by the next: undone where the database did not commit.
 */
export interface FileStep {
  id: string;
  tenant: number;
  slug: string;
  /** Path below the body's folder that gets other bytes, or loses them. */
  caminho: string;
  /** Bytes to serve there; null to serve none. */
  fonte: string | null;
  /** A path that is given up once the step is done. */
  largado: string | null;
}

const NOTE = '.json';

/** Changes of served files, each undone or finished with its transaction. */
export class FileJournal {
  readonly #folder: string;
  readonly #filesDir: string;

  constructor(stagingDir: string, filesDir: string) {
    this.#folder = join(stagingDir, 'passos');
    this.#filesDir = filesDir;
  }

  /** Changes the files of a step. The caller commits or undoes. */
  async take(step: FileStep): Promise<void> {
    const to = this.#served(step, step.caminho);
    await mkdir(this.#folder, { recursive: true });
    await copyFile(to, this.#kept(step)).catch(ignoreAbsent);
    await writeFile(this.#note(step), JSON.stringify(step), { flush: true });
    if (step.fonte === null) await rm(to, { force: true });
    else await placeFile(step.fonte, to);
  }

  /** Ends a step whose transaction was committed. */
  async finish(step: FileStep): Promise<void> {
    if (step.largado !== null) await rm(this.#served(step, step.largado), { force: true });
    await this.#forget(step);
  }

  /** Puts the files of a step back as they were. */
  async undo(step: FileStep): Promise<void> {
    const to = this.#served(step, step.caminho);
    const kept = this.#kept(step);
    const isKept = await stat(kept).then(
      () => true,
      () => false,
    );
    if (isKept) await placeFile(kept, to);
    else await rm(to, { force: true });
    await this.#forget(step);
  }

  /** Sets right what a killed server left half done. A step that another process is taking is waited for. */
  async settle(db: OwnerAccess): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      if (!name.endsWith(NOTE)) continue;
      const read = await readFile(join(this.#folder, name), 'utf8').catch(() => null);
      if (read === null) continue;
      await this.settleStep(db, JSON.parse(read));
    }
  }

  /** Finishes a step whose transaction was committed, and undoes any other. */
  async settleStep(db: OwnerAccess, step: FileStep): Promise<void> {
    const isDone = await ownTransaction(db, async (client) => {
      await lockFiles(client, step.tenant);
      const of = [step.tenant, step.id];
      const { rowCount } = await client.query('SELECT FROM portal.acervo WHERE tenant = $1 AND passo = $2', of);
      return (rowCount ?? 0) > 0;
    });
    if (isDone) await this.finish(step);
    else if (await this.#isNoted(step)) await this.undo(step);
  }

  #isNoted(step: FileStep): Promise<boolean> {
    return stat(this.#note(step)).then(
      () => true,
      () => false,
    );
  }

  #served({ slug }: FileStep, caminho: string): string {
    return join(this.#filesDir, slug, caminho);
  }

  #kept({ id }: FileStep): string {
    return join(this.#folder, `${id}.antes`);
  }

  #note({ id }: FileStep): string {
    return join(this.#folder, `${id}${NOTE}`);
  }

  async #forget(step: FileStep): Promise<void> {
    await rm(this.#note(step), { force: true });
    await rm(this.#kept(step), { force: true });
  }
}

/** Copies a file to where it is served, in one step for whoever reads there. */
async function placeFile(from: string, to: string): Promise<void> {
  const aside = join(dirname(to), `.${randomUUID()}`);
  await mkdir(dirname(to), { recursive: true });
  try {
    await copyFile(from, aside);
    await rename(aside, to);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

function ignoreAbsent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
