import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { row, TwoTenants } from '../../test/loads.ts';
import { announceVersion } from '../import/publish/publish.ts';
import { redact } from '../import/redact.ts';
import { catchUpIndex } from './follow.ts';
import { indexRows } from './rows.ts';

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
});

beforeEach(async () => {
  await desk.client.query(`TRUNCATE dados._busca, dados._palavras, portal.buscas, portal.versoes, portal.correcoes, dados.contratos;
    DELETE FROM portal.cargas`);
});

afterAll(() => desk.close());

const contract = (number: string, year: string, txtObjeto: string): Cells => ({ ...row(number, year), txtObjeto });

/** The numbers of the contracts that have a word. */
async function having(word: string, tenant = desk.here): Promise<string[]> {
  const { rows } = await desk.client.query(
    `SELECT linha ->> 'numContrato' AS number FROM dados._busca WHERE tenant = $1 AND palavras @@ $2::tsquery ORDER BY 1`,
    [tenant, `'${tenant}:${word}'`],
  );
  return rows.map(({ number }) => number);
}

async function isBehind(): Promise<boolean> {
  const { rows } = await desk.client.query(
    `SELECT b.versao IS DISTINCT FROM v.versao AS behind FROM portal.versoes v
     LEFT JOIN portal.buscas b ON b.tenant = v.tenant AND b.dataset = v.dataset WHERE v.dataset = $1`,
    [contratos.id],
  );
  return rows.some(({ behind }) => behind);
}

it('what is loaded is found, what it replaced is not, and other years stay', async () => {
  await desk.send([contract('1', '2025', 'Ambulâncias'), contract('2', '2024', 'Ambulâncias')]);
  expect(await having('ambulancia')).toEqual(['1', '2']);
  await desk.send([contract('3', '2025', 'Tratores')]);
  expect(await having('ambulancia')).toEqual(['2']);
  expect(await having('trator')).toEqual(['3']);
  const { rows } = await desk.client.query("SELECT ano FROM dados._palavras WHERE raiz = 'ambulancia'");
  expect(rows).toEqual([{ ano: 2024 }]);
});

it('the words of one body are not found by another', async () => {
  await desk.send([contract('1', '2025', 'Ambulâncias')]);
  await desk.send([contract('9', '2025', 'Ambulâncias')], { tenant: desk.there });
  expect(await having('ambulancia')).toEqual(['1']);
  expect(await having('ambulancia', desk.there)).toEqual(['9']);
});

it('what a killed importer left behind is made up for, once', async () => {
  await desk.send([contract('1', '2025', 'Ambulâncias')]);
  await desk.send([contract('2', '2025', 'Tratores')], { search: 'later' });
  expect(await isBehind()).toBe(true);
  expect(await having('ambulancia')).toEqual(['1']);
  expect(await catchUpIndex(desk.client, datasets)).toBe(1);
  expect([await having('ambulancia'), await having('trator'), await isBehind()]).toEqual([[], ['2'], false]);
  expect(await catchUpIndex(desk.client, datasets)).toBe(0);
});

it('a change that no load tells of is found as well', async () => {
  await desk.send([contract('1', '2025', 'Ambulâncias')]);
  await desk.client.query(`UPDATE dados.contratos SET "txtObjeto" = 'Tratores'`);
  await announceVersion(desk.client, { tenant: desk.here, set: contratos });
  await catchUpIndex(desk.client, datasets);
  expect([await having('ambulancia'), await having('trator')]).toEqual([[], ['1']]);
});

it('what was withdrawn is forgotten and what was corrected is found, even while another change waits', async () => {
  await desk.send([
    contract('1', '2025', 'Ambulâncias'),
    contract('2', '2025', 'Ambulâncias'),
    contract('3', '2024', 'Rodas'),
  ]);
  const job = { tenant: desk.here, dataset: contratos, reason: 'Erro', author: 'teste' };
  await redact(desk.client, { ...job, key: { numContrato: '1', numAnoPub: '2025' }, values: null });
  await redact(desk.client, {
    ...job,
    key: { numContrato: '2', numAnoPub: '2025' },
    values: { txtObjeto: 'Tratores' },
  });
  expect([await having('ambulancia'), await having('trator'), await isBehind()]).toEqual([[], ['2'], false]);
  // Nobody told of this one; the load of another year that follows must not hide it.
  await desk.client.query(`UPDATE dados.contratos SET "txtObjeto" = 'Barcos' WHERE "numContrato" = '3'`);
  await announceVersion(desk.client, { tenant: desk.here, set: contratos });
  await desk.send([contract('4', '2023', 'Motos')]);
  expect([await having('roda'), await having('barco'), await having('moto')]).toEqual([[], ['3'], ['4']]);
});

