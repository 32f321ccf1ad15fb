import { to } from 'pg-copy-streams';
import { contratos } from '../catalog/datasets/contratos.ts';
import { copyCsv } from '../server/database/sql/copy.ts';
import { type BenchFigure, count, mb, median, ms, percentile, s, timed } from './figure.ts';
import type { GrownStage } from './grown.ts';
import { ask, drain } from './http.ts';
import { peakMemory } from './memory.ts';
import { contractsQuery } from './query.ts';
import { YEAR } from './stage.ts';

const ROUNDS = 3;
/** Rows a second that a workbook is to be made at. */
const XLSX_RATE = 40_000;
/** Exports that run at the same time beside a page. */
const CROWD = 10;

/** Time and memory of exported files. */
export async function measureFiles(stage: GrownStage): Promise<BenchFigure[]> {
  const csv = await csvTimes(stage);
  return [
    csv.figure,
    await jsonFigure(stage, csv.portal),
    await xlsxFigure(stage),
    ...(await memoryFigures(stage)),
    await crowdFigure(stage),
  ];
}

async function csvTimes(stage: GrownStage): Promise<{ figure: BenchFigure; portal: number }> {
  const served = await stage.serve();
  const [portal, driver]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    driver.push(await timed(() => straight(stage)));
    portal.push(await timed(() => drain(`${served.base}/v1/contratos.csv`)));
  }
  await served.stop();
  const figure: BenchFigure = {
    what: `CSV of ${count(stage.largest.contracts)} rows`,
    measured: s(median(portal)),
    against: `${s(median(driver))}, COPY … TO STDOUT through the bare driver`,
    ratio: median(driver) / median(portal),
    limit: { least: 0.9 },
  };
  return { figure, portal: median(portal) };
}

async function straight(stage: GrownStage): Promise<void> {
  const client = await stage.connect(stage.largest.tenant);
  const source = client.query(to(copyCsv(contratos, stage.largest.tenant, contractsQuery(''))));
  for await (const _ of source);
  await client.end();
}

async function jsonFigure(stage: GrownStage, csv: number): Promise<BenchFigure> {
  const served = await stage.serve();
  const found: number[] = [];
  for (let round = 0; round < ROUNDS; round++) found.push(await timed(() => drain(`${served.base}/v1/contratos.json`)));
  await served.stop();
  return {
    what: `JSON of ${count(stage.largest.contracts)} rows`,
    measured: s(median(found)),
    against: `${s(csv)}, the CSV`,
    ratio: csv / median(found),
    limit: { least: 0.6 },
  };
}

async function xlsxFigure(stage: GrownStage): Promise<BenchFigure> {
  const rows = Math.round(stage.largest.contracts / 4);
  const served = await stage.serve();
  const query = await stage.contractsBy(rows);
  const time = await timed(() => drain(`${served.base}/v1/contratos.xlsx?${query}`));
  await served.stop();
  const rate = (rows / time) * 1000;
  return {
    what: `XLSX of ${count(rows)} rows of ${Object.keys(contratos.fields).length} columns, made in ${s(time)}`,
    measured: `${count(rate)} rows a second`,
    against: `${count(XLSX_RATE)}, the limit`,
    ratio: rate / XLSX_RATE,
    limit: { least: 1 },
  };
}

async function memoryFigures(stage: GrownStage): Promise<BenchFigure[]> {
  const [few, many] = [Math.round(stage.largest.contracts / 40), Math.round(stage.largest.contracts / 4)];
  const figures: BenchFigure[] = [];
  for (const kind of ['csv', 'json', 'xlsx']) {
    const small = await heldBy(stage, kind, few);
    const large = await heldBy(stage, kind, many);
    figures.push({
      what: `Peak memory of the server, ${kind.toUpperCase()} of ${count(many)} rows`,
      measured: mb(large),
      against: `${mb(small)}, ${kind.toUpperCase()} of ${count(few)} rows`,
      ratio: large / small,
      limit: { most: 1.25 },
    });
  }
  return figures;
}

/** Measured in a fresh server, whose memory no earlier work has grown. */
async function heldBy(stage: GrownStage, kind: string, rows: number): Promise<number> {
  const served = await stage.serve();
  const query = await stage.contractsBy(rows);
  const most = await peakMemory(served.pid, () => drain(`${served.base}/v1/contratos.${kind}?${query}`));
  await served.stop();
  return most;
}

/** A page of a small town while many files of the large body are made; each reader has an address of its own. */
async function crowdFigure(stage: GrownStage): Promise<BenchFigure> {
  const served = await stage.serve();
  const alone = await pageTimes(served.base, 0);
  const query = await stage.contractsBy(Math.round(stage.largest.contracts / 10));
  let running = true;
  const files = Promise.all(
    Array.from({ length: CROWD }, (_, i) => drain(`${served.base}/v1/contratos.xlsx?${query}`, `127.0.0.${i + 2}`)),
  ).finally(() => {
    running = false;
  });
  const beside: number[] = [];
  for (let from = 1; running; from++) beside.push(...(await pageTimes(served.base, from)));
  await files;
  await served.stop();
  const [now, before] = [percentile(beside, 95), percentile(alone, 95)];
  return {
    what: `A page of another body while ${CROWD} workbooks are asked for, uncached, 95 of 100`,
    measured: ms(now),
    against: `${ms(before)}, while nobody asks`,
    ratio: now / before,
    limit: { most: 3 },
  };
}

async function pageTimes(base: string, from: number): Promise<number[]> {
  const found: number[] = [];
  for (let i = 0; i < 20; i++) {
    const question = `numAnoPub=${YEAR}&vlrContrato.gte=${from * 20 + i}`;
    found.push(
      await timed(() => ask(`${base}/v1/contratos?${question}`, { host: 'pm001.transparencia.example.com.br' })),
    );
  }
  return found;
}
