import { constants, setPriority } from 'node:os';
import { Database } from '../database/db.ts';
import { root } from '../root.ts';
import { loadKeyring } from '../seal/keys.ts';
import type { FillingMessage, FillingTask } from './filling.ts';
import { seed } from './seed.ts';

const tell = (message: FillingMessage): void => void process.send?.(message);

// Visitors come first: the machine fills the demonstration when nobody else wants it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The portal ends its filling itself. A Ctrl-C at its terminal, which reaches both, must not end it before it does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

// The portal is gone: what was being loaded is rolled back, and the next start goes on.
process.on('disconnect', () => process.exit());

process.once('message', (task: FillingTask) => {
  fill(task).then(
    () => tell({ kind: 'done' }),
    (error: unknown) => tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});

async function fill({ owner, dataDir, filesDir, key, ...demo }: FillingTask): Promise<void> {
  const keyring = await loadKeyring(dataDir, key);
  const db = new Database({ owner, web: owner, desk: owner, staff: owner });
  const log = (text: string, share: number): void => tell({ kind: 'line', text, share });
  await seed((work) => db.own(work), { root, filesDir, keyring, ...demo, log }).finally(() => db.close());
}
