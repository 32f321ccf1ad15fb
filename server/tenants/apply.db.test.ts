import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Fresh, freshDatabase } from '../../test/database.ts';
import { migrate } from '../migrate/migrate.ts';
import { apply } from './apply.ts';

const demos = resolve(import.meta.dirname, '../../tenants');
const source = await readFile(join(demos, 'pmdemo', 'tenant.yaml'), 'utf8');

let fresh: Fresh;
let client: pg.Client;
let folder: string;

beforeAll(async () => {
  fresh = await freshDatabase();
  client = new pg.Client(fresh.url);
  await client.connect();
  await migrate(client, datasets, []);
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
});

afterAll(async () => {
  await client.end();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

async function applied(yaml: string) {
  await writeFile(join(folder, 'tenant.yaml'), yaml);
  return apply(client, folder);
}

describe('apply', () => {
  it('makes the two demonstration bodies known', async () => {
    const pm = await apply(client, join(demos, 'pmdemo'));
    const cm = await apply(client, join(demos, 'cmdemo'));
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
    ['tipo: prefeitura', 'tipo: imperio', /tenant\.yaml, linha 3: tipo é prefeitura, camara/],
    ['txtCep: 59999-000', 'txtCep: perto', /linha 14: entidade\.txtCep é um CEP/],
    ['0001-98', '0001-99', /linha 9: entidade\.cpfCnpj não é um CNPJ válido/],
    ['slug: pmdemo', 'slug: PM Demo', /linha 2: slug tem só letras minúsculas/],
    ['txtCliente: Prefeitura Municipal de Vale Claro\n', '', /falta txtCliente/],
    ['api: host', 'apy: host', /linha 7: apy não é um nome conhecido/],
    [
      "txtNumEndereco: '100'",
      'txtNumEndereco: 100',
      /linha 11: entidade\.txtNumEndereco é um texto: escreva-o entre aspas/,
    ],
    ['hosts: []', 'hosts: [', /linha \d+: o arquivo não é YAML válido/],
  ])('%s written as %s is refused with file, line and remedy', async (right, wrong, message) => {
    await expect(applied(source.replace(right, wrong))).rejects.toThrow(message);
  });

  it('a folder without the file is told so', async () => {
    await expect(apply(client, join(folder, 'nada'))).rejects.toThrow('precisa de um tenant.yaml');
  });
});
