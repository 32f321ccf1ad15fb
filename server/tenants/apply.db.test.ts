import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedDatabase, type TestDatabase } from '../../test/database.ts';
import { applyTenant } from './apply.ts';

const demos = resolve(import.meta.dirname, '../../tenants');
const source = await readFile(join(demos, 'pmdemo', 'tenant.yaml'), 'utf8');

let fresh: TestDatabase;
let client: pg.Client;
let folder: string;

beforeAll(async () => {
  fresh = await migratedDatabase();
  client = new pg.Client(fresh.url);
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(async () => {
  await client.end();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

async function applied(yaml: string) {
  await writeFile(join(folder, 'tenant.yaml'), yaml);
  return applyTenant(client, folder);
}

describe('apply', () => {
  it('makes the two demonstration bodies known', async () => {
    const pm = await applyTenant(client, join(demos, 'pmdemo'));
    const cm = await applyTenant(client, join(demos, 'cmdemo'));
    const { rows } = await client.query('SELECT id, slug, tipo FROM portal.tenants ORDER BY id');
    expect(rows).toEqual([
      { id: pm.id, slug: 'pmdemo', tipo: 'prefeitura' },
      { id: cm.id, slug: 'cmdemo', tipo: 'camara' },
    ]);
  });

  it('applied again with a change, changes it and keeps its number', async () => {
    const before = await applied(source);
    const after = await applied(source.replace('Vale Claro', 'Vale Escuro'));
    expect(after).toEqual(before);
    const { rows } = await client.query('SELECT dados FROM portal.tenants WHERE id = $1', [after.id]);
    expect(rows[0].dados.txtCliente).toBe('Prefeitura Municipal de Vale Escuro');
  });

  it.each([
    ['tipo: prefeitura', 'tipo: imperio', /tenant\.yaml, linha 4: tipo é prefeitura, camara/],
    ['txtCep: 59999-000', 'txtCep: perto', /linha 15: entidade\.txtCep é um CEP/],
    ['0001-98', '0001-99', /linha 10: entidade\.cpfCnpj não é um CNPJ válido; confira/],
    ['slug: pmdemo', 'slug: PM Demo', /linha 3: slug tem só letras minúsculas/],
    [
      'txtCliente: Prefeitura Municipal de Vale Claro\n',
      '',
      /tenant\.yaml, linha \d+: falta txtCliente, que é um texto/,
    ],
    ['api: host', 'apy: host', /linha 8: apy não é um nome conhecido aqui; corrija-o ou retire-o/],
    [
      "txtNumEndereco: '100'",
      'txtNumEndereco: 100',
      /linha 12: entidade\.txtNumEndereco é um texto: escreva-o entre aspas/,
    ],
    ['hosts: []', 'hosts: [', /linha \d+: o arquivo não é YAML válido; confira os dois-pontos/],
    ['hosts: []', 'hosts: portal.gov.br', /linha 7: hosts é uma lista/],
    ['hosts: []', 'hosts: [dadosabertos.portal.gov.br]', /linha 7: hosts\.0 começa com dadosabertos/],
    ['slug: pmdemo', 'slug: dadosabertos', /slug é o nome comum dos dados abertos/],
    ['hosts: []', 'hosts: [https://portal.gov.br/]', /linha 7: hosts\.0 é um nome de domínio, sem https/],
    ['entidade:', 'entidade: sim\nesta:', /linha 9: entidade é um grupo de nomes e valores/],
    ['idPoderOrgao: 1', 'idPoderOrgao: um', /linha 6: idPoderOrgao é um número inteiro/],
    ['habitantes: 48217', 'peso: 0', /linha 21: peso é um número inteiro de 1 a 100/],
    ['habitantes: 48217', 'peso: 2.5', /linha 21: peso é um número inteiro de 1 a 100/],
    ['habitantes: 48217', 'vlibras: talvez', /linha 21: vlibras é true ou false/],
    ['  txtEstado: RN', '\ttxtEstado: RN', /linha 14: o recuo é feito com espaços/],
    ['tipo: prefeitura', 'tipo: prefeitura\ntipo: camara', /linha 5: o nome já apareceu antes; deixe só um/],
    [source, 'tudo', /linha 1: o arquivo é um grupo de nomes e valores/],
    [source, '', /linha 1: falta o arquivo|linha 1: o arquivo é um grupo/],
    [source, `a: &a [1]\nb: &b [${'*a,'.repeat(99)}]\nc: [${'*b,'.repeat(99)}]`, /repete trechos por apelidos/],
  ])('%.40s written as %.40s is refused with file, line and remedy', async (right, wrong, message) => {
    await expect(applied(source.replace(right, wrong))).rejects.toThrow(message);
  });

  it('in another encoding is refused: its accents would be published broken', async () => {
    await writeFile(join(folder, 'tenant.yaml'), Buffer.from(source, 'latin1'));
    await expect(applyTenant(client, folder)).rejects.toThrow('tenant.yaml não está em UTF-8');
  });

  it.each([
    [
      'menus.yaml',
      'ajuda:\n  - txtDescricao: Mapa\n    txtUrl: mapa',
      /menus\.yaml, linha 3: ajuda\.0\.txtUrl é um caminho/,
    ],
    ['menus.yaml', 'ajuda:\n  txtDescricao: Mapa', /menus\.yaml, linha 2: ajuda é uma lista/],
    ['avisos.yaml', '- title: Parada\n  text: Hoje', /avisos\.yaml, linha 1: falta 0\.startDate, que é um texto/],
    ['avisos.yaml', 'title: Parada', /avisos\.yaml, linha 1: o arquivo é uma lista/],
  ])('%s written as %j is refused with file, line and remedy', async (name, text, message) => {
    await writeFile(join(folder, 'tenant.yaml'), source);
    await writeFile(join(folder, name), text);
    await expect(applyTenant(client, folder)).rejects.toThrow(message);
    await rm(join(folder, name));
  });

  it('a domain that another body has is refused', async () => {
    await applied(source.replace('hosts: []', 'hosts: [contas.example.com]'));
    const other = source.replace('slug: pmdemo', 'slug: outra').replace('hosts: []', 'hosts: [contas.example.com]');
    await expect(applied(other)).rejects.toThrow('o domínio contas.example.com já é do órgão pmdemo');
    await applied(source);
  });

  it('a folder without the file is told so', async () => {
    await expect(applyTenant(client, join(folder, 'nada'))).rejects.toThrow('precisa de um tenant.yaml');
  });
});
