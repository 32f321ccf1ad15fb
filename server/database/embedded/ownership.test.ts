import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseForeignFiles } from './ownership.ts';

const { uid, gid } = userInfo();
const own = { name: 'portal', uid, gid };
let home = '';

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'portal-dono-'));
  await mkdir(join(home, 'data/base'), { recursive: true });
  await writeFile(join(home, 'data/PG_VERSION'), '18');
});
afterEach(() => rm(home, { recursive: true }));

const WINDOWS = uid < 0;

test.skipIf(WINDOWS)('database files of another user are refused with who, why and the very remedy', async () => {
  const other = { name: 'portal', uid: uid + 7, gid: gid + 7 };
  await expect(refuseForeignFiles(home, other)).rejects.toThrow(
    `usuário ${userInfo().username}, mas o banco de dados do portal roda como portal: ela foi copiada sem manter o dono`,
  );
  await expect(refuseForeignFiles(home, other)).rejects.toThrow(`chown -R ${uid + 7}:${gid + 7} "${home}"`);
});

test.runIf(uid === 0)('so are those of which only a part was given back', async () => {
  await chown(join(home, 'data/base'), 12_345, 12_345);
  await expect(refuseForeignFiles(home, own)).rejects.toThrow('usuário de número 12345');
});

test('its own files, and a folder without a database, are let through', async () => {
  await expect(refuseForeignFiles(home, own)).resolves.toBeUndefined();
  await rm(join(home, 'data/PG_VERSION'));
  await expect(refuseForeignFiles(home, { ...own, uid: uid + 7 })).resolves.toBeUndefined();
});
