import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../catalog/fields/field.ts';
import { archive } from '../../test/archive.ts';
import { openPortal, type Portal } from '../../test/portal.ts';

const CHAMBER = 'cmdemo.transparencia.localhost';

let portal: Portal;
let first = 0;
let second = 0;
let text = '';
let row: Row = {};

beforeAll(async () => {
  portal = await openPortal();
  const { json } = await portal.ask('/api/v1/contratos?_size=3');
  first = json.dados.carga ?? 0;
  row = json.data[0] ?? {};
  await portal.db.own(async (client) => {
    text = await archive(client, first, json.data);
    second = await again(client, first);
  });
});

afterAll(() => portal.close());

/** A later load of one exercise only, of which no file is kept. */
async function again(client: pg.ClientBase, carga: number): Promise<number> {
  const { rows } = await client.query(
    `INSERT INTO portal.cargas (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor, somas, "voltaA")
     SELECT tenant, dataset, 'de novo.csv', sha256, '{2026}', '2026-11-05', 7, 7, 0, 'teste', '{"vlrContrato": 12.5}', id
     FROM portal.cargas WHERE id = $1 RETURNING id`,
    [carga],
  );
  await client.query(
    `UPDATE portal.periodos p SET carga = $2, referencia = '2026-11-05', linhas = 7
     FROM portal.cargas c WHERE c.id = $1 AND p.tenant = c.tenant AND p.dataset = c.dataset AND p.periodo = '2026'`,
    [carga, rows[0].id],
  );
  return rows[0].id;
}

interface Load extends Row {
  carga: number;
}

const loads = async (url: string, host?: string): Promise<Load[]> =>
  (await portal.ask(url, host)).json.data as unknown as Load[];

describe('the loads of a dataset', () => {
  it('come newest first, each with what it replaced and what of it still stands', async () => {
    const [late, early] = await loads('/api/v1/contratos/cargas');
    expect(late).toMatchObject({
      carga: second,
      referencia: '2026-11-05',
      linhas: 7,
      somas: { vlrContrato: 12.5 },
      periodo: ['2026'],
      vigente: ['2026'],
      substitui: [first],
      voltaA: first,
      href: null,
    });
    expect(early).toMatchObject({
      carga: first,
      substitui: [],
      voltaA: null,
      href: `/v1/contratos/cargas/${first}.csv`,
    });
    expect(early?.vigente).not.toContain('2026');
    expect(early?.periodo).toContain('2026');
  });

  it('are turned page by page, and asked in no other way', async () => {
    expect((await loads('/api/v1/contratos/cargas?_size=1&_page=2')).map(({ carga }) => carga)).toEqual([first]);
    const refused = await portal.ask('/api/v1/contratos/cargas?numAnoPub=2026');
    expect([refused.status, refused.json.message]).toEqual([400, expect.stringContaining('use _page, _size')]);
  });

  it('of a cut are those of what it is cut from', async () => {
    expect((await loads('/api/v1/covidcontratos/cargas')).map(({ carga }) => carga)).toEqual([second, first]);
  });

  it('are no other body’s', async () => {
    const theirs = await loads('/api/v1/contratos/cargas', CHAMBER);
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.map(({ carga }) => carga)).not.toEqual(expect.arrayContaining([first]));
    expect((await portal.ask(`/api/v1/contratos/cargas/${first}.csv`, CHAMBER)).status).toBe(404);
  });

  it('are summed up for the whole body: every dataset of its affair, loaded or not', async () => {
    const all = (await portal.ask('/api/v1/cargas', CHAMBER)).json.data;
    expect(all.map(({ dataset }) => dataset)).not.toContain('dividaativa');
    expect(all.map(({ dataset }) => dataset)).toContain('contratos');
    const ours = (await portal.ask('/api/v1/cargas')).json.data.find(({ dataset }) => dataset === 'contratos');
    expect(ours).toMatchObject({ carga: second, cargas: 2, referencia: '2026-11-05' });
  });

  it('leave each period with the load, the day and the rows that stand in it', async () => {
    const { json } = await portal.ask('/api/v1/contratos/cargas');
    const { periodos } = json as unknown as { periodos: Row[] };
    const [now, then] = periodos;
    expect(now).toMatchObject({ periodo: '2026', carga: second, referencia: '2026-11-05', linhas: 7 });
    expect(then).toMatchObject({ periodo: '2025', carga: first, referencia: '2026-10-31' });
    const sum = periodos.reduce((all, { linhas }) => all + Number(linhas), 0);
    expect(json.dados).toMatchObject({ carga: second, referencia: '2026-11-05', linhas: sum });
  });
});

