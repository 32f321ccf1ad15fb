import { setTimeout } from 'node:timers/promises';
import { Citizen } from '../citizen.ts';
import { type ShotAnswer, shoot } from '../shot.ts';

/** Pages and answers that were asked for before the fault, and so are in memory. */
const KNOWN = ['/', '/contratos', '/api/v1/contratos', '/despesa', '/estrutura-organizacional', '/ouvidoria'];
const PAUSE_MS = 50;
const PATIENCE_MS = 30_000;
const RECOVERY_MS = 60_000;

let asked = 0;

/** An address that nobody asked for yet, in any trial. */
function unaskedAddress(): string {
  const [size, page] = [1 + (asked % 90), 1 + Math.floor(asked++ / 90)];
  return `/api/v1/contratos?_size=${size}&_page=${page}`;
}

/** Number of the next citizen: each writes from another address, so that no limit of messages is met. */
let writers = 0;

/** Who asks while a database fails: some for what is in memory, some for what is not, one who writes. */
export class OutageVisitors {
  readonly #port: number;
  readonly known: ShotAnswer[] = [];
  readonly unknown: ShotAnswer[] = [];
  readonly written: ShotAnswer[] = [];

  constructor(port: number) {
    this.#port = port;
  }

  /** Asks for everything that is to be in memory. */
  async warm(): Promise<void> {
    for (const path of KNOWN) await this.#ask(path);
  }

  /** Visits and writes for some time, whatever comes of it. */
  async visit(during: number): Promise<void> {
    const end = Date.now() + during;
    const repeat = async (
      into: ShotAnswer[],
      pause: number,
      ask: (i: number) => Promise<ShotAnswer>,
    ): Promise<void> => {
      for (let i = 0; Date.now() < end; i++) {
        into.push(await ask(i));
        await setTimeout(pause);
      }
    };
    await Promise.all([
      repeat(this.known, PAUSE_MS, (i) => this.#ask(KNOWN[i % KNOWN.length] ?? '/')),
      repeat(this.unknown, 3 * PAUSE_MS, () => this.#ask(unaskedAddress())),
      repeat(this.written, 20 * PAUSE_MS, () => this.#write('O poste apagou.')),
    ]);
  }

  /** Milliseconds until pages are of new data and a message is taken; null where that never comes. */
  async recovery(): Promise<number | null> {
    const begun = performance.now();
    while (performance.now() - begun < RECOVERY_MS) {
      if (await this.#isWhole()) return performance.now() - begun;
      await setTimeout(PAUSE_MS);
    }
    return null;
  }

  async #isWhole(): Promise<boolean> {
    for (const path of [...KNOWN, unaskedAddress()]) {
      const { status, headers } = await this.#ask(path);
      if (status !== 200 || headers['dados-de']) return false;
    }
    return (await this.#write('O poste voltou a acender.')).status === 201;
  }

  #write(text: string): Promise<ShotAnswer> {
    return new Citizen(this.#port, { from: writers++ }).write(text, PATIENCE_MS);
  }

  #ask(path: string): Promise<ShotAnswer> {
    return shoot(this.#port, { path, patience: PATIENCE_MS });
  }
}

/** What some visitors got, in words: `24 × 200 (20 dated), 8 × 503`. */
export function gotWords(answers: readonly ShotAnswer[]): string {
  const counts = new Map<string, number>();
  for (const { status, headers } of answers) {
    const name = status === 0 ? 'unanswered' : `× ${status}${headers['dados-de'] ? ' dated' : ''}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} ${name}`).join(', ') || 'nobody asked';
}
