import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The list that the build leaves of its files. */
const MANIFEST = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

/** The screen of the first page, as the build names it. */
export const FIRST_SCREEN = 'inicio/inicio.tsx';

/**
 * Links that announce the files of the first page: without them a phone on a slow line learns of each file only from the
 * one before. A build without its list works as well, only slower.
 */
export async function preloadLinks(webDir: string): Promise<string> {
  const text = await readFile(join(webDir, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  const parts = MANIFEST.parse(JSON.parse(text));
  const first = parts[FIRST_SCREEN];
  if (!first) return '';
  const all = [first, ...(first.imports ?? []).flatMap((name) => parts[name] ?? [])].filter(({ isEntry }) => !isEntry);
  const scripts = all.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  const styles = all.flatMap(({ css = [] }) =>
    css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  );
  return [...scripts, ...new Set(styles)].join('');
}
