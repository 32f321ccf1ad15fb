import type { BroughtPapers, PapersTask } from '../../../harvest/papers.ts';
import type { PaperRoom } from './bounds.ts';
import { PaperRun } from './run.ts';
import { readPaperShelf } from './store.ts';

/** Brings the files of a reading, one after another. What is wrong with one is told, and stops none of the others. */
export async function bringPapers(room: PaperRoom, task: PapersTask): Promise<BroughtPapers> {
  const run = new PaperRun(room, task, await room.db.own((client) => readPaperShelf(client, task.tenant)));
  try {
    for (const [i, paper] of task.papers.entries()) {
      await run.take(paper);
      room.onEach?.(i + 1);
    }
    await run.withdrawGone();
  } finally {
    await run.announce();
  }
  return { paths: run.paths, relatorio: run.relatorio };
}
