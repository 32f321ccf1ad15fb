import { type BenchFigure, count, mb, s, timed } from './figure.ts';
import { drain } from './http.ts';
import { peakMemory } from './memory.ts';
import type { BenchStage } from './stage.ts';

/** Time of a workbook with a fifth of the rows, and its memory against one with a twentieth. */
export async function measureXlsx(stage: BenchStage): Promise<BenchFigure[]> {
  const [few, many] = [Math.round(stage.rows / 20), Math.round(stage.rows / 5)];
  const small = await made(stage, few);
  const large = await made(stage, many);
  return [
    {
      what: `Peak memory of the server, XLSX of ${count(many)} rows, made in ${s(large.time)}`,
      measured: mb(large.memory),
      against: `${mb(small.memory)}, XLSX of ${count(few)} rows`,
      ratio: large.memory / small.memory,
      limit: { most: 1.25 },
    },
  ];
}

/** Measured in a fresh server, whose memory no earlier work has grown. */
async function made(stage: BenchStage, rows: number): Promise<{ time: number; memory: number }> {
  const served = await stage.serve();
  const query = await stage.largest(rows);
  let time = 0;
  const memory = await peakMemory(served.pid, async () => {
    time = await timed(() => drain(`${served.base}/v1/contratos.xlsx?${query}`));
  });
  await served.stop();
  return { time, memory };
}
