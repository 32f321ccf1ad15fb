import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME = /^portal-\d{4}-\d{2}-\d{2}-\d{6}\.tar$/;
const PARTIAL = /^portal-.*\.tar\.parcial$/;
/** Milliseconds after which a file that was never finished is of a backup that was killed. */
const ABANDONED_MS = 86_400_000;

/** Name of a backup, by the moment in UTC: names sort as their moments. */
export const backupName = (now: Date): string =>
  `portal-${now.toISOString().slice(0, 10)}-${now.toISOString().slice(11, 19).replaceAll(':', '')}.tar`;

/** Deletes the oldest backups of a folder, and what killed ones left, until so many are left. Others' files stay. */
export async function removeOlderBackups(folder: string, keep: number): Promise<string[]> {
  const names = await readdir(folder);
  const old = names
    .filter((name) => NAME.test(name))
    .sort()
    .slice(0, -keep);
  const partial: string[] = [];
  for (const name of names.filter((one) => PARTIAL.test(one)))
    if (Date.now() - (await stat(join(folder, name))).mtimeMs > ABANDONED_MS) partial.push(name);
  for (const name of [...old, ...partial]) await rm(join(folder, name));
  return old;
}
