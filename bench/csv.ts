import { to } from 'pg-copy-streams';
import { contratos } from '../catalog/datasets/contratos.ts';
import { copyCsv } from '../server/database/sql/copy.ts';
import { type BenchFigure, count, mb, median, s, timed } from './figure.ts';
import { drain } from './http.ts';
import { peakMemory } from './memory.ts';
import { contractsQuery } from './query.ts';
import type { BenchStage } from './stage.ts';

const ROUNDS = 3;

/** Time and memory of a CSV with every row through HTTP, against `COPY … TO STDOUT` through the driver. */
export const measureCsv = async (stage: BenchStage): Promise<BenchFigure[]> => [
  await speed(stage),
  await memory(stage),
];

async function speed(stage: BenchStage): Promise<BenchFigure> {
  const served = await stage.serve();
  const [portal, driver]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    driver.push(await timed(() => straight(stage)));
    portal.push(await timed(() => drain(`${served.base}/v1/contratos.csv`)));
  }
  await served.stop();
  return {
    what: `CSV of ${count(stage.rows)} rows`,
    measured: s(median(portal)),
    against: `${s(median(driver))}, COPY … TO STDOUT through the bare driver`,
    ratio: median(driver) / median(portal),
    limit: { least: 0.7 },
  };
}

async function straight(stage: BenchStage): Promise<void> {
  const client = await stage.connect();
  const source = client.query(to(copyCsv(contratos, stage.tenant, contractsQuery(''))));
  for await (const _ of source);
  await client.end();
}

async function memory(stage: BenchStage): Promise<BenchFigure> {
  const few = Math.round(stage.rows / 10);
  const small = await held(stage, await stage.largest(few));
  const large = await held(stage, '');
  return {
    what: `Peak memory of the server, CSV of ${count(stage.rows)} rows`,
    measured: mb(large),
    against: `${mb(small)}, CSV of ${count(few)} rows`,
    ratio: large / small,
    limit: { most: 1.25 },
  };
}

/** Measured in a fresh server, whose memory no earlier work has grown. */
async function held(stage: BenchStage, query: string): Promise<number> {
  const served = await stage.serve();
  const most = await peakMemory(served.pid, () => drain(`${served.base}/v1/contratos.csv?${query}`));
  await served.stop();
  return most;
}
