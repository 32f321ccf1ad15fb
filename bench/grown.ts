import { mkdir, rm } from 'node:fs/promises';
import type pg from 'pg';
import { datasets } from '../catalog/datasets/index.ts';
import { settleIndexes } from '../server/database/indexes/settle.ts';
import { catchUpIndex } from '../server/index/follow.ts';
import { USUAL_LIMITS } from '../server/limits/limits.ts';
import { BARE, foundBody, hostOf, publishContracts } from './bodies.ts';
import { count, s, timed } from './figure.ts';
import { temporaryFolder } from './folder.ts';
import { importFile, paymentFile } from './imported.ts';
import { type BenchDatabase, openDatabase, remembered } from './stage.ts';
import { foundTowns } from './towns.ts';

/** A body with many payments and a tenth as many contracts, and the milliseconds that its loads took. */
export interface GrownBody {
  slug: string;
  host: string;
  tenant: number;
  payments: number;
  contracts: number;
  loading: number;
  searching: number;
}

/** A database with three bodies, each ten times the one before, beside 200 small towns. */
export interface GrownStage extends BenchDatabase {
  bodies: readonly GrownBody[];
  /** The largest body, which a bare address shows. */
  largest: GrownBody;
  /** Names of the towns, and the times that one waited for their answers before the three bodies came. */
  towns: readonly string[];
  alone: readonly number[];
  /** Query string that finds so many contracts of the largest, or as close as equal values allow. */
  contractsBy(rows: number): Promise<string>;
}

/** Contracts beside the payments: the search lists each contract, while it groups payments by creditor. */
const SHARE = 10;

/** Fills the database, or opens the one that `BENCH_DIR` kept. */
export async function setGrownStage(most: number, log: (line: string) => void): Promise<GrownStage> {
  const kept = process.env.BENCH_DIR;
  const dir = kept ?? (await temporaryFolder());
  if (kept) await mkdir(kept, { recursive: true });
  const database = await openDatabase(log, dir);
  const { towns, alone } = await remembered(dir, 'towns', () => foundTowns(database, log));
  const bodies: GrownBody[] = [];
  for (const [slug, part] of [
    ['pmmenor', 100],
    ['pmmedia', 10],
    [BARE, 1],
  ] as const)
    bodies.push(await remembered(dir, slug, () => foundLarge(database, slug, Math.round(most / part), log)));
  const largest = bodies.at(-1);
  if (!largest) throw new Error('no body was founded');
  return {
    ...database,
    bodies,
    largest,
    towns,
    alone,
    contractsBy: (rows) => contractsBy(database.owner, largest.tenant, rows),
    close: async () => {
      await database.close();
      if (!kept) await rm(dir, { recursive: true });
    },
  };
}

async function foundLarge(
  { owner, at }: BenchDatabase,
  slug: string,
  payments: number,
  log: (line: string) => void,
): Promise<GrownBody> {
  const tenant = await foundBody(owner, slug);
  const contracts = Math.max(1, Math.round(payments / SHARE));
  const dir = await temporaryFolder();
  const path = await paymentFile(dir, payments);
  const { time } = await importFile(at, tenant, path);
  await rm(dir, { recursive: true });
  await publishContracts(owner, tenant, contracts);
  const searching = await timed(() => catchUpIndex(owner, datasets));
  await settleIndexes(owner, datasets, USUAL_LIMITS.plainRows);
  await owner.query('VACUUM ANALYZE');
  log(
    `${slug}: ${count(payments)} payments loaded in ${s(time)}, searchable with ${count(contracts)} contracts in ${s(searching)}`,
  );
  return { slug, host: hostOf(slug), tenant, payments, contracts, loading: time, searching };
}

async function contractsBy(owner: pg.Client, tenant: number, rows: number): Promise<string> {
  const { rows: found } = await owner.query<{ value: string }>(
    'SELECT "vlrContrato" AS value FROM dados."contratos" WHERE tenant = $1 ORDER BY "vlrContrato" DESC OFFSET $2 LIMIT 1',
    [tenant, rows - 1],
  );
  return `vlrContrato.gte=${found[0]?.value}`;
}
