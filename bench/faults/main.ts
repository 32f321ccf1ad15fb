import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { temporaryFolder } from '../folder.ts';
import { partResult, writeParts } from '../written.ts';
import { ATTACKS } from './attacks.ts';
import { chosenFaults } from './chosen.ts';
import { StagedPortal } from './portal.ts';
import { brokenLines, type FaultRun, faultFigures, faultsPage, faultsTable, trialsTable } from './report.ts';
import { runFaults } from './run.ts';
import { AttackStage } from './stage.ts';
import { TRIALS } from './trials.ts';

const BEFORE = new URL('./before.json', import.meta.url);
const PAGE = new URL('../FAULTS.md', import.meta.url);
/** Size of the demonstration: large enough for slow questions, and filled within a minute. */
const USUAL_SCALE = '0.3';

const say = (line: string): void => console.log(line);
const asked = process.argv.slice(2);
const rebase = asked.includes('--before');
const wanted = asked.filter((one) => !one.startsWith('--'));
const attacks = chosenFaults(ATTACKS, wanted);
const trials = chosenFaults(TRIALS, wanted);

if (asked.includes('--help') || attacks.length + trials.length === 0) {
  say(
    'npm run faults -- [4 | 4b | flood]…   FAULTS_SCALE is the size of the demonstration, FAULTS_DIR a folder to keep.',
  );
  for (const { id, name } of [...ATTACKS, ...TRIALS]) say(`  ${id.padEnd(18)}${name}`);
  process.exit(asked.includes('--help') ? 0 : 2);
}
if (process.platform !== 'linux') {
  say('npm run faults needs Linux: the attackers come from 127.0.0.2 to 127.0.0.40, and memory is read in /proc.');
  process.exit(2);
}

const kept = process.env.FAULTS_DIR;
if (kept) await mkdir(kept, { recursive: true });
const folder = kept ?? (await temporaryFolder());
const scale = process.env.FAULTS_SCALE || USUAL_SCALE;
const portal = new StagedPortal(folder, scale);
const stage = new AttackStage(portal);

/** Leaves nothing running and, unless it is to be kept, no folder. */
async function leave(): Promise<void> {
  stage.close();
  await portal.stop();
  if (!kept) await rm(folder, { recursive: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void leave().finally(() => process.exit(130)));

/** Shows a run and writes it down; one of only some lines is not written. */
function report(run: FaultRun, begun: number): void {
  const old: FaultRun | null = existsSync(BEFORE) ? JSON.parse(readFileSync(BEFORE, 'utf8')) : null;
  if (run.lines.length > 0) say(`\n${faultsTable(run, old)}`);
  if (run.trials?.length) say(`\n${trialsTable(run.trials)}`);
  if (rebase) writeFileSync(BEFORE, `${JSON.stringify(run, null, 2)}\n`);
  else if (wanted.length === 0) {
    writeFileSync(PAGE, faultsPage(run, old));
    writeParts({ faults: partResult(faultFigures(run), begun) });
  }
}

try {
  const begun = performance.now();
  const run = await runFaults({ portal, stage, scale, attacks, trials }, say);
  report(run, begun);
  const missed = brokenLines(run);
  if (missed.length > 0) say(`\nMissed: ${missed.join('; ')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await leave();
}
