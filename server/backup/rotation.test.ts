import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backupName, removeOlderBackups } from './rotation.ts';

it('keeps the last backups, whatever else is in the folder', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'portal-rodizio-'));
  try {
    const days = [3, 1, 2].map((day) => backupName(new Date(Date.UTC(2026, 10, day, 3, 10, 5))));
    const others = ['portal-antes-da-troca.tar', 'notas.txt', 'portal-2026-11-04-031005.tar.parcial'];
    for (const name of [...days, ...others, 'portal-2026-10-01-031005.tar.parcial'])
      await writeFile(join(dir, name), '');
    await utimes(join(dir, 'portal-2026-10-01-031005.tar.parcial'), 0, 0);
    expect(await removeOlderBackups(dir, 2)).toEqual(['portal-2026-11-01-031005.tar']);
    expect(await readdir(dir)).toEqual(
      [...others, 'portal-2026-11-02-031005.tar', 'portal-2026-11-03-031005.tar'].sort(),
    );
    expect(await removeOlderBackups(dir, 5)).toEqual([]);
  } finally {
    await rm(dir, { recursive: true });
  }
});
