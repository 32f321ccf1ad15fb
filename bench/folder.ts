import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder. When root runs this, the database runs as another user, who must be able to enter it. */
export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await chmod(dir, 0o755);
  return dir;
}
