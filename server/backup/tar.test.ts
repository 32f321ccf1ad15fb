import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTar, TarWriter, tarMember } from './tar.ts';

let dir = '';
let path = '';
const contents: Readonly<Record<string, Buffer>> = {
  'tabelas/dados.contratos.copy.gz': Buffer.alloc(1_300, 'linha '),
  'arquivos/1': Buffer.alloc(512, 'á'),
  vazio: Buffer.alloc(0),
  'manifesto.json': Buffer.from('{}\n'),
};

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'portal-tar-'));
  path = join(dir, 'copia.tar');
  const tar = await TarWriter.create(path);
  for (const [name, bytes] of Object.entries(contents))
    await tar.add(name, Readable.from(bytes.length ? [bytes.subarray(0, 7), bytes.subarray(7)] : []));
  await tar.finish();
});

afterAll(() => rm(dir, { recursive: true }));

describe('a tar file', () => {
  it('gives back every member that was put into it', async () => {
    const members = await readTar(path);
    expect([...(members?.keys() ?? [])]).toEqual(Object.keys(contents));
    for (const [name, member] of members ?? []) expect(await buffer(tarMember(path, member))).toEqual(contents[name]);
  });

  it.runIf(spawnSync('tar', ['--version']).status === 0)('is read by the system’s own tar', async () => {
    execFileSync('tar', ['xf', path, '-C', dir]);
    for (const [name, bytes] of Object.entries(contents)) expect(await readFile(join(dir, name))).toEqual(bytes);
  });

  it('is not taken for whole when its end is missing, and nothing else is taken for one', async () => {
    const short = join(dir, 'curta.tar');
    const whole = await readFile(path);
    for (const length of [0, 100, 1_500, whole.length - 1_024]) {
      await writeFile(short, whole);
      await truncate(short, length);
      expect(await readTar(short), String(length)).toBeNull();
    }
    await writeFile(short, 'x'.repeat(2_000));
    expect(await readTar(short)).toBeNull();
  });

  it('is never written over another file', async () => {
    await expect(TarWriter.create(path)).rejects.toThrow('EEXIST');
  });
});
