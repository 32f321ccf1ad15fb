import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Acompanhada, Enviada } from '../../../catalog/mensagens/answer.ts';
import { complaint, ticketOf, Writer } from '../../../test/messages.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

/** Takes the database away under everybody who uses it, for as long as some work takes. */
async function without(work: () => Promise<void>): Promise<void> {
  const name = String(portal.place.owner.database);
  const client = new pg.Client(inject('postgres').url);
  await client.connect();
  try {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await work();
  } finally {
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await client.end();
  }
}

describe('while the database is away', () => {
  it('says so, and afterwards takes the same message once and knows those before it', async () => {
    const earlier = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', earlier.protocolo);
    const headers = { 'idempotency-key': randomUUID() };
    const payload = { ...complaint, texto: 'No meio da queda', site: '', prova: await writer.prova() };
    const again = () => writer.post<Enviada>('mensagens', payload, headers);
    await without(async () => {
      const refused = await again();
      expect([refused.status, refused.body.type]).toEqual([503, 'UNAVAILABLE']);
      expect(refused.body.message).toContain('Tente de novo');
    });
    expect((await again()).status).toBe(201);
    expect((await again()).status).toBe(200);
    await writer.post('atender/responder', { autor: 'João', texto: 'Depois da queda.' }, pass);
    const { body } = await writer.post<Acompanhada>('mensagens/consulta', earlier);
    expect(body.data.passos.at(-1)).toMatchObject({ acao: 'respondida', texto: 'Depois da queda.' });
  });

  it('leaves nothing behind of what it cut in the middle', async () => {
    const halves = `SELECT (SELECT count(*)::int FROM mensagens.recebidas r
        WHERE NOT EXISTS (SELECT 1 FROM mensagens.passos p WHERE p.tenant = r.tenant AND p.mensagem = r.id)) AS mudas,
      (SELECT count(*)::int FROM mensagens.correio c
        WHERE NOT EXISTS (SELECT 1 FROM mensagens.recebidas r WHERE r.tenant = c.tenant AND r.id = c.mensagem)) AS soltas`;
    const proofs = await Promise.all(Array.from({ length: 20 }, () => writer.prova()));
    const sending = proofs.map((prova) =>
      writer.post('mensagens', { ...complaint, site: '', prova }, { 'idempotency-key': randomUUID() }),
    );
    await without(async () => undefined);
    const statuses = (await Promise.all(sending)).map(({ status }) => status);
    expect(statuses.filter((status) => ![201, 503].includes(status))).toEqual([]);
    const { rows } = await portal.db.own((client) => client.query(halves));
    expect(rows[0]).toEqual({ mudas: 0, soltas: 0 });
    expect((await writer.send()).status).toBe(201);
  });
});
