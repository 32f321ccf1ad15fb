import { rm } from 'node:fs/promises';
import { BARE, foundBody } from './bodies.ts';
import { measureCursor } from './cursor.ts';
import { type BenchFigure, count, mb, s } from './figure.ts';
import { temporaryFolder } from './folder.ts';
import { drain } from './http.ts';
import { importFile, paymentFile } from './imported.ts';
import { peakMemory } from './memory.ts';
import { openDatabase } from './stage.ts';

/** What files in bulk add to a load, and what a Parquet file of so many payments takes. */
export async function measureBulk(most: number, log: (line: string) => void): Promise<BenchFigure[]> {
  const stage = await openDatabase(log);
  const dir = await temporaryFolder();
  try {
    const id = await foundBody(stage.owner, BARE);
    const [few, all] = [await paymentFile(dir, most / 4), await paymentFile(dir, most)];
    await importFile(stage.at, id, few);
    const alone = await importFile(stage.at, id, all);
    // The files of the first load are being made while the second is loaded.
    const portal = await stage.serve();
    const beside = await importFile(stage.at, id, few).then(() => importFile(stage.at, id, all));
    await portal.stop();
    const served = await stage.serve({ LIMIT_BULK_MEGABYTES: '0' });
    const csv = await drain(`${served.base}/v1/pagamentos.csv`);
    const small = await peakMemory(served.pid, () => drain(`${served.base}/v1/pagamentos.parquet?vlrPago.lte=100`));
    let parquet = 0;
    const large = await peakMemory(served.pid, async () => {
      parquet = await drain(`${served.base}/v1/pagamentos.parquet`);
    });
    // Half a million rows are needed to go so far down.
    const cursor = most >= 500_000 ? [await measureCursor(served.base)] : [];
    await served.stop();
    return [
      ...cursor,
      {
        what: `Loading ${count(most)} payments while files in bulk follow the loads`,
        measured: s(beside.time),
        against: `${s(alone.time)}, with no portal beside`,
        ratio: beside.time / alone.time,
        limit: { most: 1.15 },
      },
      {
        what: `Size of the Parquet file of ${count(most)} payments`,
        measured: mb(parquet),
        against: `${mb(csv)}, the CSV`,
        ratio: parquet / csv,
        limit: { most: 0.2 },
      },
      {
        what: `Peak memory of the server, Parquet of ${count(most)} rows`,
        measured: mb(large),
        against: `${mb(small)}, Parquet of a few rows`,
        ratio: large / small,
        limit: { most: 1.5 },
      },
    ];
  } finally {
    await rm(dir, { recursive: true });
    await stage.close();
  }
}
