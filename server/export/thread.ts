import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** Asks a thread something that it gives one answer to. The caller knows the type of the answer; a thread that fails rejects. */
export async function askThread<Answer>(thread: Worker, question: unknown): Promise<Answer> {
  const heard = once(thread, 'message');
  thread.postMessage(question);
  const [answer] = await heard;
  return answer as Answer;
}
