import { randomUUID } from 'node:crypto';
import { copyFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { ensure } from '../folder.ts';
import { readSheet } from '../tenants/sheet.ts';
import { type Entry, entries } from './entry.ts';
import { inspect, register } from './register.ts';

/** What an application of a folder did with its files; null where it says nothing of them. */
export interface Published {
  count: number;
  warnings: readonly string[];
}

/**
 * Publishes the files that the folder of a body lists in `arquivos.yaml`, and no others. Without that list the register
 * stays as it is. Nothing is copied before every file has been looked at.
 */
export async function publishFiles(
  client: pg.ClientBase,
  { id, slug }: { id: number; slug: string },
  folder: string,
  filesDir: string,
): Promise<Published | null> {
  const index = join(folder, 'arquivos.yaml');
  if (!(await exists(index))) return null;
  const list: Entry[] = await readSheet(index, entries, []);
  const [from, to] = [join(folder, 'arquivos'), join(filesDir, slug)];
  const { files, warnings } = await inspect(client, id, list, from);
  // The names as the folder writes them: some systems take letters and accents apart.
  for (const [place, { caminho }] of files.entries())
    await copy(join(from, list[place]?.arquivo ?? caminho), join(to, caminho));
  for (const path of await register(client, id, files))
    if (!(await exists(join(from, path)))) await rm(join(to, path), { force: true });
  return { count: files.length, warnings };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Whoever is reading the old file goes on reading it; nobody sees half of the new one. */
async function copy(from: string, to: string): Promise<void> {
  await ensure(dirname(to));
  const draft = join(dirname(to), `.${randomUUID()}`);
  await copyFile(from, draft);
  await rename(draft, to);
}
