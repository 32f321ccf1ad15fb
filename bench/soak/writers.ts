import { setTimeout } from 'node:timers/promises';
import { Citizen } from '../faults/citizen.ts';

const EVERY_MS = 10_000;
const PATIENCE_MS = 60_000;
/** Times that a message whose answer was lost is sent once more, as the form does when its sender presses the button. */
const AGAIN = 3;

/** Citizens who write to a body, one after another, each from an address of its own and with the work that a browser does. */
export class Writers {
  readonly #port: number;
  taken = 0;
  refused = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async writeAgain(stop: AbortSignal): Promise<void> {
    for (let i = 0; !stop.aborted; i++) {
      const citizen = new Citizen(this.#port, { from: i });
      const { status } = await citizen.write(`O poste da rua ${i} está apagado.`, PATIENCE_MS, AGAIN);
      if (status === 201) this.taken++;
      else this.refused++;
      await setTimeout(EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
