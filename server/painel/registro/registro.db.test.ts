import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConferenciaAnswer, RegistroAnswer } from '../../../catalog/painel/registro/answer.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { checkLog } from '../../seal/acts.ts';
import { eraseTenant } from '../../tenants/remove.ts';
import { writeAct } from '../atos.ts';

/** A folder that is not there: the documents of the tests are shared. */
const ABSENT = join(tmpdir(), 'sem-pasta');

let portal: Portal;
let owner: pg.Client;
let ana: SignedIn;

beforeAll(async () => {
  portal = await openBodies();
  owner = new pg.Client(portal.place.owner);
  await owner.connect();
  ana = await signIn(portal, { papeis: ['controle'] });
});

afterAll(async () => {
  await owner.end();
  await portal.close();
});

const act = (tenant: number, alvo: string, depois: unknown = { nome: alvo, n: 1.5, a: { z: 1, b: [true, null] } }) =>
  portal.db.staff(tenant, (client) =>
    writeAct(
      client,
      { tenant, pessoa: null, quem: '=Ana; "a"' },
      { acao: 'teste.feito', alvo, antes: { nome: 'x' }, depois },
    ),
  );

const asked = async (query: string) => {
  const { json } = await deskAsk<RegistroAnswer>(portal, ana, 'GET', `/registro${query}`);
  return json.data;
};

const problems = (tenant: number) =>
  checkLog(owner, tenant).then(({ problemas }) => problemas.map(({ texto }) => texto));

