import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ANEXOS, sizeOf } from '../../catalog/mensagens/anexo.ts';
import { staleProof } from '../forms/proof.ts';
import { Fault } from '../http/fault.ts';
import { addressGroup } from '../limits/address.ts';
import { Turns } from '../limits/turns.ts';
import { currentVisit } from '../limits/visit.ts';
import { SenderPace } from './pace.ts';

/** Milliseconds that a file waits for its turn, and how many of one address may wait. */
const PATIENCE_MS = 60_000;
const WAITING = 10;
/** Milliseconds between two looks at how the senders get on. */
const LOOK_MS = 1_000;

const tooLarge = (): Fault =>
  new Fault(413, 'TOO_LARGE', `O envio passa do limite de ${sizeOf(ANEXOS.cada)} por arquivo. Reduza-o ou divida-o.`);

const tooSlow = (): Fault =>
  new Fault(
    408,
    'TOO_SLOW',
    'O arquivo estava chegando devagar demais e o envio foi interrompido. Tente de novo com uma conexão melhor, ou reduza o arquivo.',
  );

/** A file on its way in. */
interface Arrival {
  pace: SenderPace;
  /** Ends the reading with a fault. */
  drop(fault: Fault): void;
}

/** The room in memory where attachments arrive, which are sealed whole: places shared among bodies and addresses. */
export class UploadRoom {
  readonly #turns: Turns;
  readonly #proofs = new Set<string>();
  readonly #arrivals = new Map<FastifyRequest, Arrival>();

  /** Places for so many files, of which one address has some. One place in six is for a body that has none. */
  constructor(places: number, perAddress: number) {
    const spare = Math.max(1, Math.floor(places / 6));
    this.#turns = new Turns({ places, perAddress, spare, waitingPerAddress: WAITING, patienceMs: PATIENCE_MS });
  }

  /**
   * Waits for a place and holds it until the answer is given or the sender gone. A proof serves one file at a time: it
   * is spent only with the file that it pays for, and not by one that broke off.
   */
  async enter(request: FastifyRequest, reply: FastifyReply, proof?: string): Promise<void> {
    if (proof !== undefined) this.#holdProof(reply, proof);
    const visit = currentVisit();
    const who = { body: request.site.tenant.id, weight: visit?.weight ?? 1, address: addressGroup(request.ip) };
    const hurry = setInterval(() => this.#dropSlowest(), LOOK_MS);
    const leave = await this.#turns.take(who, visit?.gone).finally(() => clearInterval(hurry));
    this.#arrivals.set(request, { pace: new SenderPace(), drop: () => undefined });
    const end = (): void => {
      this.#arrivals.delete(request);
      leave();
    };
    if (reply.raw.closed) end();
    else reply.raw.once('close', end);
  }

  #holdProof(reply: FastifyReply, proof: string): void {
    if (this.#proofs.has(proof)) throw staleProof();
    this.#proofs.add(proof);
    reply.raw.once('close', () => this.#proofs.delete(proof));
  }

  /** Makes the slowest sender give way to one who waits, if it has had its time. */
  #dropSlowest(): void {
    const slow = [...this.#arrivals.values()].filter(({ pace }) => pace.givesWay);
    slow.sort((a, b) => a.pace.rate - b.pace.rate)[0]?.drop(tooSlow());
  }

  /** Reads a file of somebody who has entered, and gives up one who sends nothing or next to nothing. */
  receive(request: FastifyRequest, stream: Readable): Promise<Buffer> {
    const announced = Number(request.headers['content-length'] ?? ANEXOS.cada) || 0;
    const arrival = this.#arrivals.get(request);
    if (announced > ANEXOS.cada) return Promise.reject(tooLarge());
    return new Promise<Buffer>((resolve, reject) => {
      // One buffer for the whole file: kept as they come, chunks of one byte would take a hundred times their size.
      const bytes = Buffer.allocUnsafe(announced);
      let length = 0;
      const look = setInterval(() => arrival?.pace.isStalled && fail(tooSlow()), LOOK_MS);
      const fail = (error: unknown): void => {
        clearInterval(look);
        stream.off('data', take).pause();
        reject(error);
      };
      const take = (chunk: Buffer): void => {
        if (length + chunk.length <= bytes.length) bytes.set(chunk, length);
        else fail(tooLarge());
        length += chunk.length;
        arrival?.pace.add(chunk.length);
      };
      if (arrival) arrival.drop = fail;
      stream.once('close', () => clearInterval(look));
      stream.on('error', fail);
      stream.once('end', () => resolve(bytes.subarray(0, length)));
      stream.on('data', take);
    });
  }
}
