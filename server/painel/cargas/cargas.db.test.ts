import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CargaDeskAnswer,
  CargasDeskAnswer,
  CorrecaoDeskAnswer,
  DeclaracoesDeskAnswer,
  RegistrosAnswer,
  VoltaAnswer,
} from '../../../catalog/painel/cargas/answer.ts';
import { portal as run } from '../../../test/cli.ts';
import { type ContractsDesk, openContracts } from '../../../test/contracts.ts';
import { deskAsk } from '../../../test/desk.ts';
import { row } from '../../../test/loads.ts';

const REASON = 'O arquivo trouxe contratos de outro ano';

let first = 0;
let second = 0;
let desk: ContractsDesk;

beforeAll(async () => {
  desk = await openContracts();
  first = await desk.send([row('1/2025', '2025', '10,00'), row('2/2025', '2025', '20,00')]);
  second = await desk.send([row('1/2025', '2025', '10,00'), row('9/2025', '2025', '90,00'), row('1/2026', '2026')]);
});

afterAll(() => desk.portal.close());

describe('the loads of a body', () => {
  it('tells each with its author and sums, and nothing of another body', async () => {
    const { json } = await deskAsk<CargasDeskAnswer>(desk.portal, desk.ana, 'GET', '/cargas?dataset=contratos');
    expect(json.data.map(({ carga, linhas, autor, vigente }) => [carga, linhas, autor, vigente])).toEqual([
      [second, 3, 'teste', true],
      [first, 2, 'teste', false],
    ]);
    const { json: one } = await deskAsk<CargaDeskAnswer>(desk.portal, desk.ana, 'GET', `/cargas/contratos/${second}`);
    expect(one.data).toMatchObject({ substituiu: [first], ultima: second, ocupado: false });
    expect(one.data.semVolta).toMatch(/última carga/);
    expect((await deskAsk(desk.portal, desk.stranger, 'GET', `/cargas/contratos/${second}`)).status).toBe(404);
  });

  it('goes back to a load as the command line does, after a rehearsal and with the reason beside it', async () => {
    const path = `/cargas/contratos/${first}/volta`;
    const rehearsed = await deskAsk<VoltaAnswer>(desk.portal, desk.ana, 'POST', path, {
      motivo: null,
      ensaio: true,
      ultima: second,
    });
    expect(
      rehearsed.json.data.periodos.map(({ periodo, linhasAntes, linhasDepois }) => [
        periodo,
        linhasAntes,
        linhasDepois,
      ]),
    ).toEqual([
      ['2025', 2, 2],
      ['2026', 1, 0],
    ]);
    expect(rehearsed.json.data.periodos[0]?.somas).toContainEqual(
      expect.objectContaining({ antes: expect.stringMatching(/100,00/), depois: expect.stringMatching(/30,00/) }),
    );
    expect(await desk.listed()).toContain('9/2025');
    const silent = await deskAsk(desk.portal, desk.ana, 'POST', path, { motivo: null, ensaio: false, ultima: second });
    expect([silent.status, silent.json.message]).toEqual([400, expect.stringMatching(/motivo/)]);
    const late = await deskAsk(desk.portal, desk.ana, 'POST', path, { motivo: REASON, ensaio: false, ultima: first });
    expect([late.status, late.json.type]).toEqual([409, 'CHANGED']);
    const done = await deskAsk<VoltaAnswer>(desk.portal, desk.ana, 'POST', path, {
      motivo: REASON,
      ensaio: false,
      ultima: second,
    });
    expect(done.status).toBe(200);
    expect((await desk.listed()).sort()).toEqual(['1/2025', '2/2025']);
    const { json } = await desk.portal.ask('/api/v1/contratos/cargas', desk.host);
    expect(json.data[0]).toMatchObject({ carga: done.json.data.carga, voltaA: first, motivo: REASON });
    expect(await desk.acts()).toContain(`${desk.ana.nome}: carga.desfeita`);
  });
});

