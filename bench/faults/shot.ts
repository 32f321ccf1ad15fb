import { Agent, type IncomingHttpHeaders } from 'node:http';
import { ATTACK_MS, ATTACKED } from './attack.ts';
import { exchange } from './exchange.ts';

/** One request of an attacker. */
export interface AttackShot {
  path: string;
  /** Number of the attacker: each has an address of its own. Absent, it is one that no flood uses up. */
  from?: number;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Milliseconds after which the attacker hangs up. */
  patience?: number;
}

/** The answer to a shot; status 0 where none came. */
export interface ShotAnswer {
  status: number;
  ms: number;
  headers: IncomingHttpHeaders;
  text: string;
}

const ADDRESSES = 39;
/** Attackers of the crowd are numbered from 0; the last address is left to whoever sends a few requests alone. */
const ALONE = ADDRESSES - 1;

/** Address of an attacker: one of 127.0.0.2 to 127.0.0.40, never the visitor's 127.0.0.1. */
export const attackerAddress = (number: number): string => `127.0.0.${2 + (number % ADDRESSES)}`;

const agents = new Map<string, Agent>();

function agentOf(localAddress: string): Agent {
  const known = agents.get(localAddress) ?? new Agent({ keepAlive: true });
  agents.set(localAddress, known);
  return known;
}

/** Sends a shot and reads its whole answer; a broken connection is an answer too. */
export async function shoot(port: number, shot: AttackShot): Promise<ShotAnswer> {
  const begun = performance.now();
  try {
    const response = await send(port, shot);
    const pieces: Buffer[] = [];
    for await (const piece of response) pieces.push(piece);
    const text = Buffer.concat(pieces).toString('latin1');
    return { status: response.statusCode ?? 0, ms: performance.now() - begun, headers: response.headers, text };
  } catch {
    return { status: 0, ms: performance.now() - begun, headers: {}, text: '' };
  }
}

function send(port: number, { path, from = ALONE, host = ATTACKED, method = 'GET', ...shot }: AttackShot) {
  const localAddress = attackerAddress(from);
  const signal = AbortSignal.timeout(shot.patience ?? 60_000);
  const headers = { host, ...shot.headers };
  return exchange({ port, path, method, localAddress, agent: agentOf(localAddress), headers, signal }, shot.body);
}

/** Keeps so many attackers sending, each its next shot as soon as the last was answered, and returns all answers. */
export async function keepShooting(
  port: number,
  attackers: number,
  shotOf: (index: number, attacker: number) => AttackShot,
  during = ATTACK_MS,
): Promise<ShotAnswer[]> {
  const answers: ShotAnswer[] = [];
  const end = Date.now() + during;
  let index = 0;
  const attack = async (attacker: number): Promise<void> => {
    while (Date.now() < end) {
      const patience = Math.max(end + 2_000 - Date.now(), 1_000);
      answers.push(await shoot(port, { from: attacker, patience, ...shotOf(index++, attacker) }));
      if (answers.at(-1)?.status === 0) await breathe();
    }
  };
  await Promise.all(Array.from({ length: attackers }, (_, attacker) => attack(attacker)));
  return answers;
}

/** A refused connection is tried again after a moment: the attackers' own loop must not take the machine. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
