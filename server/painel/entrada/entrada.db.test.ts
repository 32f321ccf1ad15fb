import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskAsk, type SignedIn, signIn, waitingLetters } from '../../../test/desk.ts';
import { keyring, openBodies, type Portal } from '../../../test/portal.ts';
import { buildPortal } from '../../features.ts';
import { deliverDueLetters } from '../../mail/deliver.ts';
import { createMailer } from '../../mail/mailer.ts';
import type { SealedLetter } from '../../mail/outbox.ts';
import { beginSession } from './session.ts';

const HOST = 'pmdemo.transparencia.localhost';
const strangerAt = (host: string) => ({
  headers: { host, origin: `http://${host}`, 'user-agent': 'Firefox/140.0 (Windows NT 10.0)' },
});
const STRANGER = strangerAt(HOST);

let portal: Portal;
/** The same portal, with a mail server that nobody runs, and all that it logs. */
let app: FastifyInstance;
const lines: string[] = [];
/** Secrets that came by letter or as a cookie. */
const secrets = new Set<string>();
const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:9' });

beforeAll(async () => {
  portal = await openBodies();
  app = await buildPortal({
    ...portal.setting,
    mailer,
    log: { level: 'debug', requests: true, stream: { write: (line) => void lines.push(line) } },
  });
});

afterAll(async () => {
  await app.close();
  await portal.close();
});

const sql = (text: string, values: unknown[] = []) =>
  portal.db.own(async (client) => (await client.query(text, values)).rows);

const lettersTo = (email: string): Promise<SealedLetter[]> => waitingLetters(portal, email);

const secretIn = (letter: SealedLetter | undefined): string => /#([\w-]{43})/.exec(letter?.texto ?? '')?.[1] ?? '';

/** Uses a link; the headers of who came in. */
async function useLink(segredo: string, host = HOST) {
  const { headers } = strangerAt(host);
  const answer = await app.inject({ method: 'POST', url: '/painel/api/entrar', headers, payload: { segredo } });
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  for (const secret of [segredo, cookie.split('=')[1]]) if (secret) secrets.add(secret);
  return {
    status: answer.statusCode,
    traits: String(answer.headers['set-cookie'] ?? ''),
    headers: { ...headers, cookie },
  };
}

/** Does some work in a process whose clock is wrong by some days. */
async function atClock<T>(days: number, work: () => Promise<T>): Promise<T> {
  const real = Date.now;
  Date.now = () => real() + days * 86_400_000;
  try {
    return await work();
  } finally {
    Date.now = real;
  }
}

const eu = (headers: Record<string, string>) => deskAsk({ app }, { headers }, 'GET', '/eu');

/** Invites somebody; the secret of the letter. */
async function invited(who: SignedIn, email: string, papeis: string[] = ['editor']): Promise<string> {
  const { status } = await deskAsk({ app }, who, 'POST', '/pessoas', { email, nome: 'Rui Reis', papeis });
  expect(status).toBe(200);
  return secretIn((await lettersTo(email.toLowerCase()))[0]);
}

