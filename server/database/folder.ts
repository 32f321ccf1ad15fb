import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and those above it. Node's recursive mkdir never returns in a place like /proc, where none can be
 * created.
 */
export async function ensureFolder(folder: string): Promise<void> {
  const there = await stat(folder).catch(() => null);
  if (there?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) await ensureFolder(parent);
  await mkdir(folder).catch(async (error: unknown) => {
    // Another process that started at the same moment may have made it.
    if (!(await stat(folder).catch(() => null))?.isDirectory()) throw error;
  });
}
