import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANA, PostOffice, TENANT } from '../../test/office.ts';
import { sealContext } from '../seal/context.ts';
import { Keyring } from '../seal/keyring.ts';
import { takeDueLetters } from './queue.ts';
import { startMailWorker } from './worker.ts';

let services: PostOffice;

beforeAll(async () => {
  services = await PostOffice.open();
});
beforeEach(() => services.clear());
afterAll(() => services.close());

describe('never twice', () => {
  it('with several who send at the same time', async () => {
    services.smtp.slow = 50;
    const people = Array.from({ length: 12 }, (_, i) => `q${i}@exemplo.com`);
    await Promise.all(people.map((para) => services.write({ para })));
    const done = await Promise.all([services.send(), services.send(), services.send()]);
    expect(done.reduce((sum, { enviadas }) => sum + enviadas, 0)).toBe(12);
    expect(services.smtp.letters.flatMap(({ para }) => para).sort()).toEqual([...people].sort());
  });

  it('while a slow server still thinks', async () => {
    services.smtp.slow = 400;
    await services.write();
    const first = services.send();
    await setTimeout(100);
    expect((await services.send()).enviadas).toBe(0);
    expect((await first).enviadas).toBe(1);
    expect(services.smtp.letters).toHaveLength(1);
  });

  it('by one who died on the way: the letter waits for the end of the lease', async () => {
    await services.write();
    await services.portal.db.own((client) => takeDueLetters(client, 1));
    expect((await services.send()).enviadas).toBe(0);
    await services.later();
    expect((await services.send()).enviadas).toBe(1);
  });

  it('unnoticed: sent and not marked, it comes again under the same Message-ID', async () => {
    await services.write();
    const [due] = await services.portal.db.own((client) => takeDueLetters(client, 1));
    if (!due) throw new Error('nothing due');
    await services.mailer().send(due.id, services.keyring.openJson(due.carta, sealContext.carta(TENANT, due.id)));
    await services.later();
    await services.send();
    expect(services.smtp.letters).toHaveLength(2);
    expect(new Set(services.smtp.letters.map((mail) => mail.of('message-id'))).size).toBe(1);
  });

  it('by trying again at once when the server hangs up without a word', async () => {
    services.smtp.hangups = 1;
    await services.write();
    expect(await services.send()).toEqual({ enviadas: 0, adiadas: 1, recusadas: 0 });
    expect(services.smtp.letters).toHaveLength(1);
    await services.later();
    expect((await services.send()).enviadas).toBe(1);
    expect(new Set(services.smtp.letters.map((mail) => mail.of('message-id'))).size).toBe(1);
  });
});

describe('a letter whose key is not here', () => {
  it('waits, and holds up no other', async () => {
    const other = new Keyring([randomBytes(32)]);
    await services.write({ para: 'x@exemplo.com' }, null, other);
    await services.write();
    expect(await services.send()).toEqual({ enviadas: 1, adiadas: 1, recusadas: 0 });
    expect((await services.rows())[0]).toMatchObject({
      erro: expect.stringContaining('falta a chave'),
      carta: expect.any(Buffer),
    });
  });
});

describe('the postman', () => {
  const failed = (error: unknown): never => {
    throw error;
  };

  it('sends as soon as a letter is written, and ends after what it is sending', async () => {
    const close = await startMailWorker({ ...services.post(), failed });
    await services.write();
    await services.smtp.arrived(ANA);
    services.smtp.slow = 300;
    await services.write({ para: 'bia@exemplo.com' });
    await expect.poll(async () => (await services.rows()).filter(({ tentativas }) => tentativas > 0).length).toBe(2);
    await close();
    expect((await services.rows()).map(({ enviadaEm }) => enviadaEm)).toEqual([expect.any(Date), expect.any(Date)]);
    await services.write({ para: 'caio@exemplo.com' });
    await setTimeout(100);
    expect(services.smtp.to('caio@exemplo.com')).toEqual([]);
  });

  it('hears again after the database was away', async () => {
    const close = await startMailWorker({ ...services.post(), failed });
    await services.portal.db.own((client) =>
      client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN portal_correio%'"),
    );
    await services.write();
    await services.smtp.arrived(ANA);
    await close();
    expect(services.smtp.letters).toHaveLength(1);
  });

  it('keeps everything while there is no server to send to', async () => {
    const close = await startMailWorker({ ...services.post(), mailer: null, failed });
    await services.write();
    await close();
    expect((await services.rows())[0]).toMatchObject({ tentativas: 0, enviadaEm: null });
  });
});
