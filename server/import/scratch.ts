import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A file for what must wait on the disk. Without a name it is gone with the process, however that ends. Windows keeps
 * names until a file is closed.
 */
export class Scratch {
  readonly handle: FileHandle;
  readonly #path: string;

  private constructor(handle: FileHandle, path: string) {
    this.handle = handle;
    this.#path = path;
  }

  static async open(): Promise<Scratch> {
    const path = join(tmpdir(), `portal-${randomUUID()}`);
    const handle = await open(path, 'wx+', 0o600);
    if (platform() !== 'win32') await rm(path);
    return new Scratch(handle, path);
  }

  async close(): Promise<void> {
    await this.handle.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }
}
