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

/** The files of the build, by the module that each was made of. */
export class BuildManifest {
  readonly #parts: z.output<typeof MANIFEST>;

  constructor(parts: z.output<typeof MANIFEST>) {
    this.#parts = parts;
  }

  /** Reads the list in the folder of the build. A build without it works as well, only slower. */
  static async read(webDir: string): Promise<BuildManifest> {
    const text = await readFile(join(webDir, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
    return new BuildManifest(MANIFEST.parse(JSON.parse(text)));
  }

  /**
   * Links to the styles of some modules, without which the page would flash, and to their scripts, which a phone on a
   * slow line would otherwise learn of one after the other: at low priority, because the rows can be read without them. The
   * entry has its own in the page already.
   */
  links(modules: readonly string[]): string {
    const all = this.#withImports(modules);
    const styles = new Set(all.flatMap(({ css = [] }) => css));
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...all.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ].join('');
  }

  #withImports(modules: readonly string[]) {
    const found = new Map<string, z.output<typeof MANIFEST>[string]>();
    const visit = (name: string): void => {
      const part = this.#parts[name];
      if (!part || part.isEntry || found.has(name)) return;
      found.set(name, part);
      for (const other of part.imports ?? []) visit(other);
    };
    for (const name of modules) visit(name);
    return [...found.values()];
  }
}
