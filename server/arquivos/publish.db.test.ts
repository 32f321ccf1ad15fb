import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cpf } from '../../catalog/samples/digits.ts';
import { pdf } from '../../demo/kit/pdf.ts';
import { TwoTenants } from '../../test/loads.ts';
import { planFiles, publishFiles } from './publish.ts';

let desk: TwoTenants;
let home: string;
let folder: string;

beforeAll(async () => {
  desk = await TwoTenants.open();
});

afterAll(() => desk.close());

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'portal-'));
  folder = join(home, 'pasta');
  await mkdir(join(folder, 'arquivos'), { recursive: true });
  await desk.client.query('TRUNCATE portal.arquivos');
  return () => rm(home, { recursive: true });
});

const entry = (arquivo: string, titulo = 'Balanço geral de 2025', more = ''): string =>
  `- categoria: balanco-geral\n  titulo: ${titulo}\n  ano: 2025\n  data: 2026-03-30\n  arquivo: ${arquivo}\n${more}`;

const put = (name: string, content: string | Buffer): Promise<void> =>
  writeFile(join(folder, 'arquivos', name), content);

async function publish(index: string) {
  await writeFile(join(folder, 'arquivos.yaml'), index);
  const plan = await planFiles(desk.client, 'aqui', folder);
  if (plan) await publishFiles(desk.client, { id: desk.here, slug: 'aqui' }, plan, folder, join(home, 'servidos'));
  return plan;
}

const stored = async () => (await desk.client.query('SELECT * FROM portal.arquivos ORDER BY slug')).rows;
const served = (name: string): Promise<Buffer> => readFile(join(home, 'servidos', 'aqui', name));

/** As people write it. */
const dotted = (digits: string): string => digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
const CPF = cpf('123456789').replace(/\D/g, '');

describe('publishing the files of a folder', () => {
  it('keeps what each is and what it says, and copies it to where it is served', async () => {
    const bytes = pdf('Balanço', ['Receita arrecadada: R$ 10,00.']);
    await put('2025.pdf', bytes);
    expect(await publish(entry('2025.pdf'))).toMatchObject({ names: ['2025.pdf'], warnings: [] });
    expect(await stored()).toMatchObject([
      { slug: 'balanco-geral-de-2025', tipo: 'application/pdf', texto: expect.stringContaining('Receita arrecadada') },
    ]);
    expect((await served('2025.pdf')).equals(bytes)).toBe(true);
  });

  it('applied again changes nothing but what changed, and takes away what is no longer listed', async () => {
    await put('a.pdf', pdf('A', ['primeiro']));
    await put('b.pdf', pdf('B', ['segundo']));
    await publish(entry('a.pdf', 'Documento A') + entry('b.pdf', 'Documento B'));
    const [before] = await stored();
    await rm(join(folder, 'arquivos', 'b.pdf'));
    await publish(entry('a.pdf', 'Documento A', '  periodo: março\n'));
    expect(await stored()).toEqual([{ ...before, periodo: 'março', palavras: expect.stringContaining(':marco') }]);
    await expect(stat(join(home, 'servidos', 'aqui', 'b.pdf'))).rejects.toThrow('ENOENT');
  });

  it('warns of a document in which no word can be read', async () => {
    await put('foto.pdf', '%PDF-1.4\nnada que se leia');
    const report = await publish(entry('foto.pdf'));
    expect(report?.warnings).toEqual([expect.stringContaining('foto.pdf: o PDF não tem texto que se possa ler')]);
  });

  it('says nothing of files where the folder has no index', async () => {
    expect(await planFiles(desk.client, 'aqui', folder)).toBeNull();
  });

  it.each([
    ['nada.pdf', null, /Não há arquivos\/nada\.pdf/],
    ['vazio.pdf', '', /está vazio/],
    ['pagina.pdf', '<!doctype html><title>erro</title>', /é uma página ou um programa/],
    ['desenho.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /Envie-o em PDF/],
    ['planilha.pdf', 'PK\x03\x04…', /não é o que o nome diz: o conteúdo é ZIP/],
    ['texto.pdf', 'só letras', /o conteúdo é TXT/],
  ])('refuses %s with a sentence, and publishes nothing', async (name, content, message) => {
    await put('bom.pdf', pdf('Bom', []));
    if (content !== null) await put(name, content);
    await expect(publish(entry('bom.pdf') + entry(name, 'Outro'))).rejects.toThrow(message);
    expect(await stored()).toEqual([]);
  });

  it('refuses a link that leads out of the folder', async () => {
    await symlink('/etc/hostname', join(folder, 'arquivos', 'fora.txt'));
    await expect(publish(entry('fora.txt'))).rejects.toThrow('não é um arquivo desta pasta');
  });

  it.each([
    [entry('../fora.pdf'), /linha 5: 0\.arquivo é o caminho de um arquivo/],
    [entry('a.pdf').replace('balanco-geral', 'nada'), /linha 1: 0\.categoria é uma destas/],
    [entry('a.pdf').replace('2026-03-30', 'ontem'), /linha 4: 0\.data é a data da publicação/],
    [entry('a.pdf') + entry('b.pdf'), /linha 7: 1\.titulo repete o título/],
    [entry('a.pdf', 'Balanço geral', '').replace('2025', '2025\n  periodo: 9º bimestre'), /é um período como/],
    [entry('a.pdf', `Contas de ${dotted(CPF)}`), /traz um CPF/],
  ])('names the line of the index that is wrong', async (index, message) => {
    await put('a.pdf', pdf('A', []));
    await expect(publish(index)).rejects.toThrow(message);
  });
});

describe('a document that shows a CPF', () => {
  it.each([dotted(CPF), CPF])(
    'is not published until somebody covers it or says that it was looked at',
    async (shown) => {
      await put('c.pdf', pdf('Contrato', ['Contratante.', `CPF ${shown}.`]));
      await expect(publish(entry('c.pdf'))).rejects.toThrow(/traz um CPF na página 1.*cpf: conferido/);
      expect(await stored()).toEqual([]);
      const report = await publish(entry('c.pdf', 'Contrato', '  cpf: conferido\n'));
      expect(report?.warnings).toEqual(['c.pdf: publicado com CPF na página 1, como conferido.']);
      const text = JSON.stringify(await stored());
      expect(text).toContain(`***.${CPF.slice(3, 6)}.${CPF.slice(6, 9)}-**`);
      expect(text.replace(/\D/g, '')).not.toContain(CPF);
    },
  );

  it('is found again where the same bytes lose their excuse', async () => {
    await put('c.pdf', pdf('Contrato', [`CPF ${CPF}.`]));
    await publish(entry('c.pdf', 'Contrato', '  cpf: conferido\n'));
    await expect(publish(entry('c.pdf', 'Contrato'))).rejects.toThrow('traz um CPF');
  });

  it('has what only looks like one masked in its text, and is published', async () => {
    const near = `${CPF.slice(0, 10)}${(Number(CPF[10]) + 1) % 10}`;
    await put('d.pdf', pdf('Documento', [`Número ${dotted(near)}.`]));
    await publish(entry('d.pdf'));
    expect(JSON.stringify(await stored())).not.toContain(dotted(near));
  });
});
