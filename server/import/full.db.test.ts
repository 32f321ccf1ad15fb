import { execFileSync } from 'node:child_process';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, type TestContext } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../../test/database.ts';
import { contracts, Importer, NOTHING, openTown, remains, type Town } from '../../test/importing.ts';
import { parseDatabaseUrl } from '../database/connection.ts';

const ROWS = 3_000;
const FULL = { refused: 'Refusal', message: expect.stringContaining('Não há espaço em disco') };

let fresh: TestDatabase;
let town: Town;
let importer: Importer;
let first: string;
let second: string;

beforeAll(async () => {
  fresh = await migratedDatabase();
  town = await openTown(parseDatabaseUrl(fresh.url));
  importer = new Importer();
  first = await contracts(join(town.folder, '1.csv'), ROWS, 1);
  second = await contracts(join(town.folder, '2.csv'), ROWS, 2);
  expect(await importer.load(job(first))).toMatchObject({ accepted: ROWS });
});

afterAll(async () => {
  await importer.end();
  await town.close();
  await fresh.drop();
});

const job = (path: string) => ({ at: town.place.owner, tenant: town.tenant, path });

/** A disk of so many kilobytes, where the system lets us have one. */
async function disk(context: TestContext, name: string, kilobytes: number, owner = 0): Promise<string> {
  const at = join(town.folder, name);
  await mkdir(at);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=700,uid=${owner}`, 'tmpfs', at], {
      stdio: 'pipe',
    });
  } catch {
    context.skip('aqui não se pode montar um disco pequeno');
  }
  onTestFinished(() => void execFileSync('umount', ['-l', at]));
  return at;
}

/** What was there still is, nothing else is, and with room the same file is published. */
async function sound(by: Importer): Promise<void> {
  expect(await town.seen()).toBe(`${ROWS} × 1`);
  await expect.poll(() => remains(town.client, by)).toMatchObject({ ...NOTHING, conexoes: 0 });
  expect(await importer.load(job(second))).toMatchObject({ accepted: ROWS, unchanged: false });
  expect(await importer.load(job(first))).toMatchObject({ accepted: ROWS, unchanged: false });
}

it('where the importer puts aside what it read: nothing is published, and it says so', async (context) => {
  const small = new Importer(await disk(context, 'aparte', 8));
  onTestFinished(() => small.end());
  expect(await small.load(job(second))).toEqual(FULL);
  await sound(small);
});

it('where the refused lines go: nothing is published, and it says so', async (context) => {
  const faulty = join(town.folder, 'faltas.csv');
  const lines = Array.from({ length: ROWS }, (_, i) => `${i};;${'Serra Verde '.repeat(20)};;x`);
  await writeFile(faulty, ['numContrato;numAnoPub;txtNomeRazaoContratada;txtObjeto;vlrContrato', ...lines].join('\n'));
  const refusedPath = join(await disk(context, 'recusadas', 64), 'recusadas.csv');
  expect(await importer.load({ ...job(faulty), refusedPath })).toEqual(FULL);
  await sound(importer);
});

it('where the database stages the rows: nothing is published, and it says so', async (context) => {
  const { client } = town;
  const data = (await client.query('SHOW data_directory')).rows[0].data_directory;
  const owner = await stat(data).then(
    ({ uid }) => uid,
    () => null,
  );
  if (owner === null) return context.skip('o PostgreSQL não é desta máquina');
  // The server is another user, and has to get in.
  await chmod(town.folder, 0o755);
  const at = await disk(context, 'preparo', 64, owner);
  const name = `cheio_${process.pid}`;
  await client.query(`CREATE TABLESPACE ${name} LOCATION '${at}'`);
  const small = new Importer();
  try {
    await client.query(`ALTER DATABASE ${new URL(fresh.url).pathname.slice(1)} SET temp_tablespaces = ${name}`);
    expect(await small.load(job(second))).toEqual(FULL);
    await client.query(`ALTER DATABASE ${new URL(fresh.url).pathname.slice(1)} RESET temp_tablespaces`);
    await sound(small);
  } finally {
    await small.end();
    await client.query(`DROP TABLESPACE ${name}`);
  }
});
