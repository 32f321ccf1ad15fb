import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpf } from '../../catalog/samples/digits.ts';
import { readAtendimento } from './atendimento.ts';
import { readTenantFolder } from './folder.ts';
import { writeTenantFolder } from './write.ts';

const demos = resolve(import.meta.dirname, '../../tenants');
const source = await readFile(join(demos, 'pmdemo', 'atendimento.yaml'), 'utf8');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function read(text: string) {
  await writeFile(join(folder, 'atendimento.yaml'), text);
  return readAtendimento(folder);
}

describe('atendimento.yaml', () => {
  it('may be absent, empty, or say one thing alone', async () => {
    expect(await readAtendimento(join(folder, 'nada'))).toBeNull();
    expect(await read('# nada ainda\n')).toBeNull();
    expect(await read('esic: { telefone: (84) 3000-0163 }')).toMatchObject({
      esic: { telefone: '(84) 3000-0163', email: null, norma: null },
      ouvidoria: null,
      retencao: null,
    });
  });

  it.each(['pmdemo', 'cmdemo'])('of %s is written as it was read', async (slug) => {
    const known = await readTenantFolder(join(demos, slug));
    const copy = await mkdtemp(join(folder, slug));
    await writeTenantFolder(copy, known);
    expect(known.atendimento?.retencao).toBe(5);
    expect((await readTenantFolder(copy)).atendimento).toEqual(known.atendimento);
  });

  it.each([
    ['ouvidorias:', 'ouvidoria:', /atendimento\.yaml, linha \d+: ouvidorias não é um nome conhecido aqui/],
    ['fone: (84) 3000-0162', 'telefone: (84) 3000-0162', /linha 9: fone não é um nome conhecido aqui/],
    ['email: ouvidoria', 'email: ouvidoria@valeclaro.example', /linha 10: ouvidoria\.email não é um e-mail/],
    ['email: a@b.example, c@d.example', 'email: esic@valeclaro.example', /linha 19: esic\.email não é um e-mail/],
    ['telefone: 30000163', 'telefone: (84) 3000-0163', /linha 18: esic\.telefone é um texto: escreva-o entre aspas/],
    ['url: javascript:/arquivos', 'url: /arquivos', /linha 23: esic\.norma\.url é um caminho do portal/],
    ['cartaDeServicos: //mal.example', 'cartaDeServicos: /servicos', /cartaDeServicos é um caminho do portal/],
    ['retencao: 0', 'retencao: 5', /linha \d+: retencao é de ao menos 1 ano; para nunca apagar, retire a linha/],
    ['retencao: 2.5', 'retencao: 5', /linha \d+: retencao é um número inteiro de anos/],
    ['retencao: cinco', 'retencao: 5', /linha \d+: retencao é um número inteiro de anos/],
    [`responsavel: CPF ${cpf('123456789')}`, 'responsavel:', /linha 7: ouvidoria\.responsavel traz um CPF/],
  ])('with “%s” for “%s” is refused with file, line and remedy', async (wrong, right, message) => {
    await expect(read(source.replace(right, wrong))).rejects.toThrow(message);
  });

  it.each([
    ['ouvidoria: sim', /linha 1: ouvidoria é um grupo de nomes e valores/],
    ['- ouvidoria', /linha 1: o arquivo é um grupo de nomes e valores/],
  ])('written as “%s” is refused with file, line and remedy', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});