describe('the correction of a record', () => {
  it('is found by words, rehearsed, refused by the kind of its field, and made for good', async () => {
    const { json: found } = await deskAsk<RegistrosAnswer>(
      desk.portal,
      desk.ana,
      'GET',
      '/registros/contratos?palavras=MERENDA+2/2025',
    );
    expect(found.data.map(({ chave }) => chave.numContrato)).toEqual(['2/2025']);
    const chave = found.data[0]?.chave ?? {};
    const order = (rest: object) => ({ chave, motivo: REASON, ensaio: false, ...rest });
    const wrong = await deskAsk(
      desk.portal,
      desk.ana,
      'POST',
      '/correcoes/contratos',
      order({ valores: { vlrContrato: 'muito' } }),
    );
    expect([wrong.status, wrong.json.message]).toEqual([422, expect.stringMatching(/^Valor atual/)]);
    const key = await deskAsk(
      desk.portal,
      desk.ana,
      'POST',
      '/correcoes/contratos',
      order({ valores: { numContrato: '3' } }),
    );
    expect(key.json.message).toMatch(/identifica o registro/);
    const valores = { vlrContrato: '25,50' };
    const rehearsed = await deskAsk<CorrecaoDeskAnswer>(
      desk.portal,
      desk.ana,
      'POST',
      '/correcoes/contratos',
      order({ valores, ensaio: true, motivo: null }),
    );
    expect(rehearsed.json.data).toMatchObject({
      feita: false,
      linhas: 1,
      campos: [{ antes: '20,00', depois: '25,50' }],
    });
    const done = await deskAsk<CorrecaoDeskAnswer>(
      desk.portal,
      desk.ana,
      'POST',
      '/correcoes/contratos',
      order({ valores }),
    );
    expect(done.json.data.feita).toBe(true);
    const { json } = await desk.portal.ask('/api/v1/contratos/2%2F2025/2025', desk.host);
    expect(json.data[0]?.vlrContrato).toBe(25.5);
    const other = await deskAsk(desk.portal, desk.stranger, 'POST', '/correcoes/contratos', order({ valores }));
    expect([other.status, other.json.message]).toEqual([422, expect.stringMatching(/Não há registro/)]);
  });

  it('withdraws a record with its reason, and logs no value of it', async () => {
    const chave = { numContrato: '2/2025', numAnoPub: '2025' };
    const order = { chave, valores: null, motivo: 'Decisão judicial de novembro', ensaio: false };
    await deskAsk(desk.portal, desk.ana, 'POST', '/correcoes/contratos', order);
    const gone = await desk.portal.ask('/api/v1/contratos/2%2F2025/2025', desk.host);
    expect([gone.status, gone.json.message]).toEqual([410, expect.stringMatching(/Decisão judicial/)]);
    const { rows } = await desk.portal.db.own((client) =>
      client.query<{ ato: string }>(
        `SELECT row_to_json(a)::text AS ato FROM portal.atos a WHERE acao LIKE 'registro.%'`,
      ),
    );
    expect(rows).toHaveLength(2);
    expect(rows.some(({ ato }) => /25,5|Serra Verde/.test(ato))).toBe(false);
  });
});

