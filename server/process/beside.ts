import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { root } from '../root.ts';

/**
 * The folder of a build of these same sources. A portal that runs from its sources starts its programs from there: they are
 * there in a third of the time. The tests say where it is.
 */
const BUILD = process.env.PORTAL_BUILD;

/** The program `name` beside a module: compiled, if the module is, or if there is a build. */
function fileBeside(module: string, name: string): URL {
  const own = new URL(`./${name}${extname(module)}`, module);
  if (isCompiled(own) || !BUILD) return own;
  return pathToFileURL(join(BUILD, relative(root, fileURLToPath(own))).replace(/\.ts$/, '.js'));
}

const isCompiled = ({ pathname }: URL): boolean => extname(pathname) === '.js';

export interface BesideOptions {
  /** Megabytes that its heap may take; as many as Node gives it without. */
  heap?: number;
  stdio: NonNullable<ForkOptions['stdio']>;
}

/** Starts the program `name` beside a module in a process of its own, which reads and answers messages. */
export function startProgram(module: string, name: string, { heap, stdio }: BesideOptions): ChildProcess {
  const file = fileBeside(module, name);
  const limit = heap === undefined ? [] : [`--max-old-space-size=${heap}`];
  return fork(fileURLToPath(file), [], {
    cwd: root,
    execArgv: isCompiled(file) ? limit : [...limit, '--import', 'tsx'],
    serialization: 'advanced',
    stdio,
  });
}

/** Starts the program `name` beside a module in a thread. Node 20 reads no TypeScript, and a thread inherits no loader. */
export function startThread(module: string, name: string, data?: unknown): Worker {
  const file = fileBeside(module, name);
  if (isCompiled(file)) return new Worker(file, { workerData: data });
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${file}', '${file}'))`;
  return new Worker(load, { workerData: data, eval: true });
}
