import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { datasets } from '../../catalog/datasets/index.ts';
import { routes } from '../../catalog/routes.ts';
import { pageOf } from '../../catalog/site/pages.ts';
import { wholeSchema } from '../database/sql/ddl.ts';
import { datapackage } from '../describe/datapackage.ts';
import { guides, PAGES } from '../describe/guide/all.ts';
import { openapi } from '../describe/openapi.ts';
import { schemaPlan } from '../tables.ts';
import { TENANT_SHEETS, tenantJsonSchema } from '../tenants/schema.ts';

const DEFINITIONS = resolve(import.meta.dirname, '../../catalog/datasets');

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Every derived file by its path. They are committed so that a review shows what a definition changes, and never
 * edited.
 */
export async function derivedFiles(root: string, version: string): Promise<Record<string, string>> {
  const files = await filesById();
  return {
    ...(await guides(root, datasets)),
    'generated/schema.sql': wholeSchema(schemaPlan(datasets)),
    'generated/openapi.json': pretty(openapi(datasets, version)),
    'generated/datapackage.json': pretty(datapackage(datasets, version)),
    'generated/pages.json': `[\n${datasets.map((set) => JSON.stringify(pageOf(set, fileOf(files, set.id)))).join(',\n')}\n]\n`,
    'generated/abouts.json': pretty(Object.fromEntries(datasets.map(({ id, about }) => [id, about]))),
    'generated/routes.txt': `${routes(datasets)
      .map(({ path, title }) => `${path}\t${title}`)
      .join('\n')}\n`,
    ...Object.fromEntries(
      TENANT_SHEETS.map((name) => [`generated/${name}.schema.json`, pretty(tenantJsonSchema(name))]),
    ),
  };
}

/** The file that defines each dataset: the web app loads each definition separately. */
async function filesById(): Promise<Map<string, string>> {
  const names = (await readdir(DEFINITIONS)).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
  const found = names.map(async (name): Promise<[string, string][]> => {
    const exported: Record<string, { id?: string }> = await import(pathToFileURL(join(DEFINITIONS, name)).href);
    return Object.values(exported).flatMap(({ id }) => (id ? [[id, name.slice(0, -'.ts'.length)]] : []));
  });
  return new Map((await Promise.all(found)).flat());
}

function fileOf(files: ReadonlyMap<string, string>, id: string): string {
  const file = files.get(id);
  if (!file) throw new Error(`dataset ${id} is in the index, but no file of catalog/datasets exports it`);
  return file;
}

async function main(root: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const files = await derivedFiles(root, version);
  // A dataset that is gone leaves no page behind.
  await rm(join(root, PAGES), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.cwd());
