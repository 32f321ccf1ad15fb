import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

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
