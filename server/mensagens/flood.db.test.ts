import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Desafio } from '../../catalog/mensagens/answer.ts';
import { complaint, PM, solve } from '../../test/messages.ts';
import { PDF } from '../../test/pdf.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { buildPortal } from '../features.ts';
import { USUAL_LIMITS } from '../limits/limits.ts';
import { messageLimits } from './limits.ts';

/** Few bits, so that the test is short: each bit more is the same doubling as of the usual ones. */
const BITS = 6;
const USUAL = 5;
const MB = 1024 ** 2;

let portal: Portal;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  portal = await openBodies();
  const limits = { ...messageLimits(1, USUAL_LIMITS), bits: BITS, orgao: USUAL, orgaoSoltos: MB, bytesDia: MB / 5 };
  app = await buildPortal({ ...portal.setting, messages: { ...portal.setting.messages, limits } });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await portal.close();
});

interface Reply {
  status: number;
  body: { type: string; message: string; data: Desafio };
}

/** Somebody at a network address of their own. */
class Client {
  readonly #localAddress: string;

  constructor(localAddress: string) {
    this.#localAddress = localAddress;
  }

  ask(method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const options = { method, localAddress: this.#localAddress, headers: { host: PM, ...headers } };
      const answer = async (reply: IncomingMessage): Promise<Reply> => ({
        status: reply.statusCode ?? 0,
        body: JSON.parse((await text(reply)) || '{}'),
      });
      request(`${url}/api/v1/${path}`, options, (reply) => resolve(answer(reply)))
        .on('error', reject)
        .end(body);
    });
  }

  challenge = async (para = 'mensagem'): Promise<Desafio> =>
    (await this.ask('GET', `mensagens/desafio?para=${para}`)).body.data;

  send(challenge: Desafio): Promise<Reply> {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const payload = { ...complaint, site: '', prova: solve(challenge) };
    return this.ask('POST', 'mensagens', headers, JSON.stringify(payload));
  }

  upload(challenge: Desafio, bytes: Buffer): Promise<Reply> {
    const { desafio, n } = solve(challenge);
    const headers = { 'content-type': 'application/octet-stream', 'x-prova': `${desafio}.${n}` };
    return this.ask('POST', 'mensagens/anexos?nome=a.pdf', headers, bytes);
  }
}

const addresses = (many: number): Client[] => Array.from({ length: many }, (_, i) => new Client(`127.0.1.${i + 1}`));

/** Hardest proof that a flooder of this test still makes. */
const GIVES_UP = BITS + 6;

describe('while fifteen addresses flood a body', () => {
  let over = false;
  const asked: number[] = [];
  const statuses: number[] = [];

  /** Sends as fast as it can, until the work is too much or the citizen is through. */
  async function flood(client: Client): Promise<void> {
    while (!over) {
      const challenge = await client.challenge();
      asked.push(challenge.bits);
      if (challenge.bits > GIVES_UP) return;
      statuses.push((await client.send(challenge)).status);
    }
  }

  it('one citizen gets through with bounded work, and the flood pays more for each message', async () => {
    const flooding = addresses(15).map(flood);
    await expect
      .poll(() => statuses.filter((status) => status === 201).length, { timeout: 60_000 })
      .toBeGreaterThan(45);
    const citizen = new Client('127.0.2.1');
    const work: number[] = [];
    let status = 0;
    while (status !== 201 && work.length < 3) {
      const challenge = await citizen.challenge();
      work.push(challenge.bits);
      status = (await citizen.send(challenge)).status;
    }
    over = true;
    await Promise.all(flooding);
    expect(status).toBe(201);
    expect(Math.max(...work)).toBeLessThanOrEqual(BITS + 3);
    expect(Math.max(...asked)).toBeGreaterThan(BITS + 3);
  });

  it('the same address is asked for more than a new one', async () => {
    const [again, first] = [new Client('127.0.1.1'), new Client('127.0.2.2')];
    expect((await again.challenge()).bits).toBeGreaterThan((await first.challenge()).bits);
  });

  it('a proof made in a quiet hour no longer pays', async () => {
    const quiet = await portal.db.own((client) =>
      client.query(`UPDATE mensagens.recebidas SET "criadaEm" = "criadaEm" - interval '1 hour'`),
    );
    const hoarder = new Client('127.0.2.3');
    await expect.poll(async () => (await hoarder.challenge()).bits).toBe(BITS);
    const hoarded = [await hoarder.challenge(), await hoarder.challenge()];
    await portal.db.own((client) => client.query(`UPDATE mensagens.recebidas SET "criadaEm" = now()`));
    const refused = await hoarder.send(hoarded[0] ?? { desafio: '', bits: 0, expira: '' });
    expect(quiet.rowCount).toBeGreaterThan(USUAL * 4);
    expect([refused.status, refused.body.type]).toEqual([409, 'STALE_PROOF']);
  });

  it('files of fifteen addresses leave room for those of one citizen', async () => {
    const file = Buffer.concat([PDF, Buffer.alloc(20_000)]);
    const kept: number[] = [];
    for (const client of addresses(15))
      for (let i = 0; i < 3; i++) kept.push((await client.upload(await client.challenge('anexo'), file)).status);
    expect(kept.filter((status) => status === 429).length).toBeGreaterThan(0);
    const citizen = new Client('127.0.2.4');
    expect((await citizen.upload(await citizen.challenge('anexo'), file)).status).toBe(201);
  });
});
