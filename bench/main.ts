import { writeFile } from 'node:fs/promises';
import { brasiliaToday } from '../catalog/texto/moment.ts';
import { measureBusca } from './busca.ts';
import { measureBytes } from './bytes.ts';
import { measureCached } from './cached.ts';
import { measureCsv } from './csv.ts';
import { measureDespesa } from './despesa.ts';
import type { BenchFigure } from './figure.ts';
import { measureImport } from './import.ts';
import { measureList } from './list.ts';
import { figuresTable, resultsPage } from './results.ts';
import { type BenchStage, setStage } from './stage.ts';
import { measureStart } from './start.ts';
import { measureXlsx } from './xlsx.ts';

const WHOLE = 1_000_000;
const rows = Number(process.env.BENCH_ROWS) || WHOLE;
const payments = Number(process.env.BENCH_PAYMENTS) || 10_000_000;
const say = (line: string): void => console.log(line);

/** Measures with a database of their own. `start` goes first because it builds again, and no portal may be running from the old build. */
const ALONE: Readonly<Record<string, () => Promise<BenchFigure[]>>> = {
  start: measureStart,
  despesa: () => measureDespesa(payments, say),
  busca: () => measureBusca(payments, say),
  import: () => measureImport(rows, say),
};

/** Measures over one stage of contracts. */
const STAGED: Readonly<Record<string, (stage: BenchStage) => Promise<BenchFigure[]>>> = {
  list: measureList,
  cached: measureCached,
  csv: measureCsv,
  xlsx: measureXlsx,
  bytes: measureBytes,
};

const known = [...Object.keys(ALONE), ...Object.keys(STAGED)];
const only = process.argv.slice(2);
if (only.some((name) => !known.includes(name))) {
  say(`npm run bench -- [${known.join(' | ')}]…   BENCH_ROWS and BENCH_PAYMENTS make a quick trial.`);
  process.exit(only.includes('--help') ? 0 : 2);
}

const isChosen = ([name]: readonly [string, unknown]): boolean => only.length === 0 || only.includes(name);

const figures: BenchFigure[] = [];
for (const [, measure] of Object.entries(ALONE).filter(isChosen)) figures.push(...(await measure()));
const staged = Object.entries(STAGED).filter(isChosen);
if (staged.length > 0) {
  const stage = await setStage(rows, say);
  try {
    for (const [name, measure] of staged) {
      say(`${name}…`);
      figures.push(...(await measure(stage)));
    }
  } finally {
    await stage.close();
  }
}
console.log(`\n${figuresTable(figures)}`);
// A trial on few rows, or of only some measures, is not written down.
const whole = rows === WHOLE && only.length === 0;
if (whole) {
  const date = brasiliaToday();
  await writeFile(new URL('./RESULTS.md', import.meta.url), resultsPage(figures, rows, date));
}
