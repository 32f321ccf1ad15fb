import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Starts a thread from a file beside this one, compiled or not. Node 20 reads no TypeScript, and a thread inherits no
 * loader.
 */
export function startThread(name: string, data: unknown): Worker {
  const own = extname(import.meta.url);
  const file = new URL(`./${name}${own}`, import.meta.url);
  if (own === '.js') return new Worker(file, { workerData: data });
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${file}', '${file}'))`;
  return new Worker(load, { workerData: data, eval: true });
}

/** Asks a thread something that it gives one answer to. The caller knows the type of the answer; a thread that fails rejects. */
export async function askThread<Answer>(thread: Worker, question: unknown): Promise<Answer> {
  const heard = once(thread, 'message');
  thread.postMessage(question);
  const [answer] = await heard;
  return answer as Answer;
}