describe('the log of a body', () => {
  it('numbers acts without gaps, whoever acts at the same time', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, i) => act(1, `ato ${i}`)));
    const { atos } = await asked('?acao=teste.feito');
    expect(atos).toHaveLength(12);
    expect(new Set(atos.map(({ numero }) => numero)).size).toBe(12);
    expect(await problems(1)).toEqual([]);
  });

  it('is filtered by person, kind, period and words of the target, without accents', async () => {
    await act(1, 'Prestação de contas');
    expect((await asked('?texto=prestacao')).atos.map(({ alvo }) => alvo)).toEqual(['Prestação de contas']);
    expect((await asked('?quem=Ningu%C3%A9m')).atos).toEqual([]);
    expect((await asked('?acao=outra.coisa')).atos).toEqual([]);
    expect((await asked('?ate=2020-01-01')).atos).toEqual([]);
    expect((await asked('?de=2020-01-01&texto=')).atos.length).toBeGreaterThan(12);
    expect((await deskAsk(portal, ana, 'GET', '/registro?de=ontem')).status).toBe(400);
  });

  it('goes out as a spreadsheet of what was filtered, in which nothing runs', async () => {
    const { text } = await deskAsk(portal, ana, 'GET', '/registro.csv?texto=prestacao');
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('\uFEFFNº;Quando;Quem;E-mail;Ato;Alvo;Antes;Depois;Resumo (SHA-256)');
    expect(lines[1]).toContain(`;"'=Ana; ""a""";;Teste feito;Prestação de contas;nome: x;`);
  });

  it('is changed, deleted and emptied by nobody, not even its owner by mistake', async () => {
    for (const text of ["UPDATE portal.atos SET quem = 'outra'", 'DELETE FROM portal.atos', 'TRUNCATE portal.atos']) {
      await expect(owner.query(text)).rejects.toThrow(/only added to/);
      await expect(portal.db.staff(1, (client) => client.query(text))).rejects.toThrow(/permission denied/);
    }
  });

  it('tells an act that a superuser changed, took away, or cut off at the end', async () => {
    for (const i of [1, 2, 3, 4]) await act(2, `ato ${i}`);
    const tamper = async (text: string): Promise<string[]> => {
      await owner.query('BEGIN');
      try {
        await owner.query('SET LOCAL session_replication_role = replica');
        await owner.query(text);
        return await problems(2);
      } finally {
        await owner.query('ROLLBACK');
      }
    };
    expect(await problems(2)).toEqual([]);
    expect(await tamper(`UPDATE portal.atos SET depois = '{"nome":"y"}' WHERE tenant = 2 AND numero = 2`)).toEqual([
      'o ato 2 foi alterado depois de escrito',
    ]);
    expect(
      await tamper("UPDATE portal.atos SET quando = quando + interval '1 hour' WHERE tenant = 2 AND numero = 3"),
    ).toEqual(['o ato 3 foi alterado depois de escrito']);
    expect(await tamper('DELETE FROM portal.atos WHERE tenant = 2 AND numero = 2')).toEqual([
      'antes do ato 3 falta ao menos um ato',
    ]);
    expect(await tamper('DELETE FROM portal.atos WHERE tenant = 2 AND numero = 4')).toEqual([
      'o registro deveria terminar no ato 4, e termina no 3',
    ]);
    expect(await tamper('DELETE FROM portal.atos WHERE tenant = 2')).toHaveLength(1);
  });

  it('says in the screen that nothing was changed, with the digest to keep', async () => {
    const { json } = await deskAsk<ConferenciaAnswer>(portal, ana, 'GET', '/registro/conferencia');
    expect(json.data).toMatchObject({ atos: 13, problemas: [], resumo: expect.stringMatching(/^[\da-f]{64}$/) });
  });

  it('tells who did it by the address, whatever name they give themselves', async () => {
    const rui = await signIn(portal, { papeis: ['editor'], nome: 'Rui' });
    await deskAsk(portal, rui, 'PUT', '/conta/nome', { nome: ana.nome });
    await deskAsk(portal, rui, 'PUT', '/conta/nome', { nome: 'Rui' });
    const [last] = (await asked('?acao=pessoa.renomeada')).atos;
    expect(last).toMatchObject({ quem: ana.nome, email: `${rui.id}@example.com`, antes: { nome: ana.nome } });
    expect(last?.depois).toEqual({ nome: 'Rui' });
    const { text } = await deskAsk(portal, ana, 'GET', '/registro.csv?acao=pessoa.renomeada');
    expect(text).toContain(`;${ana.nome};${rui.id}@example.com;Pessoa renomeada;`);
  });

  it('keeps no CPF, wherever somebody types one, and leaves digests as they are', async () => {
    const cpf = '52998224725';
    const resumo = `${'a'.repeat(20)}52998224725${'b'.repeat(33)}`;
    const author = { tenant: 1, pessoa: ana.id, quem: `Ana ${cpf}` };
    const depois = { motivo: [`CPF ${cpf}`], resumo };
    const { rows } = await portal.db.staff(1, async (client) => {
      await writeAct(client, author, { acao: 'teste.cpf', alvo: 'Chave de 52998224725', antes: cpf, depois });
      return client.query("SELECT quem, alvo, antes, depois FROM portal.atos WHERE acao = 'teste.cpf'");
    });
    expect(rows).toEqual([
      {
        quem: 'Ana ***.982.247-**',
        alvo: 'Chave de ***.982.247-**',
        antes: '***.982.247-**',
        depois: { motivo: ['CPF ***.982.247-**'], resumo },
      },
    ]);
    expect(await problems(1)).toEqual([]);
    const named = await deskAsk(portal, ana, 'PUT', '/conta/nome', { nome: `Ana ${cpf}` });
    expect([named.status, named.json.message]).toEqual([400, expect.stringContaining('escreva só o nome')]);
  });

  it('goes with its body, by the one door that says so', async () => {
    await eraseTenant(
      owner,
      { id: 2, slug: 'cmdemo', author: 'teste', messages: true },
      {
        filesDir: ABSENT,
        uploadsDir: ABSENT,
      },
    );
    expect((await owner.query('SELECT 1 FROM portal.atos WHERE tenant = 2')).rowCount).toBe(0);
    expect(await problems(1)).toEqual([]);
  });
});
