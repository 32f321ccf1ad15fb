import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ATTACK_MS, type Attack, type AttackOutcome } from './attack.ts';
import type { AttackOrder } from './attacker.ts';
import { type FaultLine, visitFigures } from './line.ts';
import type { StagedPortal } from './portal.ts';
import { askOther, type VisitSample } from './visit.ts';
import type { VisitOrder } from './visitor.ts';
import { MemoryWatch } from './watch.ts';

/** Milliseconds after which an attack that does not end is ended: the portal never answered it. */
const LONGEST_MS = 90_000;
/** Milliseconds within which an answer is prompt, and those to wait for prompt ones: no attack pays for the last. */
const PROMPT_MS = 500;
const REST_MS = 60_000;
/** Attacks of a group at most. */
const MOST_TOGETHER = 20;

const forked = (name: string): ChildProcess =>
  fork(join(import.meta.dirname, name), { execArgv: ['--import', 'tsx'], serialization: 'advanced' });

/** A portal, the visitor of the other body, and one process of attackers at a time. */
export class AttackStage {
  readonly #portal: StagedPortal;
  readonly #visitor = forked('visitor.ts');

  constructor(portal: StagedPortal) {
    this.#portal = portal;
  }

  /** Samples of the visitor while nobody attacks. */
  async quiet(during: number): Promise<VisitSample[]> {
    const { samples } = await this.#visited(() => setTimeout(during));
    return samples;
  }

  /** Runs attacks at the same time beside the visitor, on a portal that is started again if the last one ended it. */
  async suffer(attacks: readonly Attack[]): Promise<FaultLine[]> {
    await this.#portal.start();
    const attackers = forked('attacker.ts');
    const order: AttackOrder = { ids: attacks.map(({ id }) => id), portal: await this.#portal.attacked() };
    attackers.send(order);
    await Promise.race([once(attackers, 'message'), once(attackers, 'exit')]);
    const watch = new MemoryWatch(this.#portal.pid);
    const { samples, result } = await this.#visited(async () => {
      const [outcomes] = await Promise.all([outcomesOf(attackers), setTimeout(ATTACK_MS)]);
      return outcomes;
    });
    const memory = watch.end();
    const lost = !(await this.#calms());
    if (lost) await this.#portal.stop('SIGKILL');
    const visit = visitFigures(samples);
    return attacks.map(({ id, name }, i) => ({ id, name, outcome: result[i] ?? NO_OUTCOME, visit, memory, lost }));
  }

  close(): void {
    this.#visitor.disconnect();
  }

  /** Waits until the portal answers promptly five times in a row; false where it does not, or has ended. */
  async #calms(): Promise<boolean> {
    const end = Date.now() + REST_MS;
    let prompt = 0;
    for (; prompt < 5 && Date.now() < end && this.#portal.alive; await setTimeout(200)) {
      const path = `/api/v1/contratos?vlrContrato.gte=${Date.now()}`;
      const { status, ms } = await askOther(this.#portal.port, path);
      prompt = status === 200 && ms < PROMPT_MS ? prompt + 1 : 0;
    }
    return prompt === 5;
  }

  async #visited<T>(work: () => Promise<T>): Promise<{ samples: VisitSample[]; result: T }> {
    const begin: VisitOrder = { port: this.#portal.port };
    this.#visitor.send(begin);
    const result = await work();
    const stop: VisitOrder = 'stop';
    this.#visitor.send(stop);
    const [samples] = (await once(this.#visitor, 'message')) as [VisitSample[]];
    return { samples, result };
  }
}

const NO_OUTCOME: AttackOutcome = { success: 'the attackers’ process failed', held: false };
const ENDLESS: AttackOutcome = { success: `no end in ${LONGEST_MS / 1000} s`, held: false };

/** What the attackers report, in their order; those who report nothing in time are ended. */
async function outcomesOf(attackers: ChildProcess): Promise<readonly AttackOutcome[]> {
  if (!attackers.connected) return [];
  attackers.send('go');
  const given = new AbortController();
  const { signal } = given;
  const outcomes = await Promise.race([
    once(attackers, 'message', { signal }).then(([message]) => message as AttackOutcome[]),
    setTimeout(LONGEST_MS, Array<AttackOutcome>(MOST_TOGETHER).fill(ENDLESS), { signal }),
    once(attackers, 'exit', { signal }).then(() => []),
  ]);
  given.abort();
  attackers.kill();
  return outcomes;
}
