import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  EdicaoAnswer,
  EdicoesAnswer,
  FotoAnswer,
  SalvarTextoAnswer,
  TextoAnswer,
  TextosAnswer,
} from '../../../catalog/painel/textos/answer.ts';
import { type FormGroup, type FormValue, isGroup } from '../../../catalog/painel/textos/campos.ts';
import { TEXT_PARTS } from '../../../catalog/painel/textos/partes.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { phoneJpeg, phoneWebp, programPng, SECRETS } from '../../../test/photos.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { applyTenantFolder } from '../../tenants/apply.ts';

const HOST = 'pmdemo.transparencia.localhost';
const demo = resolve(import.meta.dirname, '../../../tenants/pmdemo');

let portal: Portal;
let ana: SignedIn;
let bia: SignedIn;

beforeAll(async () => {
  portal = await openBodies();
  ana = await signIn(portal, { papeis: ['editor'], nome: 'Ana Editora' });
  bia = await signIn(portal, { papeis: ['controle'], nome: 'Bia Controle' });
});

afterAll(() => portal.close());

const read = async (parte: string, who = ana): Promise<TextoAnswer['data']> =>
  (await deskAsk<TextoAnswer>(portal, who, 'GET', `/textos/${parte}`)).json.data;

const send = (parte: string, valor: FormValue, base: number, who = ana) =>
  deskAsk<SalvarTextoAnswer & { problems?: { field: string; message: string }[] }>(
    portal,
    who,
    'PUT',
    `/textos/${parte}`,
    {
      valor,
      base,
    },
  );

const save = async (parte: string, change: (valor: FormGroup) => FormGroup, who = ana) => {
  const { valor, edicao } = await read(parte, who);
  return send(parte, change(valor), edicao, who);
};

/** A page, once the portal has heard of the change. */
async function pageWith(path: string, words: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      text = (await portal.ask(path, HOST)).text;
      return text.includes(words);
    })
    .toBe(true);
  return text;
}

const NOTICE = { title: 'Parada', startDate: '2026-11-18', ate: '2026-11-20', text: 'Das 8h às 10h.' };

