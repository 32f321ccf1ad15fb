import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ensaio, RecusadasAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { ensaioAnswer } from '../../../catalog/painel/publicar/answer.ts';
import { samples } from '../../../catalog/samples/index.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { contracts } from '../../../test/loads.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { zip } from '../../../test/zip.ts';

let portal: Portal;
let ana: SignedIn;

beforeAll(async () => {
  portal = await openBodies();
  ana = await signIn(portal, { papeis: ['publicador'], nome: 'Ana Publicadora' });
});

afterAll(() => portal.close());

const call = async <T = Ensaio>(
  who: SignedIn,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) => {
  const { status, json } = await deskAsk<{ data: T }>(portal, who, method, `/publicar${path}`, body);
  return { status, json, data: json.data };
};

/** Sends bytes of a file from an offset on. */
const bytes = (who: SignedIn, ensaio: string, arquivo: string, offset: number, payload: Buffer) =>
  portal.app.inject({
    method: 'PATCH',
    url: `/painel/api/publicar/${ensaio}/arquivos/${arquivo}`,
    headers: { ...who.headers, 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
    payload,
  });

/** Sends a file in pieces, as the browser does, from a byte on. */
async function pieces(who: SignedIn, ensaio: string, arquivo: string, whole: Buffer, from = 0): Promise<void> {
  for (let at = from; at < whole.length; at += PIECE)
    expect((await bytes(who, ensaio, arquivo, at, whole.subarray(at, at + PIECE))).statusCode).toBe(200);
}

const PIECE = 256 * 1024;

/** Waits until nothing is at work on a rehearsal. */
async function settled(who: SignedIn, id: string): Promise<Ensaio> {
  for (;;) {
    const { json, data } = await call(who, 'GET', `/${id}`);
    expect(ensaioAnswer.safeParse(json).error).toBeUndefined();
    if (data.estado !== 'lendo' && data.estado !== 'publicando') return data;
    await setTimeout(50);
  }
}

/** Sends files whole and waits for their rehearsal. */
async function send(
  who: SignedIn,
  files: Record<string, string | Buffer>,
  dataset: string | null = null,
): Promise<Ensaio> {
  const arquivos = Object.entries(files).map(([nome, text]) => ({ nome, tamanho: Buffer.byteLength(text) }));
  const begun = await call(who, 'POST', '', { arquivos, dataset });
  expect(begun.status).toBe(201);
  for (const [at, text] of Object.values(files).entries())
    expect((await bytes(who, begun.data.id, begun.data.arquivos[at]?.id ?? '', 0, Buffer.from(text))).statusCode).toBe(
      200,
    );
  return settled(who, begun.data.id);
}

const publish = (who: SignedIn, { id, ficha, decisoes }: Ensaio) =>
  call(who, 'POST', `/${id}/publicar`, { ficha, confirmadas: decisoes.map((one) => one.id) });

it('a file is recognised by its columns, rehearsed, mended in two rows and published with the name of who did it', async () => {
  const good = Array.from({ length: 5 }, () => ({}));
  const text = contracts('2031', [...good, { vlrContrato: 'dez mil' }, { vlrContrato: '1,2,3' }]);
  const seen = await send(ana, { [`contratos de ${['123.456', '789-09'].join('.')}.csv`]: text });
  expect(seen).toMatchObject({ estado: 'ensaiado', dataset: 'contratos', aceitas: 5, recusadas: 2 });
  expect(seen.consulta).toBe('numAnoPub=2031');
  expect(seen.porque).toMatch(/^Todas as \d+ colunas são de contratos\.$/);
  expect(seen.arquivos[0]?.nome).not.toContain('123.456');
  expect(seen.decisoes.map(({ id }) => id)).toEqual(['recusadas']);
  const { data: refused } = await call<RecusadasAnswer['data']>(ana, 'GET', `/${seen.id}/recusadas`);
  expect(refused).toMatchObject({ total: 2, pagina: 1, paginas: 1 });
  const value = refused.colunas.indexOf('vlrContrato');
  expect(refused.linhas[0]?.problemas[0]).toMatchObject({ coluna: value, campo: 'vlrContrato' });
  const linhas = refused.linhas.map(({ arquivo, linha, celulas, problemas }) => ({
    arquivo,
    linha,
    celulas: celulas.map((_, at) => (at === problemas[0]?.coluna ? '10000,00' : null)),
  }));
  await call(ana, 'PATCH', `/${seen.id}/recusadas`, { linhas });
  const mended = await settled(ana, seen.id);
  expect(mended).toMatchObject({ aceitas: 7, recusadas: 0, emendadas: 2, decisoes: [] });
  expect(mended.periodos).toMatchObject([{ periodo: '2031', linhasAntes: null, linhasDepois: 7 }]);
  expect((await publish(ana, mended)).data.estado).toBe('publicando');
  const ended = await settled(ana, seen.id);
  expect(ended).toMatchObject({ estado: 'publicado', carga: { id: expect.any(Number) } });
  const { rows } = await portal.db.own((client) =>
    client.query('SELECT autor, linhas, avisos::text FROM portal.cargas WHERE id = $1', [ended.carga?.id]),
  );
  expect(rows).toEqual([{ autor: 'Ana Publicadora', linhas: 7, avisos: expect.stringContaining('corrigidas à mão') }]);
  const left = await readdir(join(portal.setting.stagingDir, '1', seen.id));
  expect(left.filter((name) => name !== 'recusadas.csv')).toEqual([]);
});

it('two people on one dataset see each other, and the second is told what the first published and rehearses again', async () => {
  const bia = await signIn(portal, { papeis: ['controle'], nome: 'Bia Controladora' });
  const first = await send(ana, { 'a.csv': contracts('2032', [{}, {}]) });
  const second = await send(bia, { 'b.csv': contracts('2032', [{}, {}, {}]) });
  expect(second.presentes.map(({ nome, voce }) => `${nome} ${voce}`).sort()).toEqual([
    'Ana Publicadora false',
    'Bia Controladora true',
  ]);
  await publish(ana, first);
  await settled(ana, first.id);
  expect((await call(bia, 'GET', `/${second.id}`)).data.mudou).toMatch(
    /^Ana Publicadora publicou “a.csv” \(carga \d+\)/,
  );
  const refused = await publish(bia, second);
  expect(refused).toMatchObject({ status: 409, json: { type: 'ENSAIO_MUDOU', message: /Ana Publicadora publicou/ } });
  const again = await settled(bia, second.id);
  expect(again).toMatchObject({ estado: 'ensaiado', periodos: [{ linhasAntes: 2, linhasDepois: 3 }] });
  await publish(bia, again);
  expect((await settled(bia, second.id)).estado).toBe('publicado');
});

/** Leaves a rehearsal as a server does that is killed while it publishes. */
const killed = (id: string) =>
  portal.db.own((client) =>
    client.query(
      `UPDATE portal.ensaios SET estado = 'publicando', "vivoEm" = NULL, carga = NULL,
       publicacao = jsonb_build_object('pessoa', pessoa, 'quem', quem, 'confirmadas', '[]'::jsonb) WHERE id = $1`,
      [id],
    ),
  );

const loadsOf = async (id: string): Promise<number> => {
  const { rowCount } = await portal.db.own((client) =>
    client.query('SELECT 1 FROM portal.cargas WHERE ensaio = $1', [id]),
  );
  return rowCount ?? 0;
};

it('a server killed between Publicar and the answer has published once or not at all, and the desk says which', async () => {
  const seen = await send(ana, { 'c.csv': contracts('2033', [{}]) });
  await killed(seen.id);
  const cut = await settled(ana, seen.id);
  expect(cut).toMatchObject({ estado: 'ensaiado', mensagem: expect.stringContaining('nada foi publicado') });
  expect(await loadsOf(seen.id)).toBe(0);
  await publish(ana, cut);
  const ended = await settled(ana, seen.id);
  await killed(seen.id);
  expect(await settled(ana, seen.id)).toMatchObject({ estado: 'publicado', carga: ended.carga });
  expect((await publish(ana, { ...cut, ficha: cut.ficha })).data.estado).toBe('publicado');
  expect(await loadsOf(seen.id)).toBe(1);
});

it('some megabytes that were cut off go on from the last byte that came, and no byte too many is taken', async () => {
  const text = Buffer.from(contracts('2034', Array(5_000).fill({ txtObjeto: 'Aquisição de sementes '.repeat(15) })));
  expect(text.length).toBeGreaterThan(4 * PIECE);
  const { data } = await call(ana, 'POST', '', { arquivos: [{ nome: 'd.csv', tamanho: text.length }] });
  const file = data.arquivos[0]?.id ?? '';
  await pieces(ana, data.id, file, text.subarray(0, PIECE + 20));
  expect((await call(ana, 'GET', `/${data.id}`)).data).toMatchObject({
    estado: 'recebendo',
    arquivos: [{ recebido: PIECE + 20 }],
  });
  const wrong = await bytes(ana, data.id, file, 0, text.subarray(0, PIECE));
  expect([wrong.statusCode, wrong.headers['upload-offset']]).toEqual([409, `${PIECE + 20}`]);
  const long = await bytes(
    ana,
    data.id,
    file,
    PIECE + 20,
    Buffer.concat([text.subarray(PIECE + 20), Buffer.from('1')]),
  );
  expect([long.statusCode, long.json().message]).toEqual([413, expect.stringMatching(/^O pedido passa do limite de/)]);
  await pieces(ana, data.id, file, text, PIECE + 20);
  expect(await settled(ana, data.id)).toMatchObject({ estado: 'ensaiado', aceitas: 5_000 });
});

it('one byte over the largest file, or over the room that a person has, is refused with a sentence', async () => {
  const bia = await signIn(portal, { papeis: ['publicador'] });
  const announced = (tamanho: number) => call(bia, 'POST', '', { arquivos: [{ nome: 'a.csv', tamanho }] });
  const over = await announced(2 * 1024 ** 3 + 1);
  expect([over.status, over.json.message]).toEqual([400, expect.stringMatching(/2 GB: divida o arquivo por período/)]);
  const most = await announced(2 * 1024 ** 3);
  expect(most.status).toBe(201);
  const more = await announced(1);
  expect([more.status, more.json.message]).toEqual([429, expect.stringMatching(/2.048 MB. Publique ou desista/)]);
  await call(bia, 'DELETE', `/${most.data.id}`);
  expect((await announced(1)).status).toBe(201);
});

it('an unknown column waits for a person to say what it is, and the next file like it is read by itself', async () => {
  const text = contracts('2035', [{}]).replace('txtObjeto', 'O que se contratou');
  const seen = await send(ana, { 'e.csv': text }, 'contratos');
  expect(seen).toMatchObject({
    estado: 'recusado',
    ficha: null,
    erros: [{ onde: 'colunas' }, ...(seen.faltam.length ? [{}] : [])],
  });
  expect(seen.colunas.filter(({ decidida }) => !decidida).map(({ coluna }) => coluna)).toEqual(['O que se contratou']);
  await call(ana, 'PATCH', `/${seen.id}`, { colunas: { 'O que se contratou': 'txtObjeto' } });
  const said = await settled(ana, seen.id);
  expect(said).toMatchObject({ estado: 'ensaiado', aceitas: 1 });
  await publish(ana, said);
  await settled(ana, seen.id);
  const next = await send(ana, { 'f.csv': text.replaceAll('2035', '2036') });
  expect(next).toMatchObject({
    estado: 'ensaiado',
    dataset: 'contratos',
    leitura: { lembrada: { quem: 'Ana Publicadora' } },
  });
});

it('a file that says its period nowhere asks for it, in the words of who reads it, and is rehearsed by what is said', async () => {
  const text = 'Fonte de Recursos,Receita,Arrecadado\n1 - TESOURO,11130311 - Imposto de renda,"1.000,50"';
  const seen = await send(ana, { 'gdvReceitas.csv': text });
  expect(seen).toMatchObject({ estado: 'recusado', dataset: 'receitas', periodoDito: { exemplo: '2025' } });
  expect(seen.erros).toEqual([
    {
      frase: 'gdvReceitas.csv não diz Exercício em nenhuma coluna.',
      oQueFazer: 'Diga de que período são as linhas, nas opções abaixo.',
      onde: 'periodo',
    },
  ]);
  await call(ana, 'PATCH', `/${seen.id}`, { periodo: ['2029'] });
  expect(await settled(ana, seen.id)).toMatchObject({ estado: 'ensaiado', periodos: [{ periodo: '2029' }] });
});

it('what is no table is refused with what it is, and the tables that came with it go on', async () => {
  const pdf = '%PDF-1.7\n1 0 obj';
  const alone = await send(ana, { 'folha.csv': pdf });
  expect(alone).toMatchObject({ estado: 'recusado', dataset: null, erros: [{ onde: 'arquivos' }] });
  expect(alone.erros[0]?.frase).toBe('folha.csv não é uma tabela: é um PDF: envie a tabela de onde ele foi feito.');
  expect(alone.erros[0]?.oQueFazer).toMatch(/publique-o em Documentos/);
  const mixed = await send(ana, { 'a.pdf': pdf, 'j.csv': contracts('2038', [{}]) });
  expect(mixed).toMatchObject({ estado: 'ensaiado', arquivos: [{ nome: 'j.csv' }], irmaos: [{ dataset: null }] });
  expect(await settled(ana, mixed.irmaos[0]?.id ?? '')).toMatchObject({ estado: 'recusado' });
});

it('a ZIP with tables of two datasets is told from a file that nobody knows', async () => {
  const sample = samples.diarias?.[0]?.cells ?? {};
  const other = [Object.keys(sample), Object.values(sample)].map((cells) => cells.join(';')).join('\n');
  const members = [contracts('2038', [{}]), other].map((text, at) => ({ name: `${at}.csv`, bytes: Buffer.from(text) }));
  const seen = await send(ana, { 'tudo.zip': zip(members) });
  expect(seen).toMatchObject({ estado: 'recusado', dataset: null });
  expect(seen.erros[0]?.frase).toMatch(/^tudo.zip traz tabelas de conjuntos diferentes: .*Contratos/);
  expect(seen.erros[0]?.oQueFazer).toMatch(/^Descompacte-o/);
});

it('a spreadsheet that opens with a cover is read at the sheet with the table', async () => {
  const [header = '', cells = ''] = contracts('2038', [{}]).split('\n');
  const sheets = [
    { name: 'Capa', rows: [['Prefeitura Municipal'], ['Relatório']] },
    { name: 'Dados', rows: [['CONTRATOS DE 2038'], [], header.split(';'), cells.split(';')] },
  ];
  const seen = await send(ana, { 'k.xlsx': Buffer.from(await writeXlsx({ sheets })) });
  expect(seen).toMatchObject({ estado: 'ensaiado', dataset: 'contratos', aceitas: 1 });
  expect(seen.leitura).toMatchObject({ planilha: 'Dados', planilhas: ['Capa', 'Dados'], linhaDoCabecalho: 3 });
});

it('files of two datasets dropped at once become a rehearsal of each', async () => {
  const sample = samples.diarias?.[0]?.cells;
  const other = [Object.keys(sample ?? {}), Object.values(sample ?? {})].map((cells) => cells.join(';')).join('\n');
  const seen = await send(ana, { 'g.csv': contracts('2037', [{}]), 'h.csv': other });
  expect(seen.arquivos.map(({ nome }) => nome)).toEqual(['g.csv']);
  expect(seen.irmaos).toMatchObject([{ dataset: 'diarias' }]);
  expect(await settled(ana, seen.irmaos[0]?.id ?? '')).toMatchObject({
    arquivos: [{ nome: 'h.csv' }],
    lote: seen.lote,
  });
});

it('a person of another body finds no rehearsal of this one, by whatever call', async () => {
  const other = await signIn(portal, { papeis: ['controle'], tenant: 2 });
  const { data } = await call(ana, 'POST', '', { arquivos: [{ nome: 'i.csv', tamanho: 10 }] });
  const file = data.arquivos[0]?.id ?? '';
  const asked = [
    await call(other, 'GET', `/${data.id}`),
    await call(other, 'PATCH', `/${data.id}`, { acrescenta: true }),
    await call(other, 'POST', `/${data.id}/publicar`, { ficha: '1.0' }),
    await call(other, 'GET', `/${data.id}/recusadas`),
    await call(other, 'DELETE', `/${data.id}/arquivos/${file}`),
    await call(other, 'DELETE', `/${data.id}`),
  ];
  expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 404));
  expect((await bytes(other, data.id, file, 0, Buffer.from('1'))).statusCode).toBe(404);
  expect((await call(ana, 'DELETE', `/${data.id}`)).data.estado).toBe('desistido');
  await expect(readdir(join(portal.setting.stagingDir, '1', data.id))).rejects.toThrow(/ENOENT/);
});
