import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { pagamentos } from '../catalog/datasets/pagamentos.ts';
import { load } from '../server/import/load.ts';
import { filesAt } from '../server/import/read/files.ts';
import { compareLoads } from '../server/mudancas/follow.ts';
import { BARE, foundBody } from './bodies.ts';
import { type BenchFigure, count, s, timed } from './figure.ts';
import { temporaryFolder } from './folder.ts';
import { importFile, paymentFile } from './imported.ts';
import { openDatabase, UNTIL } from './stage.ts';

/** Of so many rows one differs from the file before: a day's work of a body. */
const SHARE = 1_000;

/** Time that it takes to find out what a load changed, against the load itself; and whether its commit waits for it. */
export async function measureChanges(most: number, log: (line: string) => void): Promise<BenchFigure[]> {
  const stage = await openDatabase(log);
  const dir = await temporaryFolder();
  try {
    const tenant = await foundBody(stage.owner, BARE);
    const first = await paymentFile(dir, most);
    const second = await changedFile(first);
    await importFile(stage.at, tenant, first);
    await compareLoads(stage.owner, pagamentos, tenant);
    const { time } = await importFile(stage.at, tenant, second);
    const compared = await timed(() => compareLoads(stage.owner, pagamentos, tenant));
    await refuseOtherCounts(stage.owner, most);
    const alone = await publishedAfter(stage.owner, tenant, first, 'later');
    const followed = await publishedAfter(stage.owner, tenant, second, undefined);
    log(`load in ${s(time)}, compared in ${s(compared)}, published after ${s(alone)} and ${s(followed)}`);
    return figures(most, { time, compared, alone, followed });
  } finally {
    await rm(dir, { recursive: true });
    await stage.close();
  }
}

interface Measured {
  time: number;
  compared: number;
  alone: number;
  followed: number;
}

const figures = (most: number, { time, compared, alone, followed }: Measured): BenchFigure[] => [
  {
    what: `Finding out which of ${count(most)} payments a load brought, changed and withdrew, after its commit`,
    measured: s(compared),
    against: `${s(time)}, the load`,
    ratio: compared / time,
    limit: { most: 0.1 },
  },
  {
    what: 'A load until it is published, where changes and search follow it',
    measured: s(followed),
    against: `${s(alone)}, where nothing follows`,
    ratio: followed / alone,
    limit: { most: 1.15 },
  },
];

/** The same payments with some texts changed, some rows dropped and some added. */
async function changedFile(path: string): Promise<string> {
  const changed = `${path}.2.csv`;
  const lines = createInterface({ input: createReadStream(path) });
  async function* text(): AsyncGenerator<string> {
    let at = -1;
    for await (const line of lines) yield at++ < 0 ? `${line}\n` : versionOf(line, at);
  }
  await pipeline(text(), createWriteStream(changed));
  return changed;
}

/** A third of the rows that differ is dropped, a third changed; beside a third stands one with another number. */
function versionOf(line: string, at: number): string {
  if (at % SHARE !== 0) return `${line}\n`;
  const kind = (at / SHARE) % 3;
  if (kind === 0) return '';
  return kind === 1 ? `${line.replace('Ltda', 'Limitada')}\n` : `${line}\n${line.replace(`;${at};`, `;N${at};`)}\n`;
}

/** A comparison that found nothing would be fast. */
async function refuseOtherCounts(owner: pg.Client, most: number): Promise<void> {
  const { rows } = await owner.query<{ todos: number }>(
    'SELECT novos + alterados + retirados AS todos FROM portal.comparadas ORDER BY carga DESC LIMIT 1',
  );
  const found = rows[0]?.todos ?? 0;
  if (found < most / SHARE / 3) throw new Error(`only ${found} changes were found in ${most} rows`);
}

/** Milliseconds from a file to its publication, whatever follows. */
async function publishedAfter(
  owner: pg.Client,
  tenant: number,
  path: string,
  search: 'later' | undefined,
): Promise<number> {
  const begun = performance.now();
  let published = 0;
  await load(owner, {
    tenant,
    dataset: pagamentos,
    files: filesAt(path),
    name: 'pagamentos.csv',
    reference: UNTIL,
    author: 'bench',
    maxRefused: 0,
    force: true,
    ...(search && { search }),
    onPublished: () => {
      published = performance.now() - begun;
    },
  });
  return published;
}
