import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unidade } from '../../catalog/estrutura/answer.ts';
import { unitsOf } from '../../catalog/estrutura/estrutura.ts';
import { cpf } from '../../catalog/samples/digits.ts';
import { type Portal, sharePortal } from '../../test/portal.ts';
import { readEstrutura } from './estrutura.ts';

const demos = resolve(import.meta.dirname, '../../tenants');
const BODIES = [
  ['pmdemo', 'localhost'],
  ['cmdemo', 'cmdemo.transparencia.localhost'],
] as const;

interface Told {
  data: Unidade[];
  membros: { nome: string }[];
  norma: { url: string };
}

let portal: Portal;
let folder: string;

beforeAll(async () => {
  portal = await sharePortal();
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(async () => {
  await portal.close();
  await rm(folder, { recursive: true });
});

const told = async (host: string): Promise<Told> =>
  (await portal.ask('/api/v1/estrutura', host)).json as unknown as Told;

describe('the structure of a body', () => {
  it.each(BODIES)('is told as the folder of %s says it', async (slug, host) => {
    const written = await readEstrutura(join(demos, slug));
    expect((await told(host)).data).toEqual(written?.unidades);
  });

  it.each(BODIES)('of %s names only people who are on its payroll', async (_, host) => {
    const { data, membros } = await told(host);
    const heads = unitsOf(data).flatMap(({ unit }) => (unit.titular ? [unit.titular.nome] : []));
    const names = [...new Set([...heads, ...membros.map(({ nome }) => nome)])];
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) {
      const asked = `/api/v1/servidores?dtMesAno=2026-09&txtNome.has=${encodeURIComponent(name)}`;
      expect((await portal.ask(asked, host)).json.total, name).toBeGreaterThan(0);
    }
  });

  it.each(BODIES)('of %s cites a norm that is published', async (_, host) => {
    const { norma } = await told(host);
    expect((await portal.ask(`/api/v1${norma.url}`, host)).status).toBe(200);
  });

  it('refuses a question it cannot answer', async () => {
    expect((await portal.ask('/api/v1/estrutura?cor=azul')).status).toBe(400);
  });
});

describe('a folder whose structure is wrong', () => {
  const read = async (slug: string, right: string, wrong: string) => {
    await cp(join(demos, slug), folder, { recursive: true, force: true });
    const source = await readFile(join(folder, 'estrutura.yaml'), 'utf8');
    await writeFile(join(folder, 'estrutura.yaml'), source.replace(right, wrong));
    return readEstrutura(folder);
  };

  const digits = cpf('123456789').replace(/\D/g, '');

  it.each([
    ['pmdemo', 'sigla: GAB', 'apelido: GAB', /linha \d+: apelido não é um nome conhecido/],
    ['pmdemo', 'nome: Chefia de Gabinete', 'nome: Gabinete da Vice-Prefeita', /já é o nome de outra unidade/],
    ['pmdemo', 'email: vice@valeclaro.example', 'email: vice', /linha \d+: .*email não é um e-mail/],
    ['pmdemo', 'atualizadoEm: 2026-10-15', 'atualizadoEm: ontem', /linha \d+: atualizadoEm é uma data/],
    ['pmdemo', 'url: /arquivos', 'url: javascript:alert(1)//', /é um caminho do portal/],
    ['pmdemo', 'cargo: Prefeita', `cargo: Prefeita, CPF ${digits}`, /traz um CPF/],
    [
      'cmdemo',
      'nome: Júlia Santiago Pinheiro\n        funcao',
      'nome: Júlia de Fora\n        funcao',
      /não está entre os membros/,
    ],
  ])('of %s with “%s” as “%s” is told what to mend', async (slug, right, wrong, message) => {
    await expect(read(slug, right, wrong)).rejects.toThrow(message);
  });

  it('and one without a structure is no error', async () => {
    expect(await readEstrutura(join(folder, 'nada'))).toBeNull();
  });
});
