import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { root } from '../../scripts/tasks.mjs';
import { mb } from '../figure.ts';
import { temporaryFolder } from '../folder.ts';
import { ATTACKS } from './attacks.ts';
import { brokenPromises, chosenAttacks, type FaultLine, visitFigures } from './line.ts';
import { StagedPortal } from './portal.ts';
import { type FaultRun, faultsPage, faultsTable, visitWords } from './report.ts';
import { AttackStage } from './stage.ts';
import type { VisitSample } from './visit.ts';

const BEFORE = new URL('./before.json', import.meta.url);
const PAGE = new URL('../FAULTS.md', import.meta.url);
const QUIET_MS = 12_000;

const say = (line: string): void => console.log(line);
const asked = process.argv.slice(2);
const rebase = asked.includes('--before');
const wanted = asked.filter((one) => one !== '--before');
const chosen = chosenAttacks(ATTACKS, wanted);

if (asked.includes('--help') || chosen.length === 0) {
  say(
    'npm run faults -- [4 | 4b | flood]…   FAULTS_SCALE is the size of the demonstration, FAULTS_DIR a folder to keep.',
  );
  for (const { id, name } of ATTACKS) say(`  ${id.padEnd(8)}${name}`);
  process.exit(asked.includes('--help') ? 0 : 2);
}
if (process.platform !== 'linux') {
  say('npm run faults needs Linux: the attackers come from 127.0.0.2 to 127.0.0.40, and memory is read in /proc.');
  process.exit(2);
}

const kept = process.env.FAULTS_DIR;
if (kept) await mkdir(kept, { recursive: true });
const folder = kept ?? (await temporaryFolder());
const scale = process.env.FAULTS_SCALE || '1';
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

/** Most windows to wait for: a portal that was just filled still writes its index of words. */
const MOST_WINDOWS = 15;

/** Samples of the visitor once a window is no longer much faster than the one before. */
async function calmest(): Promise<VisitSample[]> {
  let samples = await stage.quiet(QUIET_MS);
  for (let i = 0; i < MOST_WINDOWS; i++) {
    const before = visitFigures(samples).p95;
    samples = await stage.quiet(QUIET_MS);
    if (visitFigures(samples).p95 > before * 0.8) break;
  }
  return samples;
}

/** Attacks in their order, between two quiet measures of the same visitor. */
async function attackAll(): Promise<FaultRun> {
  await portal.start();
  const quiet = await calmest();
  const lines: FaultLine[] = [];
  for (const attack of chosen) {
    const line = await stage.suffer(attack);
    lines.push(line);
    const idle = visitFigures(quiet);
    const broken = brokenPromises(line, idle);
    const seen = `${line.outcome.success}; the other’s p95 ${visitWords(line.visit, idle)}; ${mb(line.memory)}`;
    say(`${line.id} ${line.name}: ${[seen, ...broken.map((words) => `BROKEN ${words}`)].join('; ')}`);
  }
  await portal.start();
  quiet.push(...(await stage.quiet(QUIET_MS)));
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return { date: brasiliaToday(), commit, scale, idle: visitFigures(quiet), lines };
}

try {
  const run = await attackAll();
  const old: FaultRun | null = existsSync(BEFORE) ? JSON.parse(readFileSync(BEFORE, 'utf8')) : null;
  say(`\n${faultsTable(run, old)}`);
  if (rebase) writeFileSync(BEFORE, `${JSON.stringify(run, null, 2)}\n`);
  // A run of only some attacks is not written down.
  else if (wanted.length === 0) writeFileSync(PAGE, faultsPage(run, old));
  const missed = run.lines.filter((line) => brokenPromises(line, run.idle).length > 0);
  if (missed.length > 0) say(`\nMissed: ${missed.map(({ id, name }) => `${id} ${name}`).join('; ')}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
} finally {
  await leave();
}
