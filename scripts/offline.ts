// The service worker: built apart from the screens, because it must know the names of their files.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const source = (name: string): string => fileURLToPath(new URL(`../web/app/offline/${name}`, import.meta.url));

/** Writes `sw.js` beside the built screens, with the files of the frame that it keeps. */
export function offlineWorker(): Plugin {
  return {
    name: 'portal-offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      if (this.environment.config.build.ssr) return;
      const own = this.emitFile({ type: 'asset', name: 'offline.css', source: await readFile(source('offline.css')) });
      const styles = { portal: stylesOf(bundle), own: `/${this.getFileName(own)}` };
      const frame = [...scriptsOf(bundle), ...styles.portal, styles.own, '/LogoTop.png'];
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
      const code = await worker(JSON.stringify({ version, frame, styles }));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));

/** The chunks that every page needs: the entry and what it imports. */
function frameChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = chunksOf(bundle);
  const found = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of found) for (const one of chunks) if (imports.includes(one.fileName)) found.add(one);
  return [...found];
}

const scriptsOf = (bundle: Rolldown.OutputBundle): string[] =>
  frameChunks(bundle).map(({ fileName }) => `/${fileName}`);

const stylesOf = (bundle: Rolldown.OutputBundle): string[] =>
  frameChunks(bundle).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((file) => `/${file}`));

/** The worker in one file without imports, which every browser with service workers can run. */
async function worker(facts: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: facts },
    build: {
      write: false,
      rolldownOptions: { input: source('worker.ts'), output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunk = outputs.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error('the service worker was not built');
  return chunk.code;
}
