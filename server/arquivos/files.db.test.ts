import { createHash } from 'node:crypto';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Arquivo } from '../../catalog/arquivos/answer.ts';
import { categoriesOf, MODELS_CATEGORY } from '../../catalog/arquivos/arquivos.ts';
import { pdf } from '../../demo/kit/pdf.ts';
import { openPortal, type Portal } from '../../test/portal.ts';

const CAMARA = 'cmdemo.transparencia.localhost';
const RREO = 'relatorio-resumido-da-execucao-orcamentaria-rreo';

let portal: Portal;
let folder: string;

beforeAll(async () => {
  portal = await openPortal({ documents: true });
  folder = join(portal.filesDir, 'pmdemo', 'teste');
  await mkdir(folder);
});

afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  portal.app.inject({ method, url, headers: { host: 'localhost', ...headers } });

interface Listing {
  data: Arquivo[];
  total: number;
  categorias: { chave: string; linhas: number }[];
  anos: { chave: number; linhas: number }[];
}

const list = async (query: string, host?: string): Promise<Listing> => {
  const { status, json } = await portal.ask(`/api/v1/arquivos${query}`, host);
  expect(status).toBe(200);
  return json as unknown as Listing;
};

describe('the list of published files', () => {
  it('counts by category and by year what it lists, and cuts by each', async () => {
    const all = await list('?_size=1000');
    expect(all.total).toBe(all.data.length);
    expect(all.total).toBeGreaterThan(60);
    for (const [name, groups] of [['categoria', all.categorias] as const, ['ano', all.anos] as const])
      for (const { chave, linhas } of groups) {
        const cut = await list(`?${name}=${chave}`);
        expect({ [chave]: cut.total }).toEqual({ [chave]: linhas });
        expect(cut.data.every((row) => row[name] === chave)).toBe(true);
      }
  });

  it.each([
    ['localhost', 'prefeitura'],
    [CAMARA, 'camara'],
  ])('of %s has something in every category of a %s that no list serves in its place', async (host, body) => {
    const { categorias } = await list('', host);
    const found = categorias.map(({ chave }) => chave);
    const wanted = categoriesOf(body).filter(({ slug, page }) => slug !== MODELS_CATEGORY && !page);
    expect(wanted.map(({ slug }) => slug).filter((slug) => !found.includes(slug))).toEqual([]);
    expect(found.length).toBeGreaterThan(10);
  });

  it('has the six bimesters of a closed year, the last first', async () => {
    const { data } = await list(`?categoria=${RREO}&ano=2025`);
    expect(data.map(({ periodo }) => periodo)).toEqual([6, 5, 4, 3, 2, 1].map((half) => `${half}º bimestre`));
  });

  it('finds titles blind to accents and capitals, and nothing of another body', async () => {
    expect((await list('?termo=BALANCO%20geral')).data.map(({ categoria }) => categoria)).toContain('balanco-geral');
    expect((await list('?termo=rreo')).total).toBeGreaterThan(0);
    expect((await list('?termo=rreo', CAMARA)).total).toBe(0);
  });

  it.each([
    '?ano=x',
    '?ano=2025&ano=2026',
    '?categoria=nada',
    '?cor=azul',
    '?_page=0',
    '?_size=5000',
    "?ano=2025'",
    `?termo=${'a'.repeat(201)}`,
  ])('refuses %s with a sentence', async (query) => {
    const { status, json } = await portal.ask(`/api/v1/arquivos${query}`);
    expect([status, json.type]).toEqual([400, 'BAD_QUERY']);
  });
});

describe('a published file', () => {
  it('is known by its address, with its text, and is what its SHA-256 says', async () => {
    const { json } = await portal.ask('/api/v1/arquivos/rreo-do-1-bimestre-de-2026');
    const [row] = json.data as unknown as (Arquivo & { texto: string })[];
    expect(row).toMatchObject({ categoria: RREO, ano: 2026, periodo: '1º bimestre', tipo: 'application/pdf' });
    const bytes = await readFile(join(portal.filesDir, 'pmdemo', row?.caminho ?? ''));
    expect([row?.tamanho, row?.sha256]).toEqual([bytes.length, createHash('sha256').update(bytes).digest('hex')]);
    expect(row?.texto).toContain('Balanço orçamentário');
  });

  it('says the sums that the portal shows', async () => {
    const { json } = await portal.ask('/api/v1/arquivos/balanco-geral-de-2025');
    const { json: revenue } = await portal.ask('/api/v1/receita?no=2025');
    const came = (revenue as unknown as { totals: { vlrArrecadacao: number } }).totals.vlrArrecadacao;
    expect(json.data[0]?.texto).toContain(came.toLocaleString('pt-BR', { minimumFractionDigits: 2 }));
  });

  it('is not there for another body, nor is one that nobody published', async () => {
    expect((await portal.ask('/api/v1/arquivos/rreo-do-1-bimestre-de-2026', CAMARA)).status).toBe(404);
    expect((await portal.ask('/api/v1/arquivos/rreo-do-9-bimestre-de-2026')).status).toBe(404);
  });
});

