import { randomUUID } from 'node:crypto';
import { VAZIO } from '../../catalog/mensagens/rascunho.ts';
import { solve } from '../../test/messages.ts';
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

  /** A solved challenge; null where none is given. */
  async prove(): Promise<{ desafio: string; n: number } | null> {
    const { status, text } = await this.shoot({ path: '/api/v1/mensagens/desafio' });
    return status === 200 ? solve(JSON.parse(text).data) : null;
  }

  async write(texto: string): Promise<ShotAnswer> {
    const prova = await this.prove();
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

/** A proof as the header of a file carries it. */
export const proofText = (proof: { desafio: string; n: number } | null): string =>
  proof ? `${proof.desafio}.${proof.n}` : '';
