import { measureBulk } from './bulk.ts';
import { measureBytes } from './bytes.ts';
import { measureCached } from './cached.ts';
import { measureCapacity } from './capacity/capacity.ts';
import type { BenchFigure } from './figure.ts';
import { measureFiles } from './files.ts';
import { measureFront } from './front.ts';
import { type GrownStage, setGrownStage } from './grown.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureImport } from './import.ts';
import { measureList } from './list.ts';
import { measureChanges } from './mudancas.ts';
import { measurePeers } from './peers/peers.ts';
import { measureMirror } from './pntp.ts';
import { figuresTable, missedFigures, type PartResult } from './results.ts';
import { measureSoak } from './soak/soak.ts';
import { measurePages, measureStart } from './start.ts';
import { measureTowns } from './towns.ts';
import { partResult, writeParts } from './written.ts';

const WHOLE = { payments: 10_000_000, load: 1_000_000 };
const payments = Number(process.env.BENCH_ROWS) || WHOLE.payments;
const load = Math.min(payments, WHOLE.load);
/** From so many rows on a run is written down; each line says at which size it was taken. */
const WRITTEN_FROM = 1_000_000;
const say = (line: string): void => console.log(line);

/** Measures with a database of their own. `start` goes first because it builds again, and no portal may be running from the old build. */
const ALONE: Readonly<Record<string, () => Promise<BenchFigure[]>>> = {
  start: measureStart,
  lighthouse: () => measurePages(say),
  import: () => measureImport(load, say),
  mudancas: () => measureChanges(load, say),
  bulk: () => measureBulk(load, say),
  capacity: () => measureCapacity(say),
};

/** Measures over one database of three large bodies and many small ones. */
const STAGED: Readonly<Record<string, (stage: GrownStage) => Promise<BenchFigure[]>>> = {
  growth: (stage) => measureGrowth(stage, say),
  towns: measureTowns,
  pntp: measureMirror,
  list: measureList,
  cached: measureCached,
  front: measureFront,
  files: measureFiles,
  peers: (stage) => measurePeers(stage, say),
  bytes: measureBytes,
};

/** Minutes of a soak. */
const soakMinutes = Number(process.env.SOAK_MINUTES) || 30;

/** Measures that take so long that they run only when they are named. */
const NAMED: Readonly<Record<string, () => Promise<BenchFigure[]>>> = {
  soak: () => measureSoak(soakMinutes, process.env.SOAK_DIR, say),
};

const known = [...Object.keys(ALONE), ...Object.keys(STAGED), ...Object.keys(NAMED)];
const only = process.argv.slice(2);
if (only.some((name) => !known.includes(name))) {
  say(`npm run bench -- [${known.join(' | ')}]…
BENCH_ROWS=100000 makes a quick trial, which is not written down; BENCH_DIR=/some/folder keeps the filled database.
soak runs only when it is named, for SOAK_MINUTES (30); SOAK_DIR=/some/folder keeps its portal.`);
  process.exit(only.includes('--help') ? 0 : 2);
}

const isChosen = ([name]: readonly [string, unknown]): boolean => only.length === 0 || only.includes(name);
const found: Record<string, PartResult> = {};

/** Measures a part, shows it and, unless it is a trial, writes it down beside what is known of the others. */
async function measured(name: string, work: () => Promise<BenchFigure[]>): Promise<void> {
  say(`\n${name}…`);
  const begun = performance.now();
  const figures = await work();
  found[name] = partResult(figures, begun);
  say(figuresTable(figures));
  if (payments >= WRITTEN_FROM) writeParts({ [name]: found[name] });
}

const named = Object.entries(NAMED).filter(([name]) => only.includes(name));
for (const [name, measure] of [...Object.entries(ALONE).filter(isChosen), ...named]) await measured(name, measure);
const staged = Object.entries(STAGED).filter(isChosen);
if (staged.length > 0) {
  const stage = await setGrownStage(payments, say);
  try {
    for (const [name, measure] of staged) await measured(name, () => measure(stage));
  } finally {
    await stage.close();
  }
}
const missed = missedFigures(found);
if (missed.length > 0) say(`\nMissed: ${missed.map(({ what }) => what).join('; ')}`);
