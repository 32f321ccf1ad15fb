import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { arquivosParameters } from '../../catalog/arquivos/answer.ts';
import type { Dever } from '../../catalog/arquivos/dever.ts';
import { cpf } from '../../catalog/samples/digits.ts';
import { pdf } from '../../demo/kit/pdf.ts';
import { TwoTenants } from '../../test/loads.ts';
import { writeTenantFiles } from '../tenants/write.ts';
import { fileListCsv, fileListSheet } from './csv.ts';
import { readDuties } from './duties.ts';
import { planFiles, publishFiles } from './publish.ts';
import { chosenFiles, listFiles } from './view.ts';

const RGF = 'relatorio-de-gestao-fiscal-rgf';
const PARECER = 'parecer-do-tribunal-de-contas';

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
  await desk.client.query('TRUNCATE portal.arquivos, portal.declarados');
  await writeFile(join(folder, 'arquivos', 'a.pdf'), pdf('RGF', ['Anexo 1', 'Demonstrativo simplificado']));
  await writeFile(join(folder, 'arquivos', 'b.pdf'), pdf('RGF', ['ANEXO II']));
  return () => rm(home, { recursive: true });
});

const rgf = (arquivo: string, more: string): string =>
  `- categoria: ${RGF}\n  titulo: RGF do 1º quadrimestre\n  ano: 2026\n  periodo: 1º quadrimestre\n  data: 2026-05-28\n  arquivo: ${arquivo}\n${more}`;
const pending = (ano: number, more = ''): string =>
  `- categoria: ${PARECER}\n  ano: ${ano}\n${more}  declaracao: As contas de ${ano} aguardam decisão.\n  data: 2026-05-15\n`;

async function publish(index: string) {
  await writeFile(join(folder, 'arquivos.yaml'), index);
  const plan = await planFiles(desk.client, 'aqui', folder);
  if (plan) await publishFiles(desk.client, { id: desk.here, slug: 'aqui' }, plan, folder, join(home, 'servidos'));
  return plan;
}

const duties = (tenant: number): Promise<Dever[]> =>
  desk.read(tenant, (client) => readDuties(client, { tenant, tipo: 'prefeitura', today: '2026-11-18' }));

const states = (all: readonly Dever[], slug: string, ano: number, periodo: string | null = null): string[] =>
  all
    .filter((due) => due.categoria === slug && due.ano === ano && due.periodo === periodo)
    .map(({ parte, estado }) => `${parte} ${estado}`);

describe('the duties of a body', () => {
  it('are met by files that say their parts and by statements, of its own alone', async () => {
    await publish(rgf('a.pdf', '  partes: [anexo-1, anexo-6]\n') + rgf('b.pdf', '  parte: anexo-2\n') + pending(2025));
    const own = await duties(desk.here);
    expect(states(own, RGF, 2026, '1º quadrimestre')).toEqual([
      'anexo-1 publicado',
      'anexo-2 publicado',
      'anexo-3 falta',
      'anexo-4 falta',
      'anexo-6 publicado',
    ]);
    expect(
      own.find(({ categoria, ano, parte }) => categoria === RGF && ano === 2026 && parte === 'anexo-3'),
    ).toMatchObject({ atraso: 172 });
    expect(states(own, PARECER, 2025)).toEqual(['parecer declarado']);
    const others = await duties(desk.there);
    expect(others.filter(({ estado }) => estado === 'publicado' || estado === 'declarado')).toEqual([]);
  });

  it('are missing again when the file and the statement leave the index', async () => {
    await publish(rgf('a.pdf', '  partes: [anexo-1]\n') + pending(2025));
    await publish('[]\n');
    const own = await duties(desk.here);
    expect(states(own, RGF, 2026, '1º quadrimestre')[0]).toBe('anexo-1 falta');
    expect(states(own, PARECER, 2025)).toEqual(['parecer falta']);
  });
});

