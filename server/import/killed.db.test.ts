import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Random } from '../../demo/random.ts';
import { migratedDatabase, type TestDatabase } from '../../test/database.ts';
import { begun, contracts, Importer, NOTHING, openTown, remains, type Town } from '../../test/importing.ts';
import { zip } from '../../test/zip.ts';
import { parseDatabaseUrl } from '../database/connection.ts';

const ROWS = 2_000;
const MOMENTS = 8;
/** Nine processes are started for it. */
const LIMIT = 900_000;

let fresh: TestDatabase;
let town: Town;
/** The same contracts at two values, each as a table and as a ZIP of it. */
const files: Record<number, string[]> = {};

beforeAll(async () => {
  fresh = await migratedDatabase();
  town = await openTown(parseDatabaseUrl(fresh.url));
  for (const value of [1, 2]) {
    const plain = await contracts(join(town.folder, `${value}.csv`), ROWS, value);
    const packed = join(town.folder, `${value}.zip`);
    await writeFile(packed, zip([{ name: 'contratos.csv', bytes: await readFile(plain) }]));
    files[value] = [plain, packed];
  }
});

afterAll(async () => {
  await town.close();
  await fresh.drop();
});

const job = (value: number, kind: number) => ({
  at: town.place.owner,
  tenant: town.tenant,
  path: files[value]?.[kind] ?? '',
});
const whole = (value: number): string => `${ROWS} × ${value}`;

/** A visitor who never stops asking. Tells all the different things that were seen. */
function watch(): () => Promise<string[]> {
  const all = new Set<string>();
  let over = false;
  const visit = async (): Promise<void> => {
    while (!over) {
      all.add(await town.seen());
      await setTimeout(20);
    }
  };
  const visits = visit();
  return async () => {
    over = true;
    await visits;
    return [...all];
  };
}

/** Until an importer has taken its lock, the first thing it does. */
const underWay = () => expect.poll(() => begun(town.client), { interval: 5 }).toBe(true);

it('killed at any moment, an importer publishes all or nothing, leaves nothing, and the next one works', {
  timeout: LIMIT,
}, async () => {
  const random = new Random(6);
  let spare = new Importer();
  expect(await spare.load(job(1, 0))).toMatchObject({ accepted: ROWS });
  const { answer: first } = await spare.begin(job(2, 1));
  await underWay();
  const start = performance.now();
  expect(await first).toMatchObject({ accepted: ROWS });
  const duration = performance.now() - start;
  const stop = watch();
  onTestFinished(() => stop().then(() => spare.end()));
  let value = 2;
  let undone = 0;
  for (let i = 0; i < MOMENTS; i++) {
    const importer = spare;
    const { answer } = await importer.begin(job(3 - value, i % 2));
    await underWay();
    // The next is started meanwhile: that takes about as long as a load.
    spare = new Importer();
    await setTimeout(((i + random.next()) / MOMENTS) * duration);
    importer.kill();
    await answer;
    await expect.poll(() => remains(town.client, importer)).toEqual(NOTHING);
    await importer.end();
    const now = await town.seen();
    expect([whole(1), whole(2)]).toContain(now);
    if (now === whole(value)) undone++;
    else value = 3 - value;
  }
  expect(undone).toBeGreaterThan(0);
  expect(await spare.load(job(3 - value, 0))).toMatchObject({ accepted: ROWS, unchanged: false });
  expect(await town.seen()).toBe(whole(3 - value));
  for (const sight of await stop()) expect([whole(1), whole(2)]).toContain(sight);
});