describe('texts in the panel', () => {
  it.each(TEXT_PARTS.map(({ id }) => id))('%s saved as it stands changes nothing', async (parte) => {
    const { json } = await save(parte, (valor) => valor);
    expect(json).toMatchObject({ ok: true, data: { estado: 'igual' } });
  });

  it('a notice from one day to another is published, told with its author, and in the log', async () => {
    const { json } = await save('avisos', () => ({ avisos: [NOTICE] }));
    expect(json.data).toMatchObject({ estado: 'salvo' });
    await pageWith('/', 'Das 8h às 10h.');
    const { json: list } = await deskAsk<TextosAnswer>(portal, ana, 'GET', '/textos');
    expect(list.data.find(({ id }) => id === 'avisos')?.ultima?.quem).toBe('Ana Editora');
    const { rows } = await portal.db.own((client) =>
      client.query("SELECT quem, acao, alvo FROM portal.atos WHERE acao = 'texto.salvo'"),
    );
    expect(rows).toEqual([{ quem: 'Ana Editora', acao: 'texto.salvo', alvo: 'Avisos' }]);
  });

  it('a return to an older version is a version of its own, and what it changed can be read', async () => {
    const { json: all } = await deskAsk<EdicoesAnswer>(portal, ana, 'GET', '/textos/avisos/edicoes');
    const [newest, oldest] = all.data;
    const { json: told } = await deskAsk<EdicaoAnswer>(portal, ana, 'GET', `/textos/avisos/edicoes/${newest?.numero}`);
    expect(told.data.mudancas.map(({ onde }) => onde)).toContain('Avisos › Parada');
    const back = `/textos/avisos/edicoes/${oldest?.numero}/volta`;
    const { json } = await deskAsk<SalvarTextoAnswer>(portal, ana, 'POST', back, { para: 'depois' });
    expect(json.data).toMatchObject({ estado: 'salvo' });
    expect((await read('avisos')).ultima).toMatchObject({ volta: oldest?.numero });
    expect(JSON.stringify((await read('avisos')).valor)).not.toContain('Parada');
  });

  it.each([
    ['avisos', { avisos: [{ ...NOTICE, ate: '2026-11-01' }] }, 'avisos.0.ate', 'vem antes do primeiro dia'],
    ['avisos', { avisos: [{ ...NOTICE, text: '' }] }, 'avisos.0.text', 'Texto não pode ficar vazio.'],
    ['menus', { ajuda: [{ txtDescricao: 'x', txtUrl: 'javascript:alert(1)' }] }, 'ajuda.0.txtUrl', 'caminho do portal'],
    ['perguntas', { perguntas: [{ pergunta: 'Por quê?', resposta: '' }] }, 'perguntas.0.resposta', 'vazia'],
    ['glossario', { glossario: [{ termo: 'Zebra' }] }, 'glossario.0.explicacao', 'falta a explicação de Zebra'],
    ['aparencia', { cores: { principal: '#ffee00' } }, 'cores.principal', 'cor permitida mais próxima é #'],
    ['estrutura', { estrutura: { atualizadoEm: 'hoje', unidades: [] } }, 'estrutura.atualizadoEm', 'é uma data como'],
    ['lgpd', { lgpd: { encarregado: { nome: 'Z' } } }, 'lgpd.encarregado.telefone', 'LGPD, art. 41'],
  ])('%s with a wrong value says so beside its field', async (parte, valor, field, message) => {
    const { edicao } = await read(parte);
    const { status, json } = await send(parte, valor as FormValue, edicao);
    expect(status).toBe(400);
    expect(json.problems?.find((one) => one.field === field)?.message).toContain(message);
  });

  it('two people at once: what each changed is shown, and both are put together', async () => {
    const { valor, edicao } = await read('identificacao');
    const named = await send('identificacao', { ...valor, txtCliente: 'Prefeitura de Bia' }, edicao, bia);
    expect(named.json.data).toMatchObject({ estado: 'salvo' });
    const { json } = await send('identificacao', { ...valor, habitantes: 50_001 }, edicao);
    expect(json.data).toMatchObject({
      estado: 'conflito',
      deles: { quem: 'Bia Controle' },
      juntas: { txtCliente: 'Prefeitura de Bia', habitantes: 50_001 },
      conflitos: [],
    });
    expect((await read('identificacao')).valor.habitantes).not.toBe(50_001);
  });

  it('the installation’s settings are nobody’s to edit', async () => {
    const { valor, edicao } = await read('identificacao');
    await send('identificacao', { ...valor, hosts: ['outro.gov.br'], peso: 100, txtCliente: 'Outra' }, edicao);
    const { rows } = await portal.db.own((client) =>
      client.query(`SELECT hosts, (dados->>'peso')::int AS peso FROM portal.tenants WHERE slug = 'pmdemo'`),
    );
    expect(rows).toEqual([{ hosts: [], peso: 1 }]);
  });

  it('a draft is seen by its writer on the real page, without scripts, and by nobody else', async () => {
    const valor = { perguntas: [{ pergunta: 'E o rascunho?', resposta: 'Ainda **não**.' }] };
    const asked = await deskAsk(portal, ana, 'POST', '/textos/perguntas/previa', { valor });
    expect(asked.status).toBe(200);
    const address = '/textos/perguntas/previa?pagina=/perguntas';
    const { text } = await deskAsk(portal, ana, 'GET', address);
    expect(text).toContain('E o rascunho?');
    expect(text).not.toContain('<script');
    expect(text).toContain('href="/painel/api/textos/perguntas/previa?pagina=%2Fglossario"');
    expect((await deskAsk(portal, bia, 'GET', address)).status).toBe(404);
    expect((await portal.ask('/perguntas', HOST)).text).not.toContain('E o rascunho?');
    expect((await portal.ask('/api/v1/perguntas', HOST)).text).not.toContain('E o rascunho?');
  });

  it('colours reach every page, and the policy lets their sheet in', async () => {
    await save('aparencia', (valor) => ({ ...valor, cores: { principal: '#0B6B3A', barra: '' } }));
    await pageWith('/perguntas', '--accent:#0b6b3a');
    const { headers, text } = await portal.ask('/perguntas', HOST);
    const [, sheet = ''] = /<style>(:root\{--accent[^<]*)<\/style>/.exec(text) ?? [];
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sheet));
    expect(headers['content-security-policy']).toContain(Buffer.from(digest).toString('base64'));
  });

  it('texts of a body leave what is remembered of others; its name, which they show, does not', async () => {
    const { cache } = portal.setting;
    const isKept = async (): Promise<boolean> => {
      const { hits } = cache.gauges();
      await portal.ask('/api/v1/contratos', 'cmdemo.transparencia.localhost');
      return cache.gauges().hits > hits;
    };
    await isKept();
    await save('avisos', () => ({ avisos: [{ ...NOTICE, text: 'O dia todo.' }] }));
    await pageWith('/', 'O dia todo.');
    expect(await isKept()).toBe(true);
    await save('identificacao', (valor) => ({ ...valor, txtCliente: 'Município de Vale Claro' }), bia);
    await pageWith('/', 'Município de Vale Claro');
    expect(await isKept()).toBe(false);
  });
});

describe('a folder', () => {
  it('that would undo what was written in the panel is refused with what and whose, unless told', async () => {
    await save('avisos', () => ({ avisos: [{ ...NOTICE, title: 'Do painel' }] }));
    const folder = await mkdtemp(join(tmpdir(), 'portal-'));
    await cp(demo, folder, { recursive: true });
    const apply = (overwrites: boolean) => portal.db.own((client) => applyTenantFolder(client, folder, { overwrites }));
    await expect(apply(false)).rejects.toThrow(
      /Avisos: edição \d+, de Ana Editora[\s\S]*Do painel[\s\S]*--sobrescrever/,
    );
    expect(JSON.stringify((await read('avisos')).valor)).toContain('Do painel');
    await apply(true);
    expect((await read('avisos')).ultima).toMatchObject({ quem: 'linha de comando' });
    await expect(apply(false)).resolves.toMatchObject({ changes: [] });
    await rm(folder, { recursive: true });
  });
});

