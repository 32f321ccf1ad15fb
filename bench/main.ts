import { writeFile } from 'node:fs/promises';
import { brasiliaToday } from '../catalog/texto/moment.ts';
import { bytes } from './bytes.ts';
import { cached } from './cached.ts';
import { csv } from './csv.ts';
import { expense } from './expense.ts';
import type { BenchFigure } from './figure.ts';
import { find } from './find.ts';
import { importing } from './import.ts';
import { list } from './list.ts';
import { results, table } from './results.ts';
import { type BenchStage, setStage } from './stage.ts';
import { start } from './start.ts';
import { xlsx } from './xlsx.ts';

const MEASURES: Record<string, (stage: BenchStage) => Promise<BenchFigure[]>> = { list, cached, csv, xlsx, bytes };
const WHOLE = 1_000_000;

const rows = Number(process.env.BENCH_ROWS) || WHOLE;
const payments = Number(process.env.BENCH_PAYMENTS) || 10_000_000;
const only = process.argv.slice(2);
const chosen = Object.entries(MEASURES).filter(([name]) => only.length === 0 || only.includes(name));

const figures: BenchFigure[] = [];
// `start` goes first because it builds again, and no portal may be running from the old build.
if (only.length === 0 || only.includes('start')) figures.push(...(await start()));
if (only.length === 0 || only.includes('expense')) {
  figures.push(...(await expense(payments, (line) => console.log(line))));
}
if (only.length === 0 || only.includes('find')) {
  figures.push(...(await find(payments, (line) => console.log(line))));
}
if (only.length === 0 || only.includes('import')) {
  figures.push(...(await importing(rows, (line) => console.log(line))));
}
if (chosen.length > 0) {
  const stage = await setStage(rows, (line) => console.log(line));
  try {
    for (const [name, measure] of chosen) {
      console.log(`${name}…`);
      figures.push(...(await measure(stage)));
    }
  } finally {
    await stage.close();
  }
}
console.log(`\n${table(figures)}`);
// A trial on few rows, or of only some measures, is not written down.
const whole = rows === WHOLE && only.length === 0;
if (whole) {
  const date = brasiliaToday();
  await writeFile(new URL('./RESULTS.md', import.meta.url), results(figures, rows, date));
}
