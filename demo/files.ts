import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files below a folder and says how many. */
export async function writeFiles(files: Iterable<{ path: string; bytes: Buffer }>, folder: string): Promise<number> {
  const made = new Set<string>();
  let count = 0;
  for (const { path, bytes } of files) {
    const to = join(folder, path);
    if (!made.has(dirname(to))) await mkdir(dirname(to), { recursive: true });
    made.add(dirname(to));
    await writeFile(to, bytes);
    count += 1;
  }
  return count;
}
