import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  DiagnosticoAnswer,
  OrgaoAnswer,
  OrgaoFeito,
  OrgaoNovo,
  OrgaosAnswer,
} from '../../../catalog/painel/orgaos/answer.ts';
import { EMPTY_BODY } from '../../../catalog/painel/orgaos/passos.ts';
import type { RegistroAnswer } from '../../../catalog/painel/registro/answer.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { applyTenant } from '../../tenants/apply.ts';
import { readTenantFolder } from '../../tenants/folder.ts';
import { DoctorVisit } from './doctor.ts';

let portal: Portal;
let rui: SignedIn;

beforeAll(async () => {
  portal = await openBodies();
  rui = await signIn(portal, { papeis: ['operador'], nome: 'Rui Operador' });
});

afterAll(() => portal.close());

const form: OrgaoNovo = {
  ...EMPTY_BODY,
  tipo: 'prefeitura',
  nome: 'Prefeitura de Serra <Alta>',
  cnpj: '08.112.233/0001-98',
  cidade: 'Serra Alta',
  uf: 'rn',
  ibge: '2408102',
  slug: 'pmserra',
  hosts: ['transparencia.serraalta.rn.gov.br'],
  endereco: 'Praça Central',
  numero: '1',
  cep: '59000000',
  email: 'contato@serraalta.rn.gov.br',
  telefone: '(84) 3000-0000',
  horario: 'Segunda a sexta, das 8h às 14h',
  responsavel: 'Bia Controladora',
  responsavelEmail: 'Bia@SerraAlta.rn.gov.br',
};

const make = (changes: Partial<OrgaoNovo> = {}) =>
  deskAsk<OrgaoFeito & { problems: { field: string; message: string }[] }>(portal, rui, 'POST', '/orgaos', {
    ...form,
    ...changes,
  });
const listed = async (query = '') => (await deskAsk<OrgaosAnswer>(portal, rui, 'GET', `/orgaos${query}`)).json.data;
const logOf = async (who: SignedIn, acao: string) =>
  (await deskAsk<RegistroAnswer>(portal, who, 'GET', `/registro?acao=${acao}`)).json.data.atos;