it('cut off, it leaves all as it was and can be begun again', async () => {
  await desk.send([contract('1', '2025', 'Ambulâncias')]);
  await desk.send([contract('2', '2025', 'Tratores')], { search: 'later' });
  const cut = indexRows(desk.client, contratos, desk.here, ['2025'], AbortSignal.abort(new Error('enough')));
  await expect(cut).rejects.toThrow('enough');
  expect([await having('ambulancia'), await isBehind()]).toEqual([['1'], true]);
  expect(await indexRows(desk.client, contratos, desk.here)).toBe(true);
  expect([await having('trator'), await isBehind()]).toEqual([['2'], false]);
});

async function rowsByYear(): Promise<Record<string, number>> {
  const { rows } = await desk.client.query<{ linhas: Record<string, number> }>(
    'SELECT linhas FROM portal.buscas WHERE tenant = $1 AND dataset = $2',
    [desk.here, contratos.id],
  );
  return rows[0]?.linhas ?? {};
}

it('knows how many rows of each year it has, and lays them in blocks that can be asked for', async () => {
  await desk.send([
    contract('1', '2025', 'Ambulâncias'),
    contract('2', '2025', 'Tratores'),
    contract('3', '2024', 'Rodas'),
  ]);
  expect(await rowsByYear()).toEqual({ 2024: 1, 2025: 2 });
  expect([await having('#2025/0'), await having('#2024/0')]).toEqual([['1', '2'], ['3']]);
  await desk.send([contract('1', '2025', 'Ambulâncias')], { force: true });
  expect(await rowsByYear()).toEqual({ 2024: 1, 2025: 1 });
});

it('an index of before rows lay in blocks is written anew, and answers until then', async () => {
  await desk.send([contract('1', '2025', 'Ambulâncias')]);
  await desk.client.query('UPDATE portal.buscas SET linhas = NULL');
  expect(await having('ambulancia')).toEqual(['1']);
  expect(await catchUpIndex(desk.client, datasets)).toBe(1);
  expect([await having('ambulancia'), await rowsByYear()]).toEqual([['1'], { 2025: 1 }]);
  expect(await catchUpIndex(desk.client, datasets)).toBe(0);
});

it('the vocabulary counts the rows that have a word, however often each says it', async () => {
  await desk.send([contract('1', '2025', 'Pneus, pneu e PNEUS'), contract('2', '2025', 'Pneus')]);
  const { rows } = await desk.client.query("SELECT vezes, forma FROM dados._palavras WHERE raiz = 'pneu'");
  expect(rows).toEqual([{ vezes: 2, forma: 'pneus' }]);
});

it('keeps what a text holds of quotes, backslashes and line ends', async () => {
  const txtObjeto = 'Chave "L" \\ 1/2\t\\N d\'água';
  await desk.send([contract('1', '2025', txtObjeto)]);
  const { rows } = await desk.client.query<{ text: string; kept: string }>(
    `SELECT b.linha ->> 'txtObjeto' AS kept, c."txtObjeto" AS text FROM dados._busca b
     JOIN dados.contratos c ON c.tenant = b.tenant WHERE b.dataset = $1`,
    [contratos.id],
  );
  expect(rows.map(({ kept }) => kept)).toEqual(rows.map(({ text }) => text));
  expect(await having('chave')).toEqual(['1']);
});

it('two who index at once do it once', async () => {
  await desk.send([contract('1', '2025', 'Ambulâncias')], { search: 'later' });
  const done = await Promise.all([1, 2].map(() => desk.own((own) => indexRows(own, contratos, desk.here))));
  expect(done.sort()).toEqual([false, true]);
  expect(await having('ambulancia')).toEqual(['1']);
});

it('payments to one creditor are one find a year, with how many they are and what they add up to', async () => {
  const payment = (numDocPag: string, vlrPago: string): Cells => ({
    numExercicio: '2025',
    codOrgao: '02',
    codUnidade: '02.001',
    numDocEmpenho: '000001',
    numDocPag,
    dtPagamento: '10/03/2025',
    txtCredor: 'Serra Verde Ltda',
    vlrPago,
  });
  await desk.send([payment('1', '10,50'), payment('2', '20,00')], { dataset: pagamentos, name: 'pagamentos.csv' });
  const { rows } = await desk.client.query('SELECT linhas, valor FROM dados._busca WHERE dataset = $1', ['pagamentos']);
  expect(rows).toEqual([{ linhas: 2, valor: '30.50' }]);
});
