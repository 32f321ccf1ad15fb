import type { BenchFigure } from '../figure.ts';

/** What came of a trial. */
export interface TrialOutcome {
  /** What was seen, in a few words or figures. */
  found: string;
  /** Whether the limit was kept. */
  kept: boolean;
  /** Measures of it for bench/RESULTS.md, each beside its limit. */
  figures?: readonly BenchFigure[];
}

/**
 * One fault that is not an attack on the shared portal: it starts what it needs by itself, such as a portal whose database
 * is taken away, and leaves nothing running. Runs in the main process, one after another, and may take a minute at most.
 */
export interface FaultTrial {
  /** Word that chooses it: `npm run faults -- outage`. A suffix after a hyphen tells trials of one family apart. */
  id: string;
  /** What is done. */
  name: string;
  /** What must hold, in words. */
  limit: string;
  run(say: (line: string) => void): Promise<TrialOutcome>;
}

/** One line of the second table. */
export interface TrialLine extends TrialOutcome, Pick<FaultTrial, 'id' | 'name' | 'limit'> {}

/** Milliseconds after which a trial that does not end counts as failed. */
const LONGEST_MS = 120_000;

/** Runs a trial; one that throws or never ends is a line too, and the run goes on. */
export async function runTrial(trial: FaultTrial, say: (line: string) => void): Promise<TrialLine> {
  const { id, name, limit } = trial;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<TrialOutcome>((done) => {
    timer = setTimeout(() => done({ found: `no end in ${LONGEST_MS / 1000} s`, kept: false }), LONGEST_MS);
  });
  const failed = (error: unknown): TrialOutcome => ({
    found: `failed: ${error instanceof Error ? error.message : error}`.replaceAll(/[\n|]/g, ' '),
    kept: false,
  });
  const outcome = await Promise.race([trial.run(say).catch(failed), late]);
  clearTimeout(timer);
  return { id, name, limit, ...outcome };
}
