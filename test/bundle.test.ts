import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { node, program } from '../scripts/tasks.mjs';

const root = resolve(import.meta.dirname, '..');

/** What a file brings along when it runs: `import type` leaves nothing, a bare list of types in braces leaves the import. */
const BROUGHT =
  /(?:^|\n)\s*(?:import|export)\s(?!type\b)[^'"]*?from\s*'([^']+)'|import\(\s*'([^']+)'|(?:^|\n)import\s*'([^']+)'/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(BROUGHT)].flatMap(([, from, lazy, bare]) => from ?? lazy ?? bare ?? []);

/** Every module that an entry of the web reaches, by its path or, of a package, by its name. */
function reachedFrom(entry: string): Set<string> {
  const reached = new Set<string>();
  const walk = (file: string): void => {
    const name = relative(root, file);
    if (reached.has(name) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    reached.add(name);
    for (const found of importsOf(file)) {
      if (found.startsWith('.')) walk(join(dirname(file), found));
      else reached.add(found);
    }
  };
  walk(resolve(root, entry));
  return reached;
}

it('the browser gets the types of the contract and not a byte of what checks it', () => {
  const reached = reachedFrom('web/main.tsx');
  expect(reached.size).toBeGreaterThan(150);
  expect(
    [...reached].filter((name) => /^zod\b|^catalog\/(?:contract\/|.*\/(?:answer|operations)\.ts$)/.test(name)),
  ).toEqual([]);
});

it('a visitor downloads no byte of the panel, and whoever keeps a body none that checks its answers', () => {
  const panel = reachedFrom('web/painel/main.tsx');
  expect(panel.size).toBeGreaterThan(100);
  expect([...reachedFrom('web/main.tsx')].filter((name) => name.startsWith('web/painel/'))).toEqual([]);
  expect(
    [...panel].filter((name) => /^zod\b|^catalog\/(?:contract\/|.*\/(?:answer|operations)\.ts$)/.test(name)),
  ).toEqual([]);
});

/** Bytes of script, compressed, that the first page of a visit may cost. */
const HOME = 90_000;

interface BuiltPart {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The scripts that a page needs before it can be used: the entry, its screen, and what they import. */
function scriptsOf(screen: string, parts: Readonly<Record<string, BuiltPart>>): string[] {
  const needed = new Set(Object.keys(parts).filter((name) => parts[name]?.isEntry || name === screen));
  for (const name of needed) for (const one of parts[name]?.imports ?? []) needed.add(one);
  return [...needed].flatMap((name) => parts[name]?.file ?? []);
}

/** The definitions that a part brings along: made of fields, one that the fields bring runs before there are any. */
function definitionsUnder(name: string, parts: Readonly<Record<string, BuiltPart>>): string[] {
  const brought = new Set(Object.keys(parts).filter((key) => parts[key]?.file.includes(`/${name}-`)));
  expect(brought.size).toBe(1);
  for (const key of brought) for (const one of parts[key]?.imports ?? []) brought.add(one);
  return [...brought].filter((key) => key.includes('catalog/datasets/'));
}

it('the first page costs at most 90 KB of script, and no definition runs before the fields', async () => {
  const out = await mkdtemp(join(tmpdir(), 'portal-bundle-'));
  try {
    const { code, output } = await node([program.vite, 'build', '--outDir', out], { NODE_ENV: 'production' });
    expect(code, output).toBe(0);
    const parts = JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8'));
    expect(definitionsUnder('fields', parts)).toEqual([]);
    const scripts = scriptsOf('inicio/inicio.tsx', parts);
    expect(scripts.length).toBeGreaterThan(1);
    const sizes = scripts.map((file) => ({ file, size: gzipSync(readFileSync(join(out, file)), { level: 9 }).length }));
    expect(
      sizes.reduce((sum, { size }) => sum + size, 0),
      JSON.stringify(sizes),
    ).toBeLessThanOrEqual(HOME);
  } finally {
    await rm(out, { recursive: true });
  }
});
