import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Citizen } from './citizen.ts';

// One honest citizen, in a process of their own: a telephone of one's own does its work beside no flooder's.
const [port] = (await once(process, 'message')) as [number];

const PATIENCE_MS = 45_000;
const begun = Date.now();
const citizen = new Citizen(port, { from: 37 });

/** Milliseconds until the message is taken, sent again when refused as a form does; null where it never is. */
async function heardAfter(): Promise<number | null> {
  while (Date.now() - begun < PATIENCE_MS) {
    const { status } = await citizen.write('O poste da Rua das Flores está apagado há um mês.');
    if (status === 201) return Date.now() - begun;
    await setTimeout(1_000);
  }
  return null;
}

process.send?.({ waited: await heardAfter() }, () => process.exit());
