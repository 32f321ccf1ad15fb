import { hash, randomUUID } from 'node:crypto';
import type { Desafio } from '../../catalog/mensagens/answer.ts';
import { VAZIO } from '../../catalog/mensagens/rascunho.ts';
import { type AttackShot, type ShotAnswer, shoot } from './shot.ts';

/** Somebody who writes to a body from one address, with the work that a browser does for each message. */
export class Citizen {
  readonly #port: number;
  readonly #who: Pick<AttackShot, 'from' | 'host'>;

  constructor(port: number, who: Pick<AttackShot, 'from' | 'host'>) {
    this.#port = port;
    this.#who = who;
  }

  shoot(shot: AttackShot): Promise<ShotAnswer> {
    return shoot(this.#port, { ...this.#who, ...shot });
  }

  /** A solved challenge, or the answer that refuses one. */
  async prove(): Promise<SolvedProof | ShotAnswer> {
    const answer = await this.shoot({ path: '/api/v1/mensagens/desafio' });
    return answer.status === 200 ? solve(JSON.parse(answer.text).data) : answer;
  }

  async write(texto: string): Promise<ShotAnswer> {
    const prova = await this.prove();
    if ('status' in prova) return prova;
    const message = { ...VAZIO, canal: 'ouvidoria', tipo: 'reclamacao', identidade: 'anonima', texto, site: '', prova };
    return this.shoot({
      method: 'POST',
      path: '/api/v1/mensagens',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(message),
    });
  }

  /** Sends a file ahead of its message. */
  async attach(proof: string, body: Buffer): Promise<ShotAnswer> {
    return this.shoot({ method: 'POST', path: ATTACH, headers: fileHeaders(proof, body.length), body });
  }
}

export const ATTACH = '/api/v1/mensagens/anexos?nome=nota.pdf';

export const fileHeaders = (proof: string, bytes: number): Record<string, string> => ({
  'content-type': 'application/octet-stream',
  'content-length': String(bytes),
  'x-prova': proof,
});

/** A proof as the header of a file carries it; nothing where a challenge was refused. */
export const proofText = (proof: SolvedProof | ShotAnswer): string =>
  'desafio' in proof ? `${proof.desafio}.${proof.n}` : 'nada';

interface SolvedProof {
  desafio: string;
  n: number;
}

/** Does the work that a browser does for a challenge, in the way that costs the machine least. */
function solve({ desafio, bits }: Desafio): SolvedProof {
  for (let n = 0; ; n++) {
    if (hash('sha256', `${desafio}.${n}`, 'buffer').readUInt32BE() >>> (32 - bits) === 0) return { desafio, n };
  }
}
