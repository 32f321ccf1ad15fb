import { hash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Desafio } from '../../catalog/mensagens/answer.ts';
import { VAZIO } from '../../catalog/mensagens/rascunho.ts';
import { type AttackShot, type ShotAnswer, shoot } from './shot.ts';

/** Somebody who writes to a body from one address, with the work that a browser does for each message and file. */
export class Citizen {
  readonly #port: number;
  readonly #who: Pick<AttackShot, 'from' | 'host'>;

  constructor(port: number, who: Pick<AttackShot, 'from' | 'host'>) {
    this.#port = port;
    this.#who = who;
  }

  /**
   * Writes a message; the answer is that of the challenge where none is given. One whose answer was lost on the way is sent
   * so many times more with the same key, by which the portal knows it again.
   */
  async write(texto: string, patience = 60_000, again = 0): Promise<ShotAnswer> {
    const end = Date.now() + patience;
    const challenge = await this.#shoot({ path: CHALLENGE });
    if (challenge.status !== 200) return challenge;
    const prova = await solve(JSON.parse(challenge.text).data, end);
    const message = { ...VAZIO, canal: 'ouvidoria', tipo: 'reclamacao', identidade: 'anonima', texto, site: '', prova };
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const shot = { method: 'POST', path: '/api/v1/mensagens', headers, body: JSON.stringify(message) };
    for (let left = again; ; left--) {
      const answer = await this.#shoot({ ...shot, patience: Math.max(end - Date.now(), 1) });
      if (answer.status !== 0 || left === 0) return answer;
    }
  }

  /** The proof of a file, as its header carries it. */
  async proveFile(): Promise<string> {
    const { status, text } = await this.#shoot({ path: `${CHALLENGE}?para=anexo` });
    if (status !== 200) throw new Error(`a challenge was answered ${status}`);
    const { desafio, n } = await solve(JSON.parse(text).data, Number.POSITIVE_INFINITY);
    return `${desafio}.${n}`;
  }

  /** Sends a file ahead of its message. */
  attach(proof: string, body: Buffer): Promise<ShotAnswer> {
    return this.#shoot({ method: 'POST', path: ATTACH, headers: fileHeaders(proof, body.length), body });
  }

  #shoot(shot: AttackShot): Promise<ShotAnswer> {
    return shoot(this.#port, { ...this.#who, ...shot });
  }
}

const CHALLENGE = '/api/v1/mensagens/desafio';
export const ATTACH = '/api/v1/mensagens/anexos?nome=nota.pdf';

export const fileHeaders = (proof: string, bytes: number): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'content-length': String(bytes),
  'x-prova': proof,
});

/** Hashes tried at a time: the attackers of a process work side by side. */
const BATCH = 5_000;

/** Does the work that a browser does for a challenge. Given up in the end, it is handed in as it is. */
async function solve({ desafio, bits }: Desafio, end: number): Promise<{ desafio: string; n: number }> {
  for (let n = 0; ; n++) {
    if (hash('sha256', `${desafio}.${n}`, 'buffer').readUInt32BE() >>> (32 - bits) === 0) return { desafio, n };
    if (n % BATCH > 0) continue;
    if (Date.now() > end) return { desafio, n };
    await setImmediate();
  }
}
