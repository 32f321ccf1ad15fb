import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { TwoTenants } from '../../test/loads.ts';
import { type FoundFile, registerFiles } from '../arquivos/register.ts';
import { filesFound } from '../busca/files.ts';
import { FEW } from '../busca/group.ts';
import { tokensOf } from '../busca/question.ts';
import { catchUpIndex } from './follow.ts';

let desk: TwoTenants;

beforeAll(async () => {
  desk = await TwoTenants.open();
  await desk.client.query(`SET app.tenant = ${desk.here}`);
});

beforeEach(async () => {
  await desk.client.query('TRUNCATE portal.arquivos, dados._palavras');
});

afterAll(() => desk.close());

const file = (slug: string, titulo: string, texto: string, ano = 2025): FoundFile => ({
  slug,
  categoria: 'balanco-geral',
  titulo,
  ano,
  periodo: null,
  parte: null,
  partes: [],
  data: `${ano}-03-30`,
  tamanho: 1,
  tipo: 'application/pdf',
  sha256: slug,
  caminho: `${slug}.pdf`,
  texto,
  conferido: false,
  ordem: null,
});

async function found(termo: string, ano: number | null = null): Promise<[string, string | undefined][]> {
  const asked = { termo, tokens: tokensOf(termo), tipo: null, ano, page: 1, any: false, leans: null };
  const { found: weighed, tell } = await filesFound(desk.client, desk.here, asked);
  const data = await tell([...weighed.keys()].slice(0, FEW));
  return data.map(({ para, partes }) => [para, partes.at(-1)?.text]);
}

const LONG = 'Preâmbulo. '.repeat(40);

it('finds a document by its text, in whatever form the word stands, and shows the place', async () => {
  await registerFiles(desk.client, desk.here, [
    file('a', 'Balanço de 2025', `${LONG}Compraram-se duas AMBULÂNCIAS novas.`),
    file('b', 'Balanço de 2024', 'Nada.', 2024),
  ]);
  const [[para, text] = []] = await found('ambulancia');
  expect(para).toBe('/arquivos/a');
  expect(text).toMatch(/^… .*Compraram-se duas AMBULÂNCIAS novas\.$/);
  expect(await found('balanço', 2024)).toMatchObject([['/arquivos/b', 'Nada.']]);
  expect(await found('balanço geral')).toHaveLength(2);
});

it('finds the number of a law or a contract that a document mentions', async () => {
  await registerFiles(desk.client, desk.here, [file('a', 'Parecer', 'Sobre o contrato nº 010/2025, de R$ 1.234,56.')]);
  expect(await found('10/2025')).toHaveLength(1);
  expect(await found('234')).toEqual([]);
});

it('what left the list is not found, and its words are nobody’s', async () => {
  await registerFiles(desk.client, desk.here, [file('a', 'Um', 'ambulâncias')]);
  await registerFiles(desk.client, desk.here, [file('b', 'Outro', 'tratores')]);
  expect(await found('ambulâncias')).toEqual([]);
  const { rows } = await desk.client.query("SELECT raiz FROM dados._palavras WHERE dataset = '_arquivos' ORDER BY 1");
  expect(rows.map(({ raiz }) => raiz)).toEqual(['balanco', 'geral', 'outro', 'trator']);
});

it('files of before there was a search are made up for, once', async () => {
  await registerFiles(desk.client, desk.here, [file('a', 'Um', 'ambulâncias')]);
  await desk.client.query('UPDATE portal.arquivos SET palavras = NULL');
  expect(await found('ambulâncias')).toEqual([]);
  expect(await catchUpIndex(desk.client, datasets)).toBe(1);
  expect(await found('ambulâncias')).toHaveLength(1);
  expect(await catchUpIndex(desk.client, datasets)).toBe(0);
});

it('a text of more different words than the database takes is still registered', async () => {
  const words = Array.from(
    { length: 60_000 },
    (_, i) => `palavra${i.toString(26).replace(/\d/g, 'x')}${'z'.repeat(i % 30)}`,
  );
  await registerFiles(desk.client, desk.here, [file('a', 'Dicionário', words.join(' '))]);
  expect(await found('dicionário')).toHaveLength(1);
});
