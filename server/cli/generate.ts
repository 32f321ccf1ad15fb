import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { datasets } from '../../catalog/datasets/index.ts';
import { routes } from '../../catalog/routes.ts';
import { datapackage } from '../datapackage.ts';
import { openapi } from '../openapi.ts';
import { schema } from '../sql/ddl.ts';

const pretty = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Every derived file by its name: committed so that a review shows what a definition does, never edited. */
export function derived(version: string): Record<string, string> {
  return {
    'schema.sql': schema(datasets),
    'openapi.json': pretty(openapi(datasets, version)),
    'datapackage.json': pretty(datapackage(datasets, version)),
    'routes.txt': `${routes(datasets)
      .map(({ path, title }) => `${path}\t${title}`)
      .join('\n')}\n`,
  };
}

async function main(root: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await mkdir(join(root, 'generated'), { recursive: true });
  for (const [name, text] of Object.entries(derived(version))) await writeFile(join(root, 'generated', name), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.cwd());
