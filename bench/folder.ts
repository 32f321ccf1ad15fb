import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder to throw away. Run by root, the database is somebody else and has to get in. */
export async function folder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await chmod(dir, 0o755);
  return dir;
}