describe('a new body', () => {
  it('is made once when operators ask for the same name or domain at the same time', async () => {
    const answers = await Promise.all([make(), make(), make({ slug: 'pmoutra' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    for (const { json } of answers.filter(({ status }) => status === 400)) expect(json.message).toMatch(/já é d/);
  });

  it('answers at its address, with the one who keeps it invited and both logs told', async () => {
    const { orgaos } = await listed('?busca=serra');
    expect(orgaos).toMatchObject([{ nome: form.nome, estado: 'no ar', linhas: 0, pessoas: 1, cargas: 0 }]);
    const slug = orgaos[0]?.slug ?? '';
    const { status, text } = await portal.ask('/', `${slug}.transparencia.localhost`);
    expect(status).toBe(200);
    expect(text).toContain('Prefeitura de Serra &lt;Alta&gt;');
    expect(text).not.toContain('Serra <Alta>');
    const { rows } = await portal.db.own((client) =>
      client.query<{ email: string; papeis: string[]; atos: number }>(
        `SELECT p.email, p.papeis, (SELECT count(*)::int FROM portal.atos a WHERE a.tenant = p.tenant AND acao = 'orgao.criado') AS atos
         FROM portal.pessoas p JOIN portal.tenants t ON t.id = p.tenant WHERE t.slug = $1`,
        [slug],
      ),
    );
    expect(rows).toEqual([{ email: 'bia@serraalta.rn.gov.br', papeis: ['controle'], atos: 1 }]);
    const own = await signIn(portal, { papeis: ['controle'] });
    expect((await logOf(own, 'orgao.criado'))[0]).toMatchObject({ quem: 'Rui Operador' });
  });

  it.each<[string, Partial<OrgaoNovo>, string]>([
    ['a name of another body', { slug: 'pmdemo' }, 'slug'],
    ['a domain of another body', { slug: 'pmnova' }, 'hosts'],
    ['a name that is no label', { slug: 'PM Nova' }, 'slug'],
    ['the common name of open data', { slug: 'dadosabertos' }, 'slug'],
    ['a person in place of a company', { slug: 'pmnova', hosts: [], cnpj: '111.444.777' + '-35' }, 'cnpj'],
    ['a municipality of another state', { slug: 'pmnova', hosts: [], ibge: '3550308' }, 'ibge'],
    ['a script for a domain', { slug: 'pmnova', hosts: ['"><script>alert(1)</script>'] }, 'hosts'],
    ['a hostile logo', { slug: 'pmnova', hosts: [], logo: Buffer.from('<script>').toString('base64') }, 'logo'],
    ['a colour that nobody could read', { slug: 'pmnova', hosts: [], principal: '#ffff00' }, 'principal'],
    ['nobody to keep it', { slug: 'pmnova', hosts: [], responsavelEmail: 'bia' }, 'responsavelEmail'],
    ['no name', { slug: 'pmnova', hosts: [], nome: '  ' }, 'nome'],
  ])('is refused with %s, at the field', async (_what, wrong, field) => {
    const { status, json } = await make(wrong);
    expect(status).toBe(400);
    expect(json.problems.map((one) => one.field)).toContain(field);
    expect((await listed('?busca=pmnova')).total).toBe(0);
  });
});

describe('the list of bodies', () => {
  it('is searched, sorted and paged', async () => {
    const { orgaos, total } = await listed('?ordem=linhas');
    expect(total).toBeGreaterThanOrEqual(3);
    expect(orgaos[0]?.linhas).toBeGreaterThanOrEqual(orgaos[1]?.linhas ?? 0);
    expect((await listed('?busca=nada+disso')).orgaos).toEqual([]);
    expect((await listed('?pagina=9')).orgaos).toEqual([]);
    expect((await deskAsk(portal, rui, 'GET', '/orgaos?ordem=senha')).status).toBe(400);
    expect((await deskAsk(portal, rui, 'GET', "/orgaos/x'--")).status).toBe(404);
  });
});

describe('a suspended body', () => {
  const motivo = 'O contrato de hospedagem terminou <b>ontem</b>.';

  it('tells the public why and whom to ask, and its panel goes on', async () => {
    const camara = await signIn(portal, { papeis: ['controle'], tenant: 2 });
    expect((await deskAsk(portal, rui, 'POST', '/orgaos/cmdemo/suspender', { motivo })).status).toBe(200);
    const host = 'cmdemo.transparencia.localhost';
    const page = await portal.ask('/', host);
    expect(page.status).toBe(503);
    expect(page.text).toContain('Portal suspenso');
    expect(page.text).toContain('&lt;b&gt;ontem&lt;/b&gt;');
    expect(page.text).toContain('mailto:');
    const api = await portal.ask('/api/v1/contratos', host);
    expect({ status: api.status, type: api.json.type }).toEqual({ status: 503, type: 'SUSPENDED' });
    expect((await deskAsk(portal, camara, 'GET', '/eu')).status).toBe(200);
    expect((await portal.ask('/api/v1/contratos')).status).toBe(200);
    expect((await logOf(camara, 'orgao.suspenso'))[0]).toMatchObject({
      quem: `Rui Operador (${rui.id}@example.com, operação em pmdemo)`,
    });
    const { json } = await deskAsk<OrgaoAnswer>(portal, rui, 'GET', '/orgaos/cmdemo');
    expect(json.data).toMatchObject({ estado: 'suspenso', suspensao: { motivo } });
  });

  it('stays suspended through another apply of its folder, and comes back when told', async () => {
    await portal.db.own((client) => applyTenant(client, 'tenants/cmdemo'));
    expect((await listed('?busca=cmdemo')).orgaos[0]?.estado).toBe('suspenso');
    expect((await deskAsk(portal, rui, 'POST', '/orgaos/cmdemo/retomar')).status).toBe(200);
    expect((await portal.ask('/', 'cmdemo.transparencia.localhost')).status).toBe(200);
  });

  it('is not the one where the operator sits, unless they know', async () => {
    const refused = await deskAsk(portal, rui, 'POST', '/orgaos/pmdemo/suspender', { motivo });
    expect({ status: refused.status, type: refused.json.type }).toEqual({ status: 409, type: 'OWN_BODY' });
    expect((await portal.ask('/')).status).toBe(200);
  });
});

it('exports a body as a folder that describes the same body', async () => {
  const { rawPayload, statusCode } = await portal.app.inject({
    url: '/painel/api/orgaos/cmdemo/exportar.zip',
    headers: rui.headers,
  });
  expect(statusCode).toBe(200);
  const folder = await mkdtemp(join(tmpdir(), 'exportado-'));
  await writeFile(join(folder, 'tudo.zip'), rawPayload);
  await promisify(execFile)('unzip', ['-q', join(folder, 'tudo.zip'), '-d', folder]);
  const read = await readTenantFolder(join(folder, 'cmdemo'));
  const { rows } = await portal.db.own((client) =>
    client.query<{ nome: string }>(`SELECT dados->>'txtCliente' AS nome FROM portal.tenants WHERE slug = 'cmdemo'`),
  );
  expect({ slug: read.slug, nome: read.txtCliente }).toEqual({ slug: 'cmdemo', nome: rows[0]?.nome });
  expect(JSON.parse(await readFile(join(folder, 'cmdemo', 'cargas.json'), 'utf8'))).toHaveProperty('cargas');
  await rm(folder, { recursive: true });
});

it('examines the installation as portal doctor does, with what to do', async () => {
  const { json } = await deskAsk<DiagnosticoAnswer>(portal, rui, 'GET', '/diagnostico');
  const subjects = json.data.achados.map(({ assunto }) => assunto);
  expect(subjects).toEqual(expect.arrayContaining(['Node', 'Banco de dados', 'Esquema', 'Muro', 'E-mail', 'pmdemo']));
  for (const { estado, remedio } of json.data.achados) expect(estado === 'OK' || remedio).toBeTruthy();
});

it('examines the installation once for all who ask at the same time', async () => {
  let times = 0;
  const visit = new DoctorVisit(async () => {
    times += 1;
    return [{ estado: 'OK', assunto: 'Node', texto: '20' }];
  });
  const [one, other] = await Promise.all([visit.run(), visit.run()]);
  expect(times).toBe(1);
  expect(one).toEqual(other);
});
