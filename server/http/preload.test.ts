import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRST_SCREEN, preloadLinks } from './preload.ts';

let webDir = '';
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'portal-telas-'));
  await mkdir(join(webDir, '.vite'));
});
afterAll(() => rm(webDir, { recursive: true }));

it('names the file of the first screen, which the build knows by its path', async () => {
  await access(resolve(import.meta.dirname, '../../web', FIRST_SCREEN));
});

it('announces the parts of the first screen, and not the entry that the page names itself', async () => {
  const manifest = {
    [FIRST_SCREEN]: { file: 'assets/home.js', css: ['assets/home.css'], imports: ['index.html', '_panel.js'] },
    'index.html': { file: 'assets/index.js', isEntry: true },
    '_panel.js': { file: 'assets/panel.js', css: ['assets/home.css'] },
    'busca/search.tsx': { file: 'assets/search.js' },
  };
  await writeFile(join(webDir, '.vite/manifest.json'), JSON.stringify(manifest));
  expect(await preloadLinks(webDir)).toBe(
    [
      '<link rel="modulepreload" crossorigin href="/assets/home.js">',
      '<link rel="modulepreload" crossorigin href="/assets/panel.js">',
      '<link rel="stylesheet" crossorigin href="/assets/home.css">',
    ].join(''),
  );
});

it('announces nothing of a build without its list', async () => {
  expect(await preloadLinks(join(webDir, 'nada'))).toBe('');
});
