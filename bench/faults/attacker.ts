import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { AttackedPortal } from './attack.ts';
import { ATTACKS } from './attacks.ts';

/** What the attackers' process is told: which attack, and on what. */
export interface AttackOrder {
  id: string;
  portal: AttackedPortal;
}

/** Politeness of the attackers: real ones bring machines of their own, these share the portal's. */
const NICE = 15;

setPriority(NICE);
const [{ id, portal }] = (await once(process, 'message')) as [AttackOrder];
const attack = ATTACKS.find((one) => one.id === id);
if (!attack) throw new Error(`no attack ${id}`);
await attack.prepare?.(portal);
process.send?.('ready');
await once(process, 'message');
process.send?.(await attack.run(portal), () => process.exit());
