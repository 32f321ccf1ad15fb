import { OUTAGE_TRIALS } from './outages.ts';
import type { FaultTrial } from './trial.ts';

/** Every fault that is not an attack on the shared portal, in the order of the table. A new one is one entry here. */
export const TRIALS: readonly FaultTrial[] = [...OUTAGE_TRIALS];