describe('a statement that nothing happened', () => {
  it('is refused where rows contradict it, published where none do, and taken back', async () => {
    const said = { de: '2025-01-01', ate: '2025-12-31', onde: null, texto: 'Não houve contratos no período.' };
    const wrong = await deskAsk(desk.portal, desk.ana, 'POST', '/declaracoes/contratos', said);
    expect([wrong.status, wrong.json.message]).toEqual([422, expect.stringMatching(/não seria verdadeira/)]);
    const part = { ...said, onde: { campo: 'txtSituacao', valor: 'Perdido' } };
    const strange = await deskAsk(desk.portal, desk.ana, 'POST', '/declaracoes/contratos', part);
    expect([strange.status, strange.json.message]).toEqual([
      422,
      expect.stringMatching(/^“Perdido” não é um valor de Situação/),
    ]);
    const true1 = { ...said, de: '2024-01-01', ate: '2024-12-31' };
    expect((await deskAsk(desk.portal, desk.ana, 'POST', '/declaracoes/contratos', true1)).status).toBe(200);
    const { json } = await deskAsk<DeclaracoesDeskAnswer>(desk.portal, desk.ana, 'GET', '/declaracoes');
    expect(json.data).toMatchObject([{ dataset: 'contratos', de: '2024-01-01', autor: desk.ana.nome }]);
    expect(json.conjuntos.find(({ id }) => id === 'contratos')).toMatchObject({ nunca: false, faltam: [] });
    expect((await desk.portal.ask('/api/v1/contratos?numAnoPub=2024', desk.host)).json.declaracao?.texto).toBe(
      said.texto,
    );
    const path = '/declaracoes/contratos/2024-01-01/2024-12-31';
    expect((await deskAsk(desk.portal, desk.stranger, 'DELETE', path)).status).toBe(422);
    expect((await deskAsk(desk.portal, desk.ana, 'DELETE', path)).status).toBe(200);
    expect((await desk.portal.ask('/api/v1/contratos?numAnoPub=2024', desk.host)).json.declaracao).toBeUndefined();
  });

  it('does not come back with a folder that was exported before it was taken back, unless told to', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'portal-declarado-')), 'pm');
    const state = (ano: number, texto: string) =>
      deskAsk(desk.portal, desk.ana, 'POST', '/declaracoes/contratos', {
        ...{ de: `${ano}-01-01`, ate: `${ano}-12-31`, onde: null, texto },
      });
    const stated = async () =>
      (await deskAsk<DeclaracoesDeskAnswer>(desk.portal, desk.ana, 'GET', '/declaracoes')).json.data;
    for (const ano of [2021, 2022, 2023]) await state(ano, 'Não houve contratos no ano.');
    await run(desk.portal, 'tenant', 'export', 'pmdemo', folder);
    const before = await stated();
    const { out } = await run(desk.portal, 'tenant', 'apply', folder);
    expect(out).toContainEqual(expect.stringMatching(/^Declarações: 3, todas já publicadas\./));
    expect(await stated()).toEqual(before);

    await deskAsk(desk.portal, desk.ana, 'DELETE', '/declaracoes/contratos/2021-01-01/2021-12-31');
    await state(2022, 'Nenhum contrato foi assinado em 2022.');
    const refused = run(desk.portal, 'tenant', 'apply', folder);
    await expect(refused).rejects.toThrow(/retirada por Ana Controladora.*\n.*reescrita por Ana Controladora/);
    await expect(refused).rejects.toThrow(/Contratos, de 01\/01\/2021 a 31\/12\/2021.*[\s\S]*--sobrescrever/);
    expect((await stated()).map(({ de }) => de)).not.toContain('2021-01-01');

    // What it would do is told, and nothing of it done.
    const sheet = join(folder, 'tenant.yaml');
    const written = await readFile(sheet, 'utf8');
    await writeFile(sheet, written.replace(/^txtCliente: .*$/m, 'txtCliente: Prefeitura de Outro Nome'));
    const stands = await stated();
    const told = (await run(desk.portal, 'tenant', 'apply', folder, '--sobrescrever', '--ensaio')).out;
    expect(told[0]).toBe('O órgão pmdemo mudaria.');
    expect(told.join('\n')).toMatch(/^Mudaria: [\s\S]*Outro Nome[\s\S]*^Declarações: 3, 1 já publicadas/m);
    expect(told.at(-1)).toMatch(/^Nada foi mudado/);
    expect(await stated()).toEqual(stands);
    expect((await desk.portal.ask('/', desk.host)).text).not.toContain('Outro Nome');
    await writeFile(sheet, written);

    await run(desk.portal, 'tenant', 'apply', folder, '--sobrescrever');
    expect((await stated()).map(({ de, texto }) => [de, texto])).toEqual(before.map(({ de, texto }) => [de, texto]));
    // What stands is the folder's own now: nothing newer is left to lose.
    await expect(run(desk.portal, 'tenant', 'apply', folder)).resolves.toBeDefined();
    await rm(dirname(folder), { recursive: true });
  });
});
