import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANA, Office, TENANT } from '../../../test/office.ts';
import { about } from '../seal/context.ts';
import { Keyring } from '../seal/keyring.ts';
import { take } from './queue.ts';
import { deliver } from './worker.ts';

let office: Office;

beforeAll(async () => {
  office = await Office.open();
});
beforeEach(() => office.clear());
afterAll(() => office.close());

describe('never twice', () => {
  it('with several who send at the same time', async () => {
    office.smtp.slow = 50;
    const people = Array.from({ length: 12 }, (_, i) => `q${i}@exemplo.com`);
    await Promise.all(people.map((para) => office.write({ para })));
    const done = await Promise.all([office.send(), office.send(), office.send()]);
    expect(done.reduce((sum, { enviadas }) => sum + enviadas, 0)).toBe(12);
    expect(office.smtp.letters.flatMap(({ para }) => para).sort()).toEqual([...people].sort());
  });

  it('while a slow server still thinks', async () => {
    office.smtp.slow = 400;
    await office.write();
    const first = office.send();
    await setTimeout(100);
    expect((await office.send()).enviadas).toBe(0);
    expect((await first).enviadas).toBe(1);
    expect(office.smtp.letters).toHaveLength(1);
  });

  it('by one who died on the way: the letter waits for the end of the lease', async () => {
    await office.write();
    await office.portal.db.own((client) => take(client, 1));
    expect((await office.send()).enviadas).toBe(0);
    await office.later();
    expect((await office.send()).enviadas).toBe(1);
  });

  it('unnoticed: sent and not marked, it comes again under the same Message-ID', async () => {
    await office.write();
    const [due] = await office.portal.db.own((client) => take(client, 1));
    if (!due) throw new Error('nothing due');
    await office.mailer().send(due.id, office.keyring.openJson(due.carta, about.carta(TENANT, due.id)));
    await office.later();
    await office.send();
    expect(office.smtp.letters).toHaveLength(2);
    expect(new Set(office.smtp.letters.map((mail) => mail.of('message-id'))).size).toBe(1);
  });

  it('by trying again at once when the server hangs up without a word', async () => {
    office.smtp.hangups = 1;
    await office.write();
    expect(await office.send()).toEqual({ enviadas: 0, adiadas: 1, recusadas: 0 });
    expect(office.smtp.letters).toHaveLength(1);
    await office.later();
    expect((await office.send()).enviadas).toBe(1);
    expect(new Set(office.smtp.letters.map((mail) => mail.of('message-id'))).size).toBe(1);
  });
});

describe('a letter whose key is not here', () => {
  it('waits, and holds up no other', async () => {
    const other = new Keyring([randomBytes(32)]);
    await office.write({ para: 'x@exemplo.com' }, null, other);
    await office.write();
    expect(await office.send()).toEqual({ enviadas: 1, adiadas: 1, recusadas: 0 });
    expect((await office.rows())[0]).toMatchObject({
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
    const close = await deliver({ ...office.post(), failed });
    await office.write();
    await office.smtp.arrived(ANA);
    office.smtp.slow = 300;
    await office.write({ para: 'bia@exemplo.com' });
    await expect.poll(async () => (await office.rows()).filter(({ tentativas }) => tentativas > 0).length).toBe(2);
    await close();
    expect((await office.rows()).map(({ enviadaEm }) => enviadaEm)).toEqual([expect.any(Date), expect.any(Date)]);
    await office.write({ para: 'caio@exemplo.com' });
    await setTimeout(100);
    expect(office.smtp.to('caio@exemplo.com')).toEqual([]);
  });

  it('hears again after the database was away', async () => {
    const close = await deliver({ ...office.post(), failed });
    await office.portal.db.own((client) =>
      client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN portal_correio%'"),
    );
    await office.write();
    await office.smtp.arrived(ANA);
    await close();
    expect(office.smtp.letters).toHaveLength(1);
  });

  it('keeps everything while there is no server to send to', async () => {
    const close = await deliver({ ...office.post(), mailer: null, failed });
    await office.write();
    await close();
    expect((await office.rows())[0]).toMatchObject({ tentativas: 0, enviadaEm: null });
  });
});
