import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AlertDesk, keyIn } from '../../test/alerts.ts';
import { row } from '../../test/loads.ts';
import { keyring, PORTAL_KEY } from '../../test/portal.ts';
import { sealContext } from '../seal/context.ts';
import { Keyring } from '../seal/keyring.ts';
import { resealAll } from '../seal/reseal.ts';
import { requestSubscription, subscriptionsOf } from './register.ts';
import { eraseUnconfirmed } from './retention.ts';
import { bodySecret } from './secret.ts';

let desk: AlertDesk;

beforeAll(async () => {
  desk = await AlertDesk.open();
});
afterAll(() => desk.close());

beforeEach(async () => {
  await desk.own('DELETE FROM portal.assinantes');
  await desk.own('DELETE FROM mensagens.correio');
  desk.smtp.letters.length = 0;
});

const DE = '/contratos?vlrContrato.gte=100000';
const KEY = Buffer.from(PORTAL_KEY, 'base64');
let count = 0;
/** Another mailbox for each test: what was typed for one is remembered for a day. */
const someone = (): string => `pessoa${++count}@exemplo.com`;

describe('asking to be told', () => {
  it('says in words what will be watched, and asks for the address alone', async () => {
    const { status, text } = await desk.get(`/assinaturas?de=${encodeURIComponent(DE)}`);
    expect(status).toBe(200);
    expect(text).toContain('contratos com valor a partir de R$');
    const [, form = ''] = /<form(.*?)<\/form>/s.exec(text.slice(text.indexOf('action="/assinaturas"') - 100)) ?? [];
    expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(['de', 'prova', 'site', 'email']);
  });

  it('of a filter that is wrong is refused with its sentence, on the page and by the API', async () => {
    const bad = encodeURIComponent('/contratos?vlrContrato.gte=muito');
    expect((await desk.get(`/assinaturas?de=${bad}`)).text).toContain('“muito”');
    const { status, text } = await desk.get(`/api/v1/assinaturas?de=${bad}`);
    expect([status, JSON.parse(text).type]).toEqual([400, 'BAD_TARGET']);
    expect((await desk.post('/assinaturas', { email: someone(), de: '//outro.example/contratos' })).status).toBe(400);
  });

  it('without a mail server the page says so, and offers the Atom', async () => {
    const { text } = await desk.portal.ask(`/assinaturas?de=${encodeURIComponent(DE)}`);
    expect(text).toContain('Este portal não envia avisos por e-mail');
    expect(text).toContain('/contratos.atom?vlrContrato.gte=100000');
  });

  it('is confirmed by the button alone: a machine that opens the link confirms nothing', async () => {
    const ana = someone();
    expect((await desk.post('/assinaturas', { email: ana, de: DE })).status).toBe(202);
    await desk.send();
    const link = desk.link(desk.last(ana), 'confirmar');
    const opened = await desk.get(link);
    expect(opened.text).toContain('Sim, confirmo');
    expect(opened.headers['cache-control']).toBe('no-store');
    const confirmed = () => desk.own('SELECT FROM portal.assinaturas WHERE "confirmadaEm" IS NOT NULL');
    expect(await confirmed()).toHaveLength(0);
    expect((await desk.post('/assinaturas/confirmar', { chave: keyIn(link) })).text).toContain('Aviso confirmado');
    expect(await confirmed()).toHaveLength(1);
    expect((await desk.post('/assinaturas/confirmar', { chave: `${keyIn(link).slice(0, -2)}xx` })).status).toBe(404);
  });

  it('answers the same whether an address subscribes already or not', async () => {
    const [known, other] = [someone(), someone()];
    await desk.subscribe(known, DE);
    const [first, second] = [
      await desk.post('/assinaturas', { email: known, de: DE }),
      await desk.post('/assinaturas', { email: other, de: DE }),
    ];
    expect(first.status).toBe(second.status);
    expect(first.text.replaceAll(known, other)).toBe(second.text);
    await desk.send();
    expect(desk.last(known).assunto).toContain('já está ativo');
  });

  it('is over after 48 hours, and nothing of it is kept', async () => {
    const ana = someone();
    await desk.post('/assinaturas', { email: ana, de: DE });
    await desk.send();
    await desk.own(`UPDATE portal.assinaturas SET "criadaEm" = now() - interval '49 hours'`);
    const chave = keyIn(desk.link(desk.last(ana), 'confirmar'));
    expect((await desk.post('/assinaturas/confirmar', { chave })).status).toBe(404);
    await desk.own(
      `UPDATE portal.assinantes SET "criadoEm" = now() - interval '3 days', "pedidosEm" = current_date - 2`,
    );
    await desk.portal.db.own(eraseUnconfirmed);
    for (const table of ['portal.assinantes', 'portal.assinaturas', 'mensagens.correio'])
      expect(await desk.own(`SELECT FROM ${table}`), table).toHaveLength(0);
  });

  it('floods no stranger: three letters in a day, whoever asks and for whatever', async () => {
    const stranger = someone();
    for (let i = 0; i < 8; i++) {
      const { status } = await desk.post(
        '/assinaturas',
        { email: stranger, de: `/contratos?numAnoPub=${2010 + i}` },
        `10.1.${i}.1`,
      );
      expect(status).toBe(202);
    }
    await desk.send();
    expect(desk.smtp.to(stranger)).toHaveLength(3);
  });

  it('of a thousand things from one address ends at twenty, and a letter says so', async () => {
    const ana = someone();
    await desk.portal.db.hear(1, async (client) => {
      const book = { client, keyring, secret: await bodySecret(client, keyring, 1), tenant: 1 };
      for (let i = 0; i < 30; i++) {
        await client.query('UPDATE portal.assinantes SET pedidos = 0');
        const { letter } = await requestSubscription(book, ana, `/contratos?numAnoPub=${2000 + i}`);
        expect(letter).toBe(i < 20 ? 'confirmar' : 'cheia');
      }
      await client.query('UPDATE portal.assinantes SET pedidos = 0');
    });
    await desk.post('/assinaturas', { email: ana, de: DE });
    await desk.send();
    expect(desk.last(ana).texto).toContain('até 20 avisos');
  });
});

