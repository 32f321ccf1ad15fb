import { constants, setPriority } from 'node:os';
import { readDocument, UNREAD_DOCUMENT } from '../text.ts';

/** A document to be read, as the portal names it to this process. */
export interface ReadingTask {
  path: string;
  type: string;
  size: number;
}

// Visitors come first: the machine reads a document when nobody else wants it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The portal ends its readings itself. A Ctrl-C at its terminal, which reaches both, must not end them before it does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

process.on('disconnect', () => process.exit());

process.on('message', async ({ path, type, size }: ReadingTask) => {
  const found = await readDocument(path, { type, size }).catch(() => UNREAD_DOCUMENT);
  process.send?.(found);
});