describe('an invitation', () => {
  it('leaves as a letter, opens the panel once, and leaves no secret in the database', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const secret = await invited(ana, 'Rui@Prefeitura.example.com');
    expect(secret).toHaveLength(43);
    const seen = await deskAsk({ app }, STRANGER, 'POST', '/entrar/conferir', { segredo: secret });
    expect(seen.json).toMatchObject({ data: { tipo: 'convite', email: 'rui@prefeitura.example.com' } });
    const first = await useLink(secret);
    expect(first.traits).toMatch(/^__Host-painel=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    expect((await eu(first.headers)).status).toBe(200);
    expect((await useLink(secret)).status).toBe(401);
    const rows = JSON.stringify(await sql('SELECT * FROM portal.ingressos UNION ALL SELECT * FROM portal.ingressos'));
    expect(rows).not.toContain(secret);
  });

  it('used twice at once lets one in', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const secret = await invited(ana, 'dois@example.com');
    const both = await Promise.all([useLink(secret), useLink(secret)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is of one body, and good for its time by the clock of the database', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const secret = await invited(ana, 'tarde@example.com');
    expect((await useLink(secret, 'cmdemo.transparencia.localhost')).status).toBe(401);
    await sql(`UPDATE portal.ingressos SET "expiraEm" = now() - interval '1 second' WHERE "usadoEm" IS NULL`);
    expect((await useLink(secret)).status).toBe(401);
    const { json } = await deskAsk<{ data: { pessoas: { id: string; email: string; conviteAte: null }[] } }>(
      ...([{ app }, ana, 'GET', '/pessoas'] as const),
    );
    const late = json.data.pessoas.find(({ email }) => email === 'tarde@example.com');
    expect(late?.conviteAte).toBeNull();
    await deskAsk({ app }, ana, 'POST', `/pessoas/${late?.id}/convite`, {});
    const fresh = secretIn((await lettersTo('tarde@example.com'))[0]);
    const seen = await atClock(-400, () => deskAsk({ app }, STRANGER, 'POST', '/entrar/conferir', { segredo: fresh }));
    expect(seen.status).toBe(200);
    expect((await atClock(400, () => useLink(fresh))).status).toBe(200);
  });

  it('without a mail server is a link that whoever invites hands over', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const { json } = await deskAsk<{ data: { link: string } }>(portal, ana, 'POST', '/pessoas', {
      ...{ email: 'semcorreio@example.com', nome: 'Eva', papeis: ['editor'] },
    });
    expect(json.data.link).toMatch(/^http:\/\/pmdemo\.transparencia\.localhost:\d+\/painel\/entrar#[\w-]{43}$/);
  });
});

describe('a request for a link', () => {
  const ask = (email: string) => deskAsk({ app }, STRANGER, 'POST', '/entrar/link', { email });

  /** Asks for a link; what a stranger sees of the answer, and after how long. */
  async function timed(email: string) {
    const begun = performance.now();
    const { headers } = STRANGER;
    const answer = await app.inject({ method: 'POST', url: '/painel/api/entrar/link', headers, payload: { email } });
    const ms = performance.now() - begun;
    return { status: answer.statusCode, text: answer.payload, names: Object.keys(answer.headers).sort(), ms };
  }

  it('is answered the same, and as late, for a known and an unknown address, and writes to the known one', async () => {
    const rui = await signIn(portal, { papeis: ['editor'] });
    const known = await timed(`${rui.id}@EXAMPLE.com`.toUpperCase());
    const unknown = await timed('ninguem@example.com');
    expect([known.status, known.text, known.names]).toEqual([unknown.status, unknown.text, unknown.names]);
    // Both wait for the same moment: what the letter takes is hidden in it.
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(290);
    expect(known.status).toBe(202);
    expect(await lettersTo('ninguem@example.com')).toEqual([]);
    const entered = await useLink(secretIn((await lettersTo(`${rui.id}@example.com`))[0]));
    expect((await eu(entered.headers)).status).toBe(200);
  });

  it('fills no mailbox, and keeps nobody out who is asked for by others', async () => {
    const rui = await signIn(portal, { papeis: ['editor'] });
    for (let i = 0; i < 7; i++) expect((await ask(`${rui.id}@example.com`)).status).toBe(202);
    expect(await lettersTo(`${rui.id}@example.com`)).toHaveLength(5);
    await sql(`UPDATE portal.ingressos SET "expiraEm" = now() WHERE pessoa = $1`, [rui.id]);
    await ask(`${rui.id}@example.com`);
    const letters = await lettersTo(`${rui.id}@example.com`);
    expect(letters).toHaveLength(6);
    expect((await useLink(secretIn(letters[0]))).status).toBe(200);
  });

  it('is refused to an address that asks for too many, and to no other', async () => {
    const from = async (remoteAddress: string, url: string, payload: object) =>
      (await app.inject({ method: 'POST', url, headers: STRANGER.headers, payload, remoteAddress })).statusCode;
    const link = (address: string) => from(address, '/painel/api/entrar/link', { email: 'ninguem@example.com' });
    const many = await Promise.all(Array.from({ length: 31 }, () => link('203.0.113.7')));
    expect(many.filter((status) => status === 429)).toHaveLength(1);
    expect(await link('198.51.100.7')).toBe(202);
    const guess = (address: string) => from(address, '/painel/api/entrar', { segredo: 'x'.repeat(43) });
    const guesses: number[] = [];
    for (let i = 0; i < 4; i++)
      guesses.push(...(await Promise.all(Array.from({ length: 30 }, () => guess('203.0.113.9')))));
    expect(new Set(guesses)).toEqual(new Set([401]));
    expect(await guess('203.0.113.9')).toBe(429);
    expect(await guess('198.51.100.7')).toBe(401);
  });

  it('says the same of a mail server that is away before and after a letter to somebody could not leave, and loses none', async () => {
    const rui = await signIn(portal, { papeis: ['editor'], tenant: 2 });
    const there = strangerAt('cmdemo.transparencia.localhost');
    const askFor = async (email: string) => (await deskAsk({ app }, there, 'POST', '/entrar/link', { email })).json;
    const before = await askFor('ninguem@example.com');
    expect(before).toMatchObject({ data: { fila: true } });
    expect(await askFor(`${rui.id}@example.com`)).toEqual(before);
    await sql(`UPDATE mensagens.correio SET "proximaEm" = NULL WHERE tenant <> 2`);
    if (mailer) expect(await deliverDueLetters(portal.db, keyring, mailer)).toMatchObject({ enviadas: 0, adiadas: 1 });
    expect(await askFor('ninguem@example.com')).toEqual(before);
    expect(await lettersTo(`${rui.id}@example.com`)).toHaveLength(1);
  });

  it('says whom to ask where no letter can leave', async () => {
    const { status, json } = await deskAsk(portal, STRANGER, 'POST', '/entrar/link', { email: 'a@example.com' });
    expect([status, json.type]).toEqual([503, 'NO_MAIL']);
    expect(json.message).toContain('quem cuida da instalação');
  });
});

describe('a session', () => {
  const cookieOf = (headers: Record<string, string>, secret: string) => ({
    ...headers,
    cookie: `__Host-painel=${secret}`,
  });

  /** Asks as somebody; the status, and the cookie that the browser gets instead of its own. */
  async function asked(headers: Record<string, string>) {
    const answer = await app.inject({ url: '/painel/api/eu', headers });
    const renewed = /__Host-painel=([\w-]{43})/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1];
    return { status: answer.statusCode, renewed };
  }

  const makeDue = (pessoa: string) => sql(`UPDATE portal.sessoes SET "trocarEm" = now() WHERE pessoa = $1`, [pessoa]);

  it('changes its secret in its time, and a lost answer signs nobody out', async () => {
    const ana = await signIn(portal, { papeis: ['editor'] });
    await makeDue(ana.id);
    const { renewed } = await asked(ana.headers);
    expect(renewed).toHaveLength(43);
    expect(await asked(ana.headers)).toEqual({ status: 200, renewed: undefined });
    const next = cookieOf(ana.headers, renewed ?? '');
    expect((await asked(next)).status).toBe(200);
    expect((await asked(ana.headers)).status).toBe(200);
  });

  it('ends for both when a replaced secret comes again: one of the two is stolen', async () => {
    const ana = await signIn(portal, { papeis: ['editor'] });
    await makeDue(ana.id);
    const next = cookieOf(ana.headers, (await asked(ana.headers)).renewed ?? '');
    await asked(next);
    await sql(`UPDATE portal.sessoes SET "trocadaEm" = now() - interval '2 minutes' WHERE pessoa = $1`, [ana.id]);
    expect((await asked(ana.headers)).status).toBe(401);
    expect((await asked(next)).status).toBe(401);
    const acts = await sql(`SELECT acao FROM portal.atos WHERE pessoa = $1`, [ana.id]);
    expect(acts).toEqual([{ acao: 'sessao.suspeita' }]);
  });

  it.each([
    ['idle for two hours', `"usadaEm" = now() - interval '121 minutes'`],
    ['twelve hours old', `"expiraEm" = now() - interval '1 second'`],
  ])('%s is over', async (_title, change) => {
    const ana = await signIn(portal, { papeis: ['editor'] });
    await sql(`UPDATE portal.sessoes SET ${change} WHERE pessoa = $1`, [ana.id]);
    expect((await asked(ana.headers)).status).toBe(401);
  });

  it('ends by the clock of the database, whatever that of the process says', async () => {
    const ana = await signIn(portal, { papeis: ['editor'] });
    for (const days of [-400, 400]) expect((await atClock(days, () => asked(ana.headers))).status).toBe(200);
  });

  it('is left from everywhere at once, and only by its owner', async () => {
    const ana = await signIn(portal, { papeis: ['editor'] });
    const other = await portal.db.staff(1, (client) =>
      beginSession(client, { tenant: 1, pessoa: ana.id, aparelho: 'Chrome em Android', meio: 'passkey' }),
    );
    const rui = await signIn(portal, { papeis: ['controle'] });
    const { json } = await deskAsk<{ data: { sessoes: { id: string; atual: boolean }[] } }>(
      { app },
      ana,
      'GET',
      '/conta',
    );
    expect(json.data.sessoes).toHaveLength(2);
    const [one] = json.data.sessoes.filter(({ atual }) => !atual);
    expect((await deskAsk({ app }, rui, 'DELETE', `/conta/sessoes/${one?.id}`)).status).toBe(404);
    expect((await asked(cookieOf(ana.headers, other))).status).toBe(200);
    await deskAsk({ app }, STRANGER, 'POST', '/entrar/link', { email: `${ana.id}@example.com` });
    const link = secretIn((await lettersTo(`${ana.id}@example.com`))[0]);
    expect((await deskAsk({ app }, ana, 'POST', '/sair/todos', {})).status).toBe(200);
    expect((await useLink(link)).status).toBe(401);
    for (const headers of [ana.headers, cookieOf(ana.headers, other)]) expect((await asked(headers)).status).toBe(401);
  });
});

it('nothing that the server logs holds a secret, an e-mail or a CPF, whatever address it was sent to', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const [{ port }, cpf] = [app.server.address() as AddressInfo, '52998224725'];
  const [secret = ''] = secrets;
  const wrong = [`entrar?segredo=${secret}`, `eu?cpf=${cpf}`, `conta/sessoes/${cpf}`, 'sair?email=ana@example.com'];
  for (const path of wrong) await fetch(`http://localhost:${port}/painel/api/${path}`, { headers: { cookie: secret } });
  const body = JSON.stringify({ segredo: secret });
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  await fetch(`http://localhost:${port}/painel/api/entrar`, { method: 'POST', headers, body });
  const logged = lines.join('');
  expect(logged).toContain('/painel/api/entrar');
  expect(secrets.size).toBeGreaterThan(5);
  for (const one of [...secrets, cpf, '@example.com']) expect(logged).not.toContain(one);
});
