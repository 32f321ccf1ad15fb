import { sweepRehearsed } from '../../historico/rehearsed.ts';
import { startRounds } from '../../process/rounds.ts';
import { type HarvestServices, runDueHarvests } from './run.ts';

/** Milliseconds between looks at the clock. */
const ROUND = 30_000;

/** Starts reading the sources that are due, and taking away previews that nobody looks at. Gives what ends it. */
export function startHarvests(services: HarvestServices): () => Promise<void> {
  const end = startRounds((signal) => oneRound(services, signal), ROUND, services.failed);
  return () => end().finally(() => services.papers.reader.close());
}

async function oneRound(services: HarvestServices, signal: AbortSignal): Promise<void> {
  await services.db.own(sweepRehearsed, signal);
  await runDueHarvests(services, new Date(), signal);
}
