import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { digest, installed } from './fresh.mjs';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-fresco-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

describe('installing', () => {
  const asked = (packages: object) => write('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
  const there = (packages: object) => write('node_modules/.package-lock.json', JSON.stringify({ packages }));

  test('is needed while npm has not finished', async () => {
    await asked({ 'node_modules/a': { version: '1.0.0' } });
    expect(installed(root)).toBe(false);
    await there({ 'node_modules/a': { version: '1.0.0' } });
    expect(installed(root)).toBe(true);
  });

  test('is needed when a version differs', async () => {
    await asked({ 'node_modules/a': { version: '1.0.1' } });
    await there({ 'node_modules/a': { version: '1.0.0' } });
    expect(installed(root)).toBe(false);
  });

  test('does not wait for what is made for other systems, but for what is made for this one', async () => {
    await there({});
    await asked({ 'node_modules/a': { version: '1.0.0', optional: true, os: ['outro'] } });
    expect(installed(root)).toBe(true);
    await asked({
      'node_modules/a': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    });
    expect(installed(root)).toBe(false);
  });
});

describe('building', () => {
  beforeEach(async () => {
    const files = [
      'package-lock.json',
      'tsconfig.base.json',
      'vite.config.ts',
      'scripts/offline.ts',
      'scripts/tasks.mjs',
      'generated/definitions.json',
      'generated/pages.json',
    ];
    for (const name of [...files, 'catalog/a.ts', 'demo/e.ts', 'server/deep/b.ts', 'web/c.css'])
      await write(name, name);
  });

  test('is not needed again for a new date or a new test', async () => {
    const before = digest(root);
    await utimes(join(root, 'catalog/a.ts'), new Date(0), new Date(0));
    await write('server/deep/b.test.ts', 'novo');
    expect(digest(root)).toBe(before);
  });

  test('is needed when a source changes, comes, goes or moves', async () => {
    const seen = new Set([digest(root)]);
    await write('server/deep/b.ts', 'outro');
    seen.add(digest(root));
    await write('web/d.css', 'web/c.css');
    seen.add(digest(root));
    await rm(join(root, 'web/c.css'));
    seen.add(digest(root));
    await rm(join(root, 'catalog/a.ts'));
    seen.add(digest(root));
    expect(seen.size).toBe(5);
  });
});
