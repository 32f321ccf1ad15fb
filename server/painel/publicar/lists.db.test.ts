import { Socket } from 'node:net';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { listEnsaios, openEnsaios } from './lists.ts';
import { findEnsaio, insertEnsaio, NO_ORDER } from './store.ts';

const MEGABYTE = 1024 ** 2;
const PERSON = '00000000-0000-4000-8000-000000000001';

let portal: Portal;
beforeAll(async () => {
  portal = await openBodies();
});
afterAll(() => portal.close());

/** Bytes that a connection receives during some work. */
async function bytesOf(client: pg.Client, work: () => Promise<unknown>): Promise<number> {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) throw new Error('the connection is no socket');
  const before = stream.bytesRead;
  await work();
  return stream.bytesRead - before;
}

it('what the rehearsals of a folder found is not read again for their list, nor for each one beside the others', async () => {
  await portal.db.own(async (client) => {
    const made = { tenant: 1, dataset: 'pagamentos', pessoa: PERSON, quem: 'Ana', arquivos: [], pedido: NO_ORDER };
    const first = await insertEnsaio(client, { ...made, estado: 'ensaiado' });
    for (let other = 1; other < 4; other++) await insertEnsaio(client, { ...made, estado: 'ensaiado', lote: first.id });
    const found = { report: { accepted: 55_711, refused: 40 }, refusal: 'x'.repeat(MEGABYTE) };
    await client.query('UPDATE portal.ensaios SET relato = $1', [found]);
    expect(await bytesOf(client, () => findEnsaio(client, first))).toBeGreaterThan(MEGABYTE);
    const lists = [
      () => listEnsaios(client, 1),
      () => openEnsaios(client, 1, { lote: first.id }),
      () => openEnsaios(client, 1, { dataset: 'pagamentos' }),
    ];
    for (const list of lists) {
      expect(await list()).toHaveLength(4);
      expect(await bytesOf(client, list)).toBeLessThan(10_000);
    }
    expect(await listEnsaios(client, 1)).toMatchObject(Array(4).fill({ aceitas: 55_711, recusadas: 40 }));
  });
});