describe('the list of files', () => {
  it('is chosen by period and part, and brings the statements of the same question', async () => {
    await publish(rgf('a.pdf', '  partes: [anexo-1, anexo-6]\n') + rgf('b.pdf', '  parte: anexo-2\n') + pending(2025));
    const ask = (question: object) =>
      desk.read(desk.here, (client) => listFiles(client, desk.here, arquivosParameters.parse(question)));
    const annex = await ask({ categoria: RGF, periodo: '1º quadrimestre', parte: 'anexo-2' });
    expect(annex.data.map(({ slug, parte }) => [slug, parte])).toEqual([
      ['rgf-do-1-quadrimestre-2026-anexo-2', 'anexo-2'],
    ]);
    expect(annex.partes.map(({ chave }) => chave)).toEqual(['anexo-1', 'anexo-2', 'anexo-6']);
    expect(annex.declaracoes).toEqual([]);
    expect((await ask({ ano: '2025' })).declaracoes).toMatchObject([
      { categoria: PARECER, texto: expect.stringContaining('aguardam') },
    ]);
  });

  it('is a CSV of files and statements, with names for programs and words for people', async () => {
    await publish(rgf('b.pdf', '  parte: anexo-2\n') + pending(2025));
    const found = await desk.read(desk.here, (client) => chosenFiles(client, desk.here, {}));
    const listing = { ...found, site: 'https://x.example' };
    const [head, file, said] = fileListCsv(listing).split('\r\n');
    expect(head).toMatch(/^categoria,titulo,ano,periodo,partes,data,/);
    expect(file).toContain('https://x.example/api/v1/arquivos/b.pdf');
    expect(said).toBe(`${PARECER},,2025,,,2026-05-15,,,,,,As contas de 2025 aguardam decisão.`);
    expect(fileListSheet(listing)).toContain('Anexo 2 – Dívida consolidada líquida;28/05/2026');
  });
});

it('a body is written as it was published, statements and parts included', async () => {
  const index = rgf('a.pdf', '  partes: [anexo-1, anexo-6]\n') + rgf('b.pdf', '  parte: anexo-2\n') + pending(2025);
  await publish(index);
  await writeTenantFiles(desk.client, desk.here, folder);
  expect(parse(await readFile(join(folder, 'arquivos.yaml'), 'utf8'))).toEqual(parse(index));
});

it('publishing warns of an annex that the document does not name', async () => {
  const report = await publish(
    rgf('a.pdf', '  partes: [anexo-1, anexo-4, anexo-6]\n') + rgf('b.pdf', '  parte: anexo-2\n'),
  );
  expect(report?.warnings).toEqual([expect.stringContaining('diz que traz Anexo 4 – Operações de crédito')]);
});

describe('the index', () => {
  it.each([
    [rgf('a.pdf', '  parte: anexo-9\n'), /linha 7: 0\.parte só tem partes desta categoria: anexo-1/],
    [rgf('a.pdf', '  parte: anexo-1\n  partes: [anexo-2]\n'), /0\.partes não se usa junto com parte/],
    [rgf('a.pdf', '') + rgf('b.pdf', ''), /1\.titulo repete o título/],
    [pending(2025, '  parte: anexo-1\n'), /0\.parte só tem partes desta categoria: parecer/],
    [pending(2025) + pending(2025), /1\.declaracao repete a categoria, o ano/],
    [pending(2025).replace('As contas', cpf('123456789')), /0\.declaracao traz um CPF/],
    [pending(2025).replace('2026-05-15', 'ontem'), /linha 4: 0\.data é a data/],
    [pending(2025).replace('ano: 2025', 'ano: hoje'), /linha 2: 0\.ano é um ano/],
    [pending(2025).replace('declaracao', 'declaraçao'), /declaraçao não é um nome conhecido aqui/],
  ])('is refused with the line to mend, in files and in statements', async (index, message) => {
    await expect(publish(index)).rejects.toThrow(message);
  });
});
