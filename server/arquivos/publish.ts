import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { fileEntries, isStatement, type StatementEntry } from '../../catalog/arquivos/entry.ts';
import { type CopiedCounts, copyDocuments } from '../tenants/files.ts';
import { documentActOf, readEditionMark } from '../tenants/mark.ts';
import { readYaml } from '../tenants/yaml.ts';
import { refuseLostDocuments } from './lost.ts';
import { type FilesReport, inspectFiles, registerFiles } from './register.ts';

/** Files of a folder, each inspected and ready to be published. */
export interface FilesPlan extends FilesReport {
  /** The names as the folder writes them: some systems take letters and accents apart. */
  names: readonly string[];
  statements: readonly StatementEntry[];
}

/**
 * Looks at the files that the folder of a body lists in `arquivos.yaml`, or says what is wrong with the first that cannot be
 * published. A list that would undo what people did in the panel is refused, unless told to overwrite it. Null without that
 * list: the register then stays as it is.
 */
export async function planFiles(
  client: pg.ClientBase,
  slug: string,
  folder: string,
  { overwrites = false }: { overwrites?: boolean } = {},
): Promise<FilesPlan | null> {
  const index = join(folder, 'arquivos.yaml');
  if (!(await exists(index))) return null;
  const all = await readYaml(index, fileEntries, []);
  const list = all.flatMap((one) => (isStatement(one) ? [] : [one]));
  const { rows } = await client.query<{ id: number }>('SELECT id FROM portal.tenants WHERE slug = $1', [slug]);
  const tenant = rows[0]?.id ?? 0;
  const report = await inspectFiles(client, tenant, list, join(folder, 'arquivos'));
  const statements = all.filter(isStatement);
  if (!overwrites) {
    const since = await documentActOf(client, tenant, await readEditionMark(folder));
    await refuseLostDocuments(client, tenant, { slug, files: report.files, statements, since });
  }
  return { ...report, names: list.map(({ arquivo }) => arquivo), statements };
}

/** Publishes the inspected files and no others: a file that left the list and the folder is no longer served. */
export async function publishFiles(
  client: pg.ClientBase,
  { id, slug }: { id: number; slug: string },
  { files, names, statements }: FilesPlan,
  folder: string,
  filesDir: string,
  each: (done: number) => void = () => undefined,
): Promise<CopiedCounts> {
  const [from, to] = [join(folder, 'arquivos'), join(filesDir, slug)];
  const copied = await copyDocuments(from, to, names, each);
  for (const path of await registerFiles(client, id, files, statements))
    if (!(await exists(join(from, path)))) await rm(join(to, path), { force: true });
  return copied;
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
