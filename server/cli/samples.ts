import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Dataset } from '../../catalog/dataset.ts';

const DEFINITIONS = resolve(import.meta.dirname, '../../catalog/datasets');

export const SAMPLES_INDEX = 'catalog/samples/index.ts';

/** A dataset with the file of `catalog/datasets` that defines it, without its ending. */
export interface Definition {
  file: string;
  set: Pick<Dataset, 'id' | 'cut'>;
}

/** Every definition, found by looking: the web app loads one by itself, and a sample has the name of its file. */
export async function definitions(): Promise<Definition[]> {
  const names = (await readdir(DEFINITIONS)).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
  const found = names.map(async (name): Promise<Definition[]> => {
    const exported: Record<string, Partial<Dataset>> = await import(pathToFileURL(join(DEFINITIONS, name)).href);
    const file = name.slice(0, -'.ts'.length);
    return Object.values(exported).flatMap(({ id, cut }) => (id ? [{ file, set: { id, ...(cut && { cut }) } }] : []));
  });
  return (await Promise.all(found)).flat();
}

/** The file of each dataset, by its id. */
export const definitionFiles = async (): Promise<Map<string, string>> =>
  new Map((await definitions()).map(({ file, set }) => [set.id, file]));

const byName = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

/** The index of the samples, so that nobody keeps it by hand. A cut shows the sample of its parent. */
export function samplesIndex(all: readonly Definition[]): string {
  const files = new Map(all.map(({ file, set }) => [set.id, file]));
  const entries = all
    .map(({ set }) => ({ id: set.id, file: files.get(set.cut?.of ?? set.id) ?? set.id }))
    .sort((a, b) => byName(a.id, b.id));
  const imports = [...new Set(entries.map(({ file }) => file)), 'sample'].sort(byName);
  return `// Derived from catalog/datasets (npm run generate): a sample has the file name of its definition.
${imports.map((file) => (file === 'sample' ? "import type { Sample } from './sample.ts';" : `import { ${file} } from './${file}.ts';`)).join('\n')}

/** The sample of each dataset, by its id. */
export const samples: Readonly<Record<string, Sample>> = {
${entries.map(({ id, file }) => `  ${entryOf(id, file)},`).join('\n')}
};
`;
}

const entryOf = (id: string, file: string): string =>
  id === file ? id : `${/^[a-z]+$/.test(id) ? id : `'${id}'`}: ${file}`;
