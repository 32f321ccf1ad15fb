// What start, build, test, dev and bench have in common: install what is missing, build what changed.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { digest, installed } from './fresh.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const portal = new URL('../dist/server/main.js', import.meta.url).href;
export const command = new URL('../dist/server/cli/portal.js', import.meta.url).href;

/** The program of an installed package, for Node to run: on Windows the ones in .bin are for a shell. */
export const program = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  tsx: join(root, 'node_modules/tsx/dist/cli.mjs'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
};

/**
 * Runs a command in the project's folder, quietly, and tells how it ended and what it wrote.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(file, args, env = {}) {
  // It writes to us, but for the terminal: whether to use colours it cannot know.
  const colour = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...colour, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a file for the shell.
    shell: file.endsWith('.cmd'),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done) => {
    child.on('error', (error) => done({ code: -1, output: error.message }));
    child.on('close', (code, signal) => done({ code: code ?? -1, output: signal ? `${output}\n${signal}` : output }));
  });
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
export const node = (args, env) => run(process.execPath, args, env);

/**
 * Tells in one line that something takes its time, and then how long it took; beside what a command answers.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
async function calmly(title, work) {
  const begun = Date.now();
  const lively = process.stderr.isTTY;
  const say = () => process.stderr.write(`\r${title}… ${Math.round((Date.now() - begun) / 1000)} s`);
  const timer = lively ? setInterval(say, 1000) : undefined;
  process.stderr.write(`${title}…`);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    process.stderr.write(`${lively ? `\r${title}…` : ''} ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
  }
}

/** @param {string} what @param {{ code: number, output: string }} result */
function must(what, { code, output }) {
  if (code !== 0) throw new Error(`${what} falhou:\n\n${output.trim()}\n`);
}

/** Runs the npm that runs us, or the one of the machine. @param {readonly string[]} args */
export function npm(args) {
  const own = process.env.npm_execpath?.endsWith('npm-cli.js') ? process.env.npm_execpath : null;
  return own ? node([own, ...args]) : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

export async function install() {
  if (installed(root)) return;
  // Development packages too, whatever NODE_ENV says: they build the portal. No package runs a program of its own.
  const kept = ['--include=dev', '--include=optional', '--ignore-scripts'];
  const args = ['ci', ...kept, '--no-audit', '--no-fund', '--loglevel=error'];
  must('A instalação', await calmly('Instalando as dependências', () => npm(args)));
}

const LAYOUTS = 'server/import/sources';
const STAMP = join(root, 'dist/stamp');

/** Beside each text of the screens, the same compressed: once, and not at every visit. @param {string} folder */
async function compress(folder) {
  const texts = readdirSync(folder).filter((one) => /\.(?:js|css|svg)$/.test(one));
  await Promise.all(
    texts.map(async (name) => {
      const bytes = readFileSync(join(folder, name));
      writeFileSync(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      // Brotli's best quality, which is its usual one.
      writeFileSync(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes));
    }),
  );
}

/** Whether what was built is of these sources. */
export const built = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest(root);

/** Builds anew when a source changed, from nothing: what a deleted file left behind would still be served. */
export async function build() {
  if (built()) return;
  const wanted = digest(root);
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const [server, web, render, panel] = await calmly('Preparando o portal', () =>
    Promise.all([
      node([program.tsc, '-b', 'catalog', 'server']),
      node([program.vite, 'build']),
      node([program.vite, 'build', '--ssr', 'app/server.tsx']),
      node([program.vite, 'build', '--mode', 'painel'], { NODE_ENV: 'production' }),
    ]),
  );
  must('A compilação do servidor', server);
  must('A compilação das telas', web);
  must('A compilação das páginas', render);
  must('A compilação do painel', panel);
  for (const folder of ['dist/web', 'dist/web/assets', 'dist/painel/assets']) await compress(join(root, folder));
  // The compiler leaves behind what is no program: the layouts of known systems.
  cpSync(join(root, LAYOUTS), join(root, 'dist', LAYOUTS), { recursive: true });
  writeFileSync(STAMP, wanted);
}
