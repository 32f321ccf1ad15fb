import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { CM, complaint, ticketOf, Writer } from '../../test/messages.ts';
import { PDF } from '../../test/pdf.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { Database } from '../database/db.ts';
import { raiseWall } from '../database/migrate/role.ts';
import { buildPortal } from '../features.ts';
import { schemaPlan } from '../tables.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

describe('the wall of the messages', () => {
  let desk: pg.Client;

  beforeAll(async () => {
    const { id } = (await writer.upload('laudo.pdf', PDF)).body.data;
    await writer.send({ ...complaint, anexos: [id] });
    await writer.send(complaint, randomUUID(), CM);
    desk = new pg.Client(portal.place.desk);
    await desk.connect();
  });

  afterAll(() => desk.end());

  const tables = ['recebidas', 'passos', 'anexos', 'provas'];

  it.each(tables)('shows the role of the messages one body of %s at a time', async (table) => {
    for (const tenant of [1, 2]) {
      await desk.query('BEGIN');
      await desk.query(`SET LOCAL app.tenant = ${tenant}`);
      const { rows } = await desk.query(`SELECT DISTINCT tenant FROM mensagens.${table}`);
      expect(rows.filter((row) => row.tenant !== tenant)).toEqual([]);
      if (table !== 'anexos') expect(rows).toHaveLength(1);
      await desk.query('ROLLBACK');
    }
    await expect(desk.query(`SELECT * FROM mensagens.${table}`)).rejects.toThrow(/app\.tenant|invalid input/);
  });

  it.each([
    'DELETE FROM mensagens.recebidas',
    'DELETE FROM mensagens.passos',
    "UPDATE mensagens.passos SET acao = 'x'",
    'SELECT * FROM mensagens.correio',
    'SELECT carta FROM mensagens.correio',
    'UPDATE mensagens.recebidas SET tenant = 2',
    'UPDATE mensagens.recebidas SET conteudo = NULL',
    'UPDATE mensagens.recebidas SET pessoa = NULL',
    "UPDATE mensagens.recebidas SET segredo = ''",
    'UPDATE mensagens.anexos SET dados = nome',
    'DELETE FROM mensagens.provas',
    'SELECT * FROM portal.tenants',
    'SELECT * FROM pub.contratos',
  ])('refuses: %s', async (text) => {
    await desk.query('BEGIN');
    await desk.query('SET LOCAL app.tenant = 1');
    await expect(desk.query(text)).rejects.toThrow(/permission denied|row-level security/);
    await desk.query('ROLLBACK');
  });

  it('keeps a file that belongs to a message', async () => {
    await desk.query('BEGIN');
    await desk.query('SET LOCAL app.tenant = 1');
    const { rows } = await desk.query('SELECT count(*)::int AS many FROM mensagens.anexos WHERE mensagem IS NOT NULL');
    expect(rows[0].many).toBeGreaterThan(0);
    expect((await desk.query('DELETE FROM mensagens.anexos WHERE mensagem IS NOT NULL')).rowCount).toBe(0);
    await desk.query('ROLLBACK');
  });

  it('lets letters be counted of one body at a time', async () => {
    for (const tenant of [1, 2]) {
      await desk.query('BEGIN');
      await desk.query(`SET LOCAL app.tenant = ${tenant}`);
      expect((await desk.query('SELECT DISTINCT tenant FROM mensagens.correio')).rows).toEqual([{ tenant }]);
      await desk.query('ROLLBACK');
    }
  });

  it('takes away what the role was once given', async () => {
    const role = portal.place.desk.user;
    await portal.db.own(async (client) => {
      await client.query(`GRANT ALL ON ALL TABLES IN SCHEMA mensagens TO ${role}`);
      await raiseWall(client, portal.place, schemaPlan(datasets));
    });
    await desk.query('BEGIN');
    await desk.query('SET LOCAL app.tenant = 1');
    await expect(desk.query('DELETE FROM mensagens.passos')).rejects.toThrow(/permission denied/);
    await desk.query('ROLLBACK');
  });

  it('keeps the web role out', async () => {
    await expect(portal.db.read(1, (client) => client.query('SELECT * FROM mensagens.recebidas'))).rejects.toThrow(
      /permission denied/,
    );
  });
});

describe('where the owner may not create roles', () => {
  it('keeps bodies apart by what each statement says', async () => {
    const db = new Database({ ...portal.place, desk: portal.place.owner, staff: portal.place.owner });
    const app = await buildPortal({ ...portal.setting, messages: { ...portal.setting.messages, db } });
    const bare = new Writer({ ...portal, app });
    const { id } = (await bare.upload('laudo.pdf', PDF)).body.data;
    const sent = await bare.send();
    const pass = await bare.passTo('orgao', sent.body.data.protocolo);
    await app.inject({ method: 'DELETE', url: `/api/v1/mensagens/anexos/${id}`, headers: { host: CM } });
    const across = [
      await bare.post('mensagens/consulta', ticketOf(sent), {}, CM),
      await bare.get('atender', pass, CM),
      await bare.send({ ...complaint, anexos: [id] }, randomUUID(), CM),
    ];
    expect(across.map(({ status }) => status)).toEqual([404, 401, 400]);
    expect((await bare.send({ ...complaint, anexos: [id] })).status).toBe(201);
    await app.close();
    await db.close();
  });
});
