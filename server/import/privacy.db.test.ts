import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contratos } from '../../catalog/datasets/contratos.ts';
import { cpf } from '../../catalog/samples/digits.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { plainDigits } from '../../catalog/texto/digits.ts';
import { row, TwoTenants } from '../../test/loads.ts';
import { CPF_SPELLINGS } from '../../test/spellings.ts';
import { lines } from '../cli/report.ts';
import { declare } from './declare.ts';
import { maskStored } from './mask.ts';
import type { ImportFile } from './read/files.ts';

/** A CPF of nobody. */
const ID = cpf('529982247');
/** Another, whose digits are those of an amount. */
const OTHER = cpf('111444777');
const MASKED = '***.982.247-**';
const HEAD = 'numContrato;numAnoPub;txtNomeRazaoContratada;txtCpfCnpjContratada;txtObjeto;dtAssinatura;vlrContrato';

let desk: TwoTenants;
let folder: string;

beforeAll(async () => {
  desk = await TwoTenants.open();
  folder = await mkdtemp(join(tmpdir(), 'portal-cpf-'));
});
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true });
});

/** Whether the digits of the CPF follow each other in a text, whatever stands between them. */
const shows = (text: string): boolean => plainDigits(text).replace(/\D/g, '').includes(ID);

/** Two rows for each spelling: one that is sound, and one with the CPF where a day should be. */
const rows = CPF_SPELLINGS.flatMap(([, spell], i) => [
  csvLine([`${spell(ID)}`, '2031', `MARIA ${spell(ID)}`, spell(ID), `Aluguel a ${spell(ID)}, sala ${i}`, '', '1,00']),
  csvLine([`x${i}`, '2031', 'MARIA', spell(ID), 'Aluguel', spell(ID), '1,00']),
]);

/** The rows in two files, so that sentences name the file. */
async function* files(text: string): AsyncGenerator<ImportFile> {
  for (const [, spell] of CPF_SPELLINGS.slice(0, 2)) {
    const content = text.replaceAll('2031', spell(ID) === ID ? '2031' : '2032');
    yield { name: `folha ${spell(ID)}.csv`, bytes: Readable.from([Buffer.from(content)]) };
  }
}

async function stored(): Promise<string[]> {
  const list =
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('dados', 'portal')";
  const { rows: tables } = await desk.client.query<{ name: string }>(list);
  const all: string[] = [];
  for (const { name } of tables.filter(({ name }) => name !== 'portal.arquivadas')) {
    const { rows: found } = await desk.client.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`);
    all.push(...found.map(({ text }) => text));
  }
  return all;
}

async function archives(): Promise<string[]> {
  const text = "SELECT string_agg(bytes, '' ORDER BY parte) AS bytes FROM portal.arquivadas GROUP BY carga";
  const { rows: found } = await desk.client.query<{ bytes: Buffer }>(text);
  return found.map(({ bytes }) => gunzipSync(bytes).toString('utf8'));
}

it('a CPF of a file, however it is spelled, is in no table, archive, list of refused lines or sentence', async () => {
  const refusedPath = join(folder, 'recusadas.csv');
  const report = await desk.send([], {
    files: files([HEAD, ...rows].join('\n')),
    name: `folha de ${CPF_SPELLINGS[4]?.[1](ID)}.csv`,
    refusedPath,
    maxRefused: 1,
  });
  expect(report).toMatchObject({ accepted: CPF_SPELLINGS.length * 2, refused: CPF_SPELLINGS.length * 2 });
  const documents = await desk.client.query('SELECT DISTINCT "txtCpfCnpjContratada" AS id FROM dados.contratos');
  expect(documents.rows).toEqual([{ id: MASKED }]);
  const told = [JSON.stringify(report), ...lines(contratos, report)];
  const places = [...(await stored()), ...(await archives()), await readFile(refusedPath, 'utf8'), ...told];
  expect(places.join('\n')).toContain(MASKED);
  expect(places.filter(shows)).toEqual([]);
});

it('a file without a header is refused without saying whom its first line names', async () => {
  // As many cells as a sentence names.
  for (let at = 0; at < CPF_SPELLINGS.length; at += 9) {
    const cells = CPF_SPELLINGS.slice(at, at + 9).flatMap(([, spell]) => [spell(ID), `Aluguel a ${spell(ID)}`]);
    const sent = desk.send([], { files: files(csvLine(['MARIA', ...cells])) });
    await expect(sent).rejects.toSatisfy(({ message }: Error) => message.includes('MARIA') && !shows(message));
  }
});

it('what a body states in place of rows has no CPF', async () => {
  const said = { tenant: desk.here, dataset: contratos, from: '2031-01-01', to: '2031-12-31', author: 'teste' };
  for (const [, spell] of CPF_SPELLINGS) await declare(desk.client, { ...said, text: `Responde: ${spell(ID)}` });
  const { rows: found } = await desk.client.query('SELECT texto FROM portal.declaracoes');
  expect(found).toEqual([{ texto: `Responde: ${MASKED}` }]);
});

it('what an older version let pass is counted, masked everywhere, and found no more', async () => {
  await desk.clear();
  await desk.send([row('1', '2031'), row('2', '2031', `${OTHER.slice(0, 9)},${OTHER.slice(9)}`)]);
  const spelled = CPF_SPELLINGS.map(([, spell]) => spell(ID)).join(' / e ');
  const amount = `${OTHER.slice(0, 9)}.${OTHER.slice(9)}`;
  const archive = gzipSync(['numContrato;txtObjeto;vlrContrato', `1;"a ${spelled}";${amount}`].join('\n'));
  await desk.client.query(`UPDATE dados.contratos SET "txtObjeto" = $1 WHERE "numContrato" = '1'`, [spelled]);
  await desk.client.query('UPDATE portal.cargas SET arquivo = $1', [`${spelled}.csv`]);
  await desk.client.query('UPDATE portal.declaracoes SET texto = $1', [spelled]);
  await desk.client.query('UPDATE portal.arquivadas SET bytes = $1', [archive]);
  const job = { tenant: desk.here, dataset: contratos, rehearsal: false };
  const found = { rows: 1, loads: 1, words: 2 };
  expect(await maskStored(desk.client, { ...job, rehearsal: true })).toEqual(found);
  expect((await stored()).filter(shows)).toHaveLength(3);
  const before = await desk.version();
  expect(await maskStored(desk.client, job)).toEqual(found);
  expect([...(await stored()), ...(await archives())].filter(shows)).toEqual([]);
  expect((await archives())[0]).toContain(`;${amount}`);
  expect(await desk.version()).toBe(before + 1);
  expect(await maskStored(desk.client, job)).toEqual({ rows: 0, loads: 0, words: 0 });
  expect(await desk.version()).toBe(before + 1);
});
