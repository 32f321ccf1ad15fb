import { setTimeout } from 'node:timers/promises';
import { datasets } from '../catalog/datasets/index.ts';
import { catchUpIndex } from '../server/index/follow.ts';
import { foundBody, hostOf, publishContracts } from './bodies.ts';
import { type BenchFigure, count, ms, percentile, s, timed } from './figure.ts';
import type { GrownStage } from './grown.ts';
import { ask } from './http.ts';
import { type BenchDatabase, YEAR } from './stage.ts';

const TOWNS = 200;
/** Contracts of a small town. */
const ROWS = 400;
/** Questions to the towns, each asked once, so that no cached answer is measured. */
const QUESTIONS = 400;
/** Milliseconds between two questions of the visitor to the large body. */
const PACE_MS = 200;

/** Founds the small towns, and measures how long one waits for their answers while nobody else is there. */
export async function foundTowns(
  database: BenchDatabase,
  log: (line: string) => void,
): Promise<{ towns: string[]; alone: number[] }> {
  const towns: string[] = [];
  const founding = await timed(async () => {
    for (let i = 0; i < TOWNS; i++) {
      const slug = `pm${String(i).padStart(3, '0')}`;
      await publishContracts(database.owner, await foundBody(database.owner, slug), ROWS);
      towns.push(slug);
    }
    await catchUpIndex(database.owner, datasets);
    await database.owner.query('VACUUM ANALYZE');
  });
  log(`${TOWNS} towns of ${count(ROWS)} contracts in ${s(founding)}`);
  return { towns, alone: await waits(database, towns) };
}

/** The small towns' answers beside a large body and its visitor, against the same towns alone. */
export async function measureTowns(stage: GrownStage): Promise<BenchFigure[]> {
  const served = await stage.serve();
  const over = new AbortController();
  const visitor = visitLarge(served.base, over.signal);
  const beside = await waitsAt(served.base, stage.towns, QUESTIONS);
  over.abort();
  await visitor;
  await served.stop();
  const [now, before] = [percentile(beside, 95), percentile(stage.alone, 95)];
  return [
    {
      what: `A list of one of ${stage.towns.length} small towns beside a body of ${count(stage.largest.payments)} payments with a visitor, uncached, 95 of 100`,
      measured: ms(now),
      against: `${ms(before)}, before that body came`,
      ratio: now / before,
      limit: { most: 1.5 },
    },
  ];
}

async function waits(database: BenchDatabase, towns: readonly string[]): Promise<number[]> {
  const served = await database.serve();
  const found = await waitsAt(served.base, towns, 0);
  await served.stop();
  return found;
}

/** Times of one question to one town after another. `from` keeps two runs from asking the same. */
async function waitsAt(base: string, towns: readonly string[], from: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < QUESTIONS; i++) {
    const host = hostOf(towns[i % towns.length] ?? '');
    const question = `numAnoPub=${YEAR}&vlrContrato.gte=${from + i}`;
    found.push(await timed(() => ask(`${base}/v1/contratos?${question}`, { host })));
  }
  return found;
}

async function visitLarge(base: string, signal: AbortSignal): Promise<void> {
  for (let i = 0; !signal.aborted; i++) {
    await ask(`${base}/v1/pagamentos?numExercicio=${YEAR}&vlrPago.gte=${i}`);
    await setTimeout(PACE_MS);
  }
}