describe('the file of a load', () => {
  const get = (url: string, encoding?: string) =>
    portal.app.inject({ url, headers: { host: 'localhost', ...(encoding && { 'accept-encoding': encoding }) } });

  it('is the whole of it, under a name that says what and when', async () => {
    const plain = await get(`/api/v1/contratos/cargas/${first}.csv`);
    expect(plain.payload).toBe(text);
    expect(plain.headers['content-disposition']).toBe(
      `attachment; filename="pmdemo-contratos-2026-10-31-carga-${first}.csv"`,
    );
  });

  it('travels as it is kept to who takes it so', async () => {
    const zipped = await get(`/api/v1/contratos/cargas/${first}.csv`, 'gzip, br');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(text);
  });

  it('goes to a spreadsheet guarded, with labels and decimal commas, and stays as it is for programs', async () => {
    const name = '=cmd|calc!A0';
    const kept = await portal.db.own((client) =>
      archive(client, first, [
        { numContrato: '1/2026', txtObjeto: name, vlrContrato: -1234.5, dtAssinatura: '2026-03-01' },
      ]),
    );
    const sheet = await get(`/api/v1/contratos/cargas/${first}.csv?_planilha=1`);
    expect(sheet.payload).toBe(
      `\uFEFFContrato;Objeto;Valor atual;Assinatura\r\n1/2026;'${name};-1.234,50;01/03/2026\r\n`,
    );
    const raw = await get(`/api/v1/contratos/cargas/${first}.csv`);
    expect(raw.payload).toBe(kept);
    expect(raw.payload).toContain(`;${name};-1234.5;2026-03-01`);
    expect((await get(`/api/v1/contratos/cargas/${first}.csv?_planilha=0`)).statusCode).toBe(400);
  });

  it.each([
    ['that none was kept', () => second, 'não está guardado'],
    ['that there is no such load', () => 999_999, 'Não há carga com esse número'],
    ['that a load of another dataset is not here', () => 1, 'Não há carga com esse número'],
  ])('says %s', async (_, carga, sentence) => {
    const { status, json } = await portal.ask(`/api/v1/contratos/cargas/${carga()}.csv`);
    expect([status, json.message]).toEqual([404, expect.stringContaining(sentence)]);
  });
});

describe('a record', () => {
  const say = (chave: object, valores: object | null, motivo: string) =>
    portal.db.own((client) =>
      client.query(
        `INSERT INTO portal.correcoes (tenant, dataset, chave, valores, motivo, autor, "feitaEm")
         SELECT tenant, 'contratos', $2, $3, $4, 'teste', '2026-11-10T01:30:00Z' FROM portal.cargas WHERE id = $1`,
        [first, chave, valores, motivo],
      ),
    );
  const path = (numContrato: unknown, year: unknown): string =>
    `/api/v1/contratos/${encodeURIComponent(String(numContrato))}/${year}`;

  it('that was corrected says when, what and why', async () => {
    const { numContrato = null, numAnoPub = null } = row;
    await say({ numContrato, numAnoPub }, { vlrContrato: 10 }, 'Valor digitado errado.');
    const found = (await portal.ask(path(numContrato, numAnoPub))).json as unknown as { correcoes: unknown };
    expect(found.correcoes).toEqual([
      {
        chave: { numContrato, numAnoPub },
        campos: ['vlrContrato'],
        retirado: false,
        motivo: 'Valor digitado errado.',
        feitaEm: '2026-11-10T01:30:00.000Z',
      },
    ]);
    const other = await portal.ask(path(numContrato, numAnoPub), CHAMBER);
    expect(JSON.stringify(other.json)).not.toContain('Valor digitado errado');
  });

  it('that was withdrawn says so at its address, by the clock of Brasília, and elsewhere nothing is changed', async () => {
    await say({ numContrato: '9/99', numAnoPub: '2026' }, null, 'Publicado por engano.');
    const gone = await portal.ask(path('9/99', 2026));
    expect([gone.status, gone.json.type, gone.json.message]).toEqual([
      410,
      'WITHDRAWN',
      'Este registro foi retirado em 09/11/2026: Publicado por engano.',
    ]);
    expect((await portal.ask(path('9/99', 2025))).status).toBe(404);
    expect((await portal.ask(path('9/99', 2026), CHAMBER)).status).toBe(404);
  });

  it('is listed with the loads, as corrected or withdrawn', async () => {
    const { json } = await portal.ask('/api/v1/contratos/cargas?_size=5');
    const { correcoes } = json as unknown as { correcoes: { retirado: boolean }[] };
    expect(correcoes.map(({ retirado }) => retirado).sort()).toEqual([false, true]);
  });
});

describe('the models', () => {
  it('are listed, and each is found at both its addresses', async () => {
    const { json } = await portal.ask('/api/v1/modelos');
    const found = json.data.find(({ dataset }) => dataset === 'contratos');
    const model = await portal.ask(`/api${found?.href}`);
    expect(model.text).toContain('numContrato;numAnoPub;');
    expect((await portal.ask(String(found?.pagina))).text).toBe(model.text);
    expect(json.data.map(({ dataset }) => dataset)).not.toContain('covidcontratos');
    expect((await portal.ask('/api/v1/modelos/covidcontratos.csv')).status).toBe(404);
  });
});