describe('the letter of the day', () => {
  const ALL = '/contratos';
  const BIG = '/contratos?vlrContrato.gte=1000';

  /** Two contracts that were there before anybody asked. */
  beforeEach(async () => {
    await desk.own(
      'TRUNCATE portal.cargas, portal.periodos, portal.arquivadas, portal.comparadas, dados._mudancas, dados.contratos',
    );
    await desk.publish([row('1', '2025'), row('2', '2025', '5000,00')]);
  });

  it('tells what is new, changed and withdrawn by name and link, once, and only what the filter chooses', async () => {
    const [ana, rui] = [someone(), someone()];
    await desk.subscribe(ana, ALL);
    await desk.subscribe(rui, BIG);
    expect(await desk.day('2026-11-20')).toBe(0);
    await desk.publish([row('1', '2025', '2,00'), row('3', '2025')]);
    expect(await desk.day('2026-11-21')).toBe(2);
    const { texto, html, assunto } = desk.last(ana);
    expect(assunto).toContain('novidades em contratos');
    expect(texto).toContain('1 novo, 1 alterado, 1 retirado.');
    expect(texto).toContain('- Contrato 3\n  http://pmdemo.transparencia.localhost:3000/contratos/3/2025');
    expect(texto).toContain('- Contrato 1 (mudou: Valor');
    expect(html).toContain('<a href="http://pmdemo.transparencia.localhost:3000/contratos/3/2025">Contrato 3</a>');
    expect(desk.last(rui).texto).toContain('1 retirado.');
    expect(desk.last(rui).texto).not.toContain('Contrato 3');
    expect(await desk.day('2026-11-22')).toBe(0);
  });

  it('is one for all that an address watches, at most once a day, and names ten records at most', async () => {
    const ana = someone();
    await desk.subscribe(ana, ALL);
    await desk.subscribe(ana, '/cargas/contratos');
    await desk.publish(Array.from({ length: 15 }, (_, i) => row(String(i + 1), '2025')));
    desk.smtp.letters.length = 0;
    expect(await desk.day()).toBe(1);
    const [letter, ...others] = desk.smtp.to(ana);
    expect(others).toEqual([]);
    expect(letter?.assunto).toContain('novidades em 2 avisos seus');
    expect(letter?.texto).toMatch(/e mais 3: veja a lista/);
    expect(letter?.texto).toMatch(/Contratos: carga \d+, de .* com 15 registros/);
    await desk.publish([row('99', '2025')]);
    expect(await desk.day()).toBe(0);
  });

  it('finds a supplier and the words of a search', async () => {
    const [ana, rui, eva] = [someone(), someone(), someone()];
    await desk.subscribe(eva, '/favorecidos/sem-documento-serra-verde-ltda');
    await desk.subscribe(ana, '/busca?termo=merendas');
    await desk.subscribe(rui, '/busca?termo=asfalto');
    await desk.publish([row('1', '2025'), row('2', '2025', '5000,00'), row('7', '2025')]);
    expect(await desk.day()).toBe(2);
    for (const told of [ana, eva]) expect(desk.last(told).texto).toContain('Contrato 7');
  });

  it('is left with one press, by the mailbox itself and without a cookie', async () => {
    const ana = someone();
    await desk.subscribe(ana, ALL);
    await desk.publish([row('1', '2025', '3,00'), row('2', '2025', '5000,00')]);
    await desk.day();
    const letter = desk.last(ana);
    expect(letter.of('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(letter.of('list-unsubscribe').slice(1, -1));
    expect((await desk.get(pathname + search)).headers.location).toBe(desk.link(letter, 'gerir'));
    const left = await desk.post(pathname + search, { 'List-Unsubscribe': 'One-Click' });
    expect([left.status, left.headers['set-cookie']]).toEqual([200, undefined]);
    expect(await desk.own('SELECT FROM portal.assinantes')).toHaveLength(0);
    expect((await desk.post(pathname + search, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
  });

  it('stops and says why, where what is watched means nothing any more', async () => {
    const ana = someone();
    await desk.subscribe(ana, ALL);
    await desk.portal.db.own(async (client) => {
      const { rows } = await client.query('SELECT id FROM portal.assinaturas');
      const gone = keyring.seal('/contratos?campoRetirado=1', sealContext.alvo(1, rows[0].id));
      await client.query('UPDATE portal.assinaturas SET alvo = $1', [gone]);
    });
    expect(await desk.day()).toBe(1);
    expect(desk.last(ana).texto).toContain('“campoRetirado” não é um campo de contratos');
    expect(await desk.own('SELECT FROM portal.assinaturas')).toHaveLength(0);
  });
});

describe('an address', () => {
  /** Tables of every schema of ours that hold a text somewhere. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await desk.own(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('portal', 'mensagens', 'dados')`,
    );
    const parts = tables.map(
      ({ name }) =>
        `SELECT '${name.replaceAll("'", '')}' AS name WHERE EXISTS (SELECT FROM ${name} t WHERE t::text ~* $1)`,
    );
    const found = await desk.own(parts.join(' UNION ALL '), [`${text}|${Buffer.from(text).toString('hex')}`]);
    return found;
  }

  it('is in no table in clear, and neither is what it watches', async () => {
    const ana = someone();
    await desk.subscribe(ana, '/busca?termo=merendeira');
    await desk.post('/assinaturas', { email: ana, de: DE });
    expect(await tablesWith(ana)).toEqual([]);
    expect(await tablesWith('merendeira')).toEqual([]);
    expect(await desk.own('SELECT FROM portal.assinantes')).toHaveLength(1);
  });

  it('sees all that it watches by its link, stops one of them, and erases everything', async () => {
    const ana = someone();
    await desk.subscribe(ana, '/contratos');
    const gerir = await desk.subscribe(ana, '/cargas');
    const page = await desk.get(gerir);
    expect(page.text).toContain('todas as cargas de dados');
    const [{ id }] = await desk.own('SELECT id FROM portal.assinaturas ORDER BY "criadaEm" LIMIT 1');
    const chave = keyIn(gerir);
    expect((await desk.post('/assinaturas/gerir', { chave, id, ato: 'parar' })).text).toContain('Resta 1');
    await desk.post('/assinaturas', { email: ana, de: DE });
    expect((await desk.post('/assinaturas/gerir', { chave, ato: 'apagar' })).text).toContain('Os avisos pararam');
    for (const table of ['portal.assinantes', 'portal.assinaturas', 'mensagens.correio'])
      expect(await desk.own(`SELECT FROM ${table}`), table).toHaveLength(0);
    expect((await desk.get(gerir)).status).toBe(404);
  });

  it('is found, and its links open, after the keys were changed', async () => {
    const ana = someone();
    const chave = keyIn(await desk.subscribe(ana, '/contratos'));
    const fresh = randomBytes(32);
    await desk.portal.db.own((client) => resealAll(client, new Keyring([fresh, KEY]), () => undefined));
    const renewed = new Keyring([fresh]);
    const found = await desk.portal.db.own(async (client) => {
      const secret = await bodySecret(client, renewed, 1);
      const [one] = await subscriptionsOf(
        { client, keyring: renewed, tenant: 1 },
        secret.readLink('gerir', chave) ?? '',
      );
      return one?.caminho;
    });
    expect(found).toBe('/contratos');
    await desk.portal.db.own((client) => resealAll(client, new Keyring([KEY, fresh]), () => undefined));
  });

  it('of another body is another: a link opens nothing there, and nobody there is told', async () => {
    const gerir = await desk.subscribe(someone(), '/contratos');
    const { status } = await desk.portal.ask(gerir, 'cmdemo.transparencia.localhost');
    expect(status).toBe(404);
  });
});
