import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BuildManifest } from './links.ts';

let webDir = '';
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'portal-telas-'));
  await mkdir(join(webDir, '.vite'));
  const manifest = {
    'inicio/inicio.tsx': { file: 'assets/home.js', css: ['assets/home.css'], imports: ['index.html', '_panel.js'] },
    'index.html': { file: 'assets/index.js', isEntry: true },
    '_panel.js': { file: 'assets/panel.js', css: ['assets/home.css'], imports: ['_deep.js'] },
    '_deep.js': { file: 'assets/deep.js' },
    'busca/search.tsx': { file: 'assets/search.js' },
  };
  await writeFile(join(webDir, '.vite/manifest.json'), JSON.stringify(manifest));
});
afterAll(() => rm(webDir, { recursive: true }));

it('links the styles of a page’s parts before their scripts, each once, and not the entry that the page names itself', async () => {
  const manifest = await BuildManifest.read(webDir);
  expect(manifest.links(['inicio/inicio.tsx', 'nada.tsx'])).toBe(
    [
      '<link rel="stylesheet" crossorigin href="/assets/home.css">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/panel.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/deep.js">',
    ].join(''),
  );
});

it('links nothing of a build without its list', async () => {
  const manifest = await BuildManifest.read(join(webDir, 'nada'));
  expect(manifest.links(['inicio/inicio.tsx'])).toBe('');
});
