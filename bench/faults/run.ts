import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { mb } from '../figure.ts';
import { measuredCommit } from '../written.ts';
import type { Attack } from './attack.ts';
import { brokenPromises, type FaultLine, type VisitFigures, visitFigures } from './line.ts';
import type { StagedPortal } from './portal.ts';
import { type FaultRun, visitWords } from './report.ts';
import type { AttackStage } from './stage.ts';
import { type FaultTrial, runTrial, type TrialLine } from './trial.ts';
import type { VisitSample } from './visit.ts';

/** What a run tries, and on what. */
export interface FaultPlan {
  portal: StagedPortal;
  stage: AttackStage;
  scale: string;
  attacks: readonly Attack[];
  trials: readonly FaultTrial[];
}

type Say = (line: string) => void;

const QUIET_MS = 8_000;
/** Most windows to wait for: a portal that was just filled still writes its index of words. */
const MOST_WINDOWS = 15;
const NOTHING_SEEN: VisitFigures = { p50: 0, p95: 0, max: 0, requests: 0, failures: {} };

/** Attacks in their order, between two quiet measures of the same visitor, and then the faults with stages of their own. */
export async function runFaults(plan: FaultPlan, say: Say): Promise<FaultRun> {
  const { idle, lines } = plan.attacks.length > 0 ? await attackAll(plan, say) : { idle: NOTHING_SEEN, lines: [] };
  await plan.portal.stop();
  const trials: TrialLine[] = [];
  for (const trial of plan.trials) {
    const line = await runTrial(trial, say);
    trials.push(line);
    say(`${line.id} ${line.name}: ${line.found}${line.kept ? '' : `; BROKEN ${line.limit}`}`);
  }
  return { date: brasiliaToday(), commit: measuredCommit(), scale: plan.scale, idle, lines, trials };
}

async function attackAll({ portal, stage, attacks }: FaultPlan, say: Say): Promise<Pick<FaultRun, 'idle' | 'lines'>> {
  await portal.start();
  const quiet = await calmest(stage);
  const lines: FaultLine[] = [];
  for (const together of groupsOf(attacks))
    for (const line of await stage.suffer(together)) {
      lines.push(line);
      say(lineWords(line, visitFigures(quiet)));
    }
  await portal.start();
  quiet.push(...(await stage.quiet(QUIET_MS)));
  const order = attacks.map(({ id }) => id);
  return { idle: visitFigures(quiet), lines: lines.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) };
}

/** Attacks that run at the same time; those of no group run alone. */
function groupsOf(attacks: readonly Attack[]): Attack[][] {
  const groups = new Map<string, Attack[]>();
  for (const attack of attacks) {
    const name = attack.group ?? attack.id;
    groups.set(name, [...(groups.get(name) ?? []), attack]);
  }
  return [...groups.values()];
}

function lineWords(line: FaultLine, idle: VisitFigures): string {
  const broken = brokenPromises(line, idle).map((words) => `BROKEN ${words}`);
  const seen = `${line.outcome.success}; the other’s p95 ${visitWords(line.visit, idle)}; ${mb(line.memory)}`;
  return `${line.id} ${line.name}: ${[seen, ...broken].join('; ')}`;
}

/** Samples of the visitor once a window is no longer much faster than the one before. */
async function calmest(stage: AttackStage): Promise<VisitSample[]> {
  let samples = await stage.quiet(QUIET_MS);
  for (let i = 0; i < MOST_WINDOWS; i++) {
    const before = visitFigures(samples).p95;
    samples = await stage.quiet(QUIET_MS);
    if (visitFigures(samples).p95 > before * 0.8) break;
  }
  return samples;
}
