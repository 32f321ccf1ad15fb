import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { AttackedPortal, AttackOutcome } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/** What the attackers' process is told: which attacks, and on what. */
export interface AttackOrder {
  ids: readonly string[];
  portal: AttackedPortal;
}

/** Politeness of the attackers: real ones bring machines of their own, these share the portal's. */
const NICE = 15;

setPriority(NICE);
const [{ ids, portal }] = (await once(process, 'message')) as [AttackOrder];
const attacks = ATTACKS.filter(({ id }) => ids.includes(id));

/** An attack that could not be made, in words: it shows nothing, so its line is not kept. */
const failed = (error: unknown): AttackOutcome => ({
  success: `the attack failed: ${error instanceof Error ? error.message : error}`.replaceAll(/[\n|]/g, ' '),
  held: false,
});

const prepared = attacks.map((attack) => attack.prepare?.(portal).then(() => null, failed) ?? null);
const early = await Promise.all(prepared);
process.send?.('ready');
await once(process, 'message');
const outcomes = await Promise.all(attacks.map((attack, i) => early[i] ?? attack.run(portal).catch(failed)));
process.send?.(outcomes, () => process.exit());
