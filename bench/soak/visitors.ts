import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { attackerAddress } from '../faults/shot.ts';
import { readKnownAddresses } from './known.ts';
import { bodyTraffic, type TrafficRequest } from './traffic.ts';

/** How one request of a visitor went; status 0 where no whole answer came. */
export interface VisitorSample {
  kind: TrafficRequest['kind'];
  host: string;
  path: string;
  status: number;
  ms: number;
  /** Whether it was sent once more, as a browser does with a connection that ended before the first byte. */
  again: boolean;
  /** Whole answer of an API list, whose totals are looked at. */
  text: string;
}

/** Bodies that are visited, with their parts of the visits. */
const BODIES = [
  { host: 'pmdemo.transparencia.localhost', part: 0.7 },
  { host: 'cmdemo.transparencia.localhost', part: 0.3 },
] as const;

const ADDRESSES = 39;
const PATIENCE_MS = 30_000;
/** Milliseconds between two looks at how many requests are due. */
const TICK_MS = 20;

class BrokenAnswer extends Error {
  readonly begun: boolean;

  constructor(begun: boolean) {
    super('broken');
    this.begun = begun;
  }
}

/** A crowd that visits two bodies at a rate, however long the answers take. */
export class Visitors {
  readonly #port: number;
  readonly #agents = Array.from({ length: ADDRESSES }, () => new Agent({ keepAlive: true, maxSockets: 30 }));
  readonly #traffic: { host: string; part: number; requests: Generator<TrafficRequest, never> }[] = [];
  #sent = 0;

  constructor(port: number) {
    this.#port = port;
  }

  /** Learns the addresses that the bodies' own pages tell. */
  async learn(): Promise<void> {
    for (const [seed, { host, part }] of BODIES.entries()) {
      const known = await readKnownAddresses(async (path) => (await this.#answer(host, { path, headers: {} }, 0)).text);
      this.#traffic.push({ host, part, requests: bodyTraffic(seed + 1, known) });
    }
  }

  /** Sends so many requests a second for some time and notes each one; all are answered when it returns. */
  async visit(perSecond: number, duringMs: number, note: (sample: VisitorSample) => void): Promise<void> {
    const begun = performance.now();
    const under: Promise<void>[] = [];
    let due = 0;
    for (let now = 0; now < duringMs; now = performance.now() - begun) {
      for (; due < (now * perSecond) / 1000; due++) under.push(this.#one().then(note));
      await setTimeout(TICK_MS);
    }
    await Promise.all(under);
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  async #one(): Promise<VisitorSample> {
    const number = this.#sent++;
    const body = this.#traffic[(number * 0.618) % 1 < BODIES[0].part ? 0 : 1];
    if (!body) throw new Error('the bodies are not known yet');
    const { kind, path, headers } = body.requests.next().value;
    const begun = performance.now();
    const found = await this.#answer(body.host, { path, headers }, number);
    return { kind, host: body.host, path, ms: performance.now() - begun, ...found };
  }

  async #answer(host: string, asked: Pick<TrafficRequest, 'path' | 'headers'>, number: number) {
    for (const again of [false, true]) {
      try {
        return { ...(await this.#send(host, asked, number)), again };
      } catch (error) {
        if (again || !(error instanceof BrokenAnswer) || error.begun) return { status: 0, text: '', again };
      }
    }
    return { status: 0, text: '', again: true };
  }

  #send(host: string, { path, headers }: Pick<TrafficRequest, 'path' | 'headers'>, number: number) {
    const localAddress = attackerAddress(number);
    const agent = this.#agents[number % ADDRESSES];
    const options = { host: '127.0.0.1', port: this.#port, path, localAddress, headers: { ...headers, host } };
    return new Promise<{ status: number; text: string }>((done, fail) => {
      let begun = false;
      const broken = (): void => fail(new BrokenAnswer(begun));
      const signal = AbortSignal.timeout(PATIENCE_MS);
      request({ ...options, signal, ...(agent && { agent }) }, (response) => {
        begun = true;
        readWhole(response).then(done, broken);
      })
        .on('error', broken)
        .end();
    });
  }
}

async function readWhole(response: IncomingMessage): Promise<{ status: number; text: string }> {
  const isPlain = !response.headers['content-encoding'] && /json/.test(response.headers['content-type'] ?? '');
  let text = '';
  for await (const piece of response) if (isPlain) text += piece;
  if (!response.complete) throw new Error('the answer ended early');
  return { status: response.statusCode ?? 0, text };
}