describe('the calls of the reference about files', () => {
  it('list a category by year and hand out each file', async () => {
    const { json } = await portal.ask(
      `/Arquivo/ListarPorArquivoAsync?arquivo=${RREO}`,
      'pmdemo.apitransparencia.localhost',
    );
    const [{ lstArquivosPorAnos: files = [] } = {}] = json.data as unknown as {
      lstArquivosPorAnos: Record<string, unknown>[];
    }[];
    expect(files[0]).toEqual({
      idArquivo: expect.any(Number),
      descArquivo: expect.stringContaining('RREO'),
      descCategoria: 'Relatório Resumido da Execução Orçamentária (RREO)',
      anoPub: 2026,
      dtInclusao: expect.stringMatching(/^2026-\d\d-\d\dT00:00:00$/),
      txtPeriodo: expect.stringContaining('bimestre'),
    });
    const { rawPayload, headers } = await get(
      `/api/arquivo/downloadarquivoporidasync?idArquivo=${files[0]?.idArquivo}`,
    );
    expect([rawPayload.subarray(0, 5).toString(), headers['content-type']]).toEqual(['%PDF-', 'application/pdf']);
  });

  it.each([
    ['/api/arquivo/listarporarquivoasync', 400],
    ['/api/arquivo/downloadarquivoporidasync', 400],
    ['/api/arquivo/downloadarquivoporidasync?idArquivo=1%20or%201', 400],
    ['/api/arquivo/downloadarquivoporidasync?idArquivo=999999999', 404],
  ])('%s answers %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  it('give no other body’s file', async () => {
    const { json } = await portal.ask(`/api/arquivo/listarporarquivoasync?arquivo=${RREO}`);
    const [{ lstArquivosPorAnos: [file] = [] } = {}] = json.data as unknown as {
      lstArquivosPorAnos: { idArquivo: number }[];
    }[];
    expect(
      (await get(`/api/arquivo/downloadarquivoporidasync?idArquivo=${file?.idArquivo}`, { host: CAMARA })).statusCode,
    ).toBe(404);
  });
});

describe('a file on its way', () => {
  const NAME = `Relação de beneficiários 2ª convocação ${'muito '.repeat(30)}longa.pdf`;
  const url = `/api/v1/arquivos/teste/${encodeURIComponent(NAME)}`;
  const bytes = pdf('Relação', ['Texto do documento.']);
  let etag: string;

  beforeAll(async () => {
    await writeFile(join(folder, NAME), bytes);
    etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  });

  it('comes whole, with a name in any letters and the sum of its bytes', async () => {
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({ etag, 'accept-ranges': 'bytes', 'content-length': String(bytes.length) });
    expect(headers['content-disposition']).toContain("filename*=UTF-8''Rela%C3%A7%C3%A3o%20de%20benefici%C3%A1rios");
    expect(headers['content-disposition']).toContain('filename="Relacao de beneficiarios');
  });

  it.each([
    ['bytes=0-4', bytes.subarray(0, 5)],
    ['bytes=5-', bytes.subarray(5)],
    ['bytes=-6', bytes.subarray(-6)],
  ])('in part as %s', async (range, part) => {
    const { statusCode, headers, rawPayload } = await get(url, { range });
    expect([statusCode, rawPayload.equals(part)]).toEqual([206, true]);
    expect(headers['content-range']).toMatch(new RegExp(`^bytes \\d+-\\d+/${bytes.length}$`));
  });

  it('not beyond its end', async () => {
    const { statusCode, headers } = await get(url, { range: `bytes=${bytes.length}-` });
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it('in part only to who has the rest of the same file', async () => {
    const range = { range: 'bytes=0-4' };
    expect((await get(url, { ...range, 'if-range': etag })).statusCode).toBe(206);
    expect((await get(url, { ...range, 'if-range': '"outro"' })).statusCode).toBe(200);
    expect((await get(url, { ...range, 'if-range': `W/${etag}` })).statusCode).toBe(200);
  });

  it('not again to who has it, and without a body to who asks for none', async () => {
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.rawPayload.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(bytes.length),
    ]);
  });

  it('with another sum when its bytes change', async () => {
    await writeFile(join(folder, 'muda.pdf'), bytes);
    const before = (await get('/api/v1/arquivos/teste/muda.pdf')).headers.etag;
    await writeFile(join(folder, 'muda.pdf'), Buffer.concat([bytes, Buffer.from('\n')]));
    expect((await get('/api/v1/arquivos/teste/muda.pdf')).headers.etag).not.toBe(before);
  });
});

describe('a file that could harm', () => {
  const ACTIVE: [string, string][] = [
    ['pagina.html', '<!doctype html><script>alert(1)</script>'],
    ['pagina.pdf', '<html><script>alert(1)</script>'],
    ['desenho.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['desenho.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['pagina.xhtml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>'],
    ['programa.js', 'alert(1)'],
    ['foto.jpg', '\ufeff \n<script>alert(1)</script>'],
    ['nada.pdf', ''],
    ['misto.html', '%PDF-1.4 <script>alert(1)</script>'],
  ];

  it.each(ACTIVE)('called %s is only saved, or shown as what it is, in a box without rights', async (name, text) => {
    await writeFile(join(folder, name), text);
    const { headers, statusCode } = await get(`/api/v1/arquivos/teste/${name}`);
    expect(statusCode).toBe(200);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; sandbox(;|$)/);
    expect(headers['content-type']).not.toMatch(/html|svg|xml|javascript/);
    if (headers['content-type'] !== 'application/pdf') expect(headers['content-disposition']).toMatch(/^attachment;/);
  });

  it.each([
    '../tenant.yaml',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/segredo',
    'teste/atalho.pdf',
    'teste/..%5c..%5csegredo',
    '/etc/passwd',
    'teste%00.pdf',
    'teste',
    '.oculto',
    '%ff',
    'a'.repeat(5_000),
  ])('called %.60s leads nowhere', async (name) => {
    await symlink('/etc/hostname', join(folder, 'atalho.pdf')).catch(() => undefined);
    expect((await get(`/api/v1/arquivos/${name}`)).statusCode).toBeGreaterThanOrEqual(400);
  });
});