describe('a photo of a person', () => {
  const sendPhoto = (bytes: Buffer, who = ana) =>
    deskAsk<FotoAnswer>(portal, who, 'POST', '/fotos', { imagem: bytes.toString('base64') });

  it.each([
    ['JPEG', phoneJpeg(6)],
    ['PNG', programPng(1)],
  ])('in %s is published without what the camera wrote, and shown once a text names it', async (_kind, bytes) => {
    const { json, status } = await sendPhoto(bytes);
    expect(status).toBe(200);
    const served = await portal.app.inject({ url: `/api/v1/arquivos/${json.data.caminho}`, headers: { host: HOST } });
    expect([served.statusCode, served.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('inline'),
    ]);
    for (const secret of SECRETS) expect(served.rawPayload.includes(secret)).toBe(false);
    const head = (valor: FormGroup): FormGroup => {
      const structure = isGroup(valor.estrutura) ? valor.estrutura : {};
      const [first, ...rest] = Array.isArray(structure.unidades) ? structure.unidades : [];
      const unit = isGroup(first) ? first : {};
      const titular = { ...(isGroup(unit.titular) ? unit.titular : {}), foto: json.data.caminho };
      return { estrutura: { ...structure, unidades: [{ ...unit, titular }, ...rest] } };
    };
    expect((await save('estrutura', head)).status).toBe(200);
    await pageWith('/estrutura-organizacional', json.data.caminho);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'), 415],
    ['a page that calls itself one', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a JPEG that is cut', phoneJpeg(1).subarray(0, 60), 415],
    ['a WebP', phoneWebp(1), 415],
    ['more than 1 MB', Buffer.concat([phoneJpeg(1), Buffer.alloc(1_000_000)]), 415],
    ['nothing', Buffer.alloc(0), 400],
  ])('is not %s', async (_what, bytes, expected) => {
    const { status, json } = await sendPhoto(bytes);
    expect(status).toBe(expected);
    expect(json.message).toMatch(/imagem .*\.$/);
  });
});

const ATTACK = `<img src=x onerror=alert(1)><script>alert(2)</script>[x](javascript:alert(3))"'><svg onload=alert(4)>`;

/** A value with an attack in every text of it. */
function attacked(value: FormValue, name = ''): FormValue {
  if (Array.isArray(value)) return value.map((one) => attacked(one, name));
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([own, inner]) => [own, attacked(inner, own)]));
  return typeof value === 'string' && !FORMED.test(name) ? `${value} ${ATTACK}` : value;
}

/** Fields that a schema gives a form, where an attack is refused or cannot be written. */
const FORMED =
  /^(?:slug|cpfCnpj|txt(?:Estado|Cep|Email|Facebook|Instagram|X|Url)|email|url|link|startDate|ate|atualiza\w+|canais|veja|foto|imgLogo|txtLogoExtensao|principal|barra|ouvidoria|esic|cartaDeServicos|embutir|controlador)$/;

describe('hostile words in every field', () => {
  it.each(TEXT_PARTS.map((part) => [part.id, part] as const))('of %s are words on every page', async (parte, part) => {
    const { valor, edicao } = await read(parte);
    const hostile = attacked(valor);
    const { status, json } = await send(parte, hostile, edicao);
    expect([status, json.message]).toEqual([200, undefined]);
    portal.setting.tenants.forget();
    for (const page of part.pages) {
      const { text } = await portal.ask(page, HOST);
      const shown = text.replace(/<script[^>]* type="application\/(?:ld\+)?json"[^>]*>[\s\S]*?<\/script>/g, '');
      expect(shown).not.toMatch(/<img[^>]*onerror|<script>alert|href="javascript:|<svg onload/i);
    }
  });

  it('are undone by no folder that is older: every part is named, with whose it is, until told to overwrite', async () => {
    const apply = (overwrites: boolean) => portal.db.own((client) => applyTenantFolder(client, demo, { overwrites }));
    // What has no words in it was not attacked.
    await save('aparencia', (valor) => ({ ...valor, cores: { principal: '#0B6B3A', barra: '' } }));
    const newest = (await deskAsk<TextosAnswer>(portal, ana, 'GET', '/textos')).json.data;
    const edited = newest.filter(({ ultima }) => ultima?.quem === 'Ana Editora');
    expect(edited.length).toBeGreaterThan(9);
    const refusal: string = await apply(false).then(
      () => 'aplicada',
      ({ message }) => message,
    );
    for (const { titulo } of edited) expect(refusal).toContain(`${titulo}: edição `);
    expect(refusal.match(/edição \d+, de Ana Editora/g)).toHaveLength(edited.length);
    const { changes } = await apply(true);
    expect(changes.map(({ parte }) => parte).sort()).toEqual(edited.map(({ id }) => id).sort());
    await expect(apply(false)).resolves.toMatchObject({ changes: [] });
  });
});
