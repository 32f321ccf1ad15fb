import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { definitions, SAMPLES_INDEX, samplesIndex } from './samples.ts';

/** Writes every derived file. The index of the samples comes first: what is derived from samples is read through it. */
async function main(root: string): Promise<void> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(root, SAMPLES_INDEX), samplesIndex(await definitions()));
  const [{ derivedFiles }, { PAGES }, { CLIENT_TYPES }] = await Promise.all([
    import('./derived.ts'),
    import('../describe/guide/all.ts'),
    import('../describe/client.ts'),
  ]);
  const files = await derivedFiles(root, version);
  // A dataset that is gone leaves no page and no types behind.
  for (const folder of [PAGES, CLIENT_TYPES]) await rm(join(root, folder), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

await main(process.cwd());
