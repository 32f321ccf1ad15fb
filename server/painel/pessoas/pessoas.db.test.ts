import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChaveFeita, ChavesAnswer } from '../../../catalog/painel/chaves/answer.ts';
import type { ConviteAnswer, PessoasAnswer } from '../../../catalog/painel/pessoas/answer.ts';
import { deskAsk, type SignedIn, signIn, waitingLetters } from '../../../test/desk.ts';
import { newPasskey, type PasskeyAsked } from '../../../test/passkey.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { buildPortal } from '../../features.ts';
import { createMailer } from '../../mail/mailer.ts';
import { tokenDays } from '../../remote/register.ts';
import { tokenHash } from '../../remote/token.ts';
import { LETTERS_PER_HOUR } from '../entrada/admission.ts';

let portal: Portal;
/** The same portal with a mail server, which nobody runs. */
let mailing: Pick<Portal, 'app'>;

beforeAll(async () => {
  portal = await openBodies();
  const mailer = createMailer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  mailing = { app: await buildPortal({ ...portal.setting, mailer }) };
});

afterAll(async () => {
  await mailing.app.close();
  await portal.close();
});

const actsOn = async (alvo: string) =>
  (
    await portal.db.own((client) =>
      client.query<{ acao: string; quem: string; antes: object | null; depois: object | null }>(
        'SELECT acao, quem, antes, depois FROM portal.atos WHERE alvo = $1 ORDER BY quando',
        [alvo],
      ),
    )
  ).rows;

/** Forgets the people of the bodies, so that who is the last of them is known. */
const alone = () => portal.db.own((client) => client.query(`UPDATE portal.pessoas SET "removidaEm" = now()`));

const setRoles = (who: SignedIn, id: string, papeis: string[]) =>
  deskAsk(portal, who, 'PUT', `/pessoas/${id}/papeis`, { papeis });

describe('roles', () => {
  it('act at the next request, and every change is in the log', async () => {
    const ana = await signIn(portal, { papeis: ['controle'], nome: 'Ana' });
    const rui = await signIn(portal, { papeis: ['editor'], nome: 'Rui Papéis' });
    expect((await deskAsk(portal, rui, 'GET', '/pessoas')).status).toBe(403);
    expect((await setRoles(ana, rui.id, ['controle'])).status).toBe(200);
    expect((await deskAsk(portal, rui, 'GET', '/pessoas')).status).toBe(200);
    expect((await setRoles(ana, rui.id, ['editor'])).status).toBe(200);
    expect((await deskAsk(portal, rui, 'GET', '/pessoas')).status).toBe(403);
    expect(await actsOn('Rui Papéis')).toEqual([
      { acao: 'pessoa.papeis', quem: 'Ana', antes: { papeis: ['editor'] }, depois: { papeis: ['controle'] } },
      { acao: 'pessoa.papeis', quem: 'Ana', antes: { papeis: ['controle'] }, depois: { papeis: ['editor'] } },
    ]);
  });

  it('are raised to operator by no crafted request', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const rui = await signIn(portal, { papeis: ['editor'] });
    const chefe = await signIn(portal, { papeis: ['operador'] });
    const invite = { email: 'novo@example.com', nome: 'Novo', papeis: ['operador'] };
    const tries = [
      await setRoles(ana, ana.id, ['controle', 'operador']),
      await setRoles(ana, chefe.id, ['editor']),
      await deskAsk(portal, ana, 'DELETE', `/pessoas/${chefe.id}`),
      await deskAsk(portal, ana, 'POST', '/pessoas', invite),
      await setRoles(rui, rui.id, ['controle']),
      await deskAsk(portal, rui, 'PUT', '/conta/nome', { nome: 'Rui', papeis: ['controle'] }),
      await deskAsk(portal, ana, 'POST', '/pessoas', { ...invite, papeis: ['rei'] }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 400, 400]);
    const operator = await signIn(portal, { papeis: ['controle', 'operador'] });
    expect((await setRoles(operator, rui.id, ['operador'])).status).toBe(200);
  });

  it('are raised by no link of another: who is no operator neither renews nor keeps that of one', async () => {
    const [ana, operator] = [
      await signIn(portal, { papeis: ['controle'] }),
      await signIn(portal, { papeis: ['controle', 'operador'] }),
    ];
    const invited = async (who: SignedIn, email: string, papeis: string[]) =>
      (await deskAsk<ConviteAnswer>(portal, who, 'POST', '/pessoas', { email, nome: 'Novo', papeis })).json.data;
    const chief = await invited(operator, 'chefe@example.com', ['operador']);
    const again = (who: SignedIn) => deskAsk(portal, who, 'POST', `/pessoas/${chief.pessoa.id}/convite`, {});
    expect((await again(ana)).status).toBe(403);
    expect((await again(operator)).status).toBe(200);
    const raised = await invited(ana, 'sobe@example.com', ['editor']);
    const segredo = raised.link?.split('#')[1];
    const host = operator.headers.host ?? '';
    const stranger = { headers: { host, origin: `http://${host}` } };
    expect((await deskAsk(portal, stranger, 'POST', '/entrar/conferir', { segredo })).status).toBe(200);
    await setRoles(operator, raised.pessoa.id, ['editor', 'operador']);
    expect((await deskAsk(portal, stranger, 'POST', '/entrar', { segredo })).status).toBe(401);
  });

  it('are changed while somebody comes in: who waits for the other holds nothing that the other needs', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const invite = { email: 'chega@example.com', nome: 'Chega', papeis: ['editor'] };
    const { json } = await deskAsk<ConviteAnswer>(portal, ana, 'POST', '/pessoas', invite);
    const host = ana.headers.host ?? '';
    const stranger = { headers: { host, origin: `http://${host}` } };
    const waiting = () =>
      portal.db.own((own) =>
        own.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`),
      );
    const entered = await portal.db.own(async (changing) => {
      await changing.query('BEGIN');
      await changing.query('SELECT FROM portal.pessoas WHERE tenant = 1 FOR NO KEY UPDATE');
      const entering = deskAsk(portal, stranger, 'POST', '/entrar', { segredo: json.data.link?.split('#')[1] });
      await expect.poll(async () => (await waiting()).rowCount).toBe(1);
      await changing.query(`SET LOCAL lock_timeout = '100ms'`);
      await changing.query('UPDATE portal.correntes SET numero = numero WHERE tenant = 1');
      await changing.query('ROLLBACK');
      return entering;
    });
    expect(entered.status).toBe(200);
  });
});

describe('the last who keeps a panel', () => {
  it('can neither leave nor be demoted, also when two demote each other at once', async () => {
    await alone();
    const ana = await signIn(portal, { papeis: ['controle'] });
    expect((await deskAsk(portal, ana, 'DELETE', `/pessoas/${ana.id}`)).json.type).toBe('LAST_KEEPER');
    expect((await setRoles(ana, ana.id, ['editor'])).json.type).toBe('LAST_KEEPER');
    const rui = await signIn(portal, { papeis: ['controle'] });
    const both = await Promise.all([setRoles(ana, rui.id, ['editor']), setRoles(rui, ana.id, ['editor'])]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a person who was removed', () => {
  it('is out at the next request, may be invited anew, and stays in the log', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const rui = await signIn(portal, { papeis: ['editor'], nome: 'Rui Removido' });
    expect((await deskAsk(portal, ana, 'DELETE', `/pessoas/${rui.id}`)).status).toBe(200);
    expect((await deskAsk(portal, rui, 'GET', '/eu')).status).toBe(401);
    expect((await deskAsk(portal, ana, 'DELETE', `/pessoas/${rui.id}`)).status).toBe(404);
    const again = { email: `${rui.id}@Example.com`, nome: 'Rui', papeis: ['editor'] };
    expect((await deskAsk(portal, ana, 'POST', '/pessoas', again)).status).toBe(200);
    expect((await deskAsk(portal, ana, 'POST', '/pessoas', again)).status).toBe(409);
    expect((await actsOn('Rui Removido')).map(({ acao }) => acao)).toEqual(['pessoa.removida']);
  });

  it.each([
    ['was removed', 401, (ana: SignedIn, id: string) => deskAsk(portal, ana, 'DELETE', `/pessoas/${id}`)],
    ['lost the role', 403, (ana: SignedIn, id: string) => setRoles(ana, id, ['editor'])],
  ])('makes nothing of a request that they began before: who %s', async (_title, status, ending) => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const rui = await signIn(portal, { papeis: ['controle'] });
    const body = JSON.stringify({ nome: 'Chave lenta', usos: ['publicar'], conjuntos: null, ate: tokenDays().usual });
    const slow = async function* () {
      yield body.slice(0, 9);
      expect((await ending(ana, rui.id)).status).toBe(200);
      yield body.slice(9);
    };
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: '/painel/api/chaves',
      headers: { ...rui.headers, 'content-type': 'application/json' },
      payload: Readable.from(slow()),
    });
    expect(statusCode).toBe(status);
    expect(await actsOn('Chave lenta')).toEqual([]);
  });

  it('of another body is out of reach', async () => {
    const ana = await signIn(portal, { papeis: ['controle'] });
    const far = await signIn(portal, { papeis: ['editor'], tenant: 2 });
    expect((await setRoles(ana, far.id, ['controle'])).status).toBe(404);
    expect((await deskAsk(portal, ana, 'DELETE', `/pessoas/${far.id}`)).status).toBe(404);
    expect((await deskAsk(portal, far, 'GET', '/eu')).status).toBe(200);
  });
});

describe('the keys of somebody who may make none any more', () => {
  const order = { usos: ['publicar'], conjuntos: null, ate: tokenDays().usual };
  const listed = async (who: SignedIn, nome: string) =>
    (await deskAsk<ChavesAnswer>(portal, who, 'GET', '/chaves')).json.data.chaves.find((key) => key.nome === nome);

  it.each([
    [
      'is removed',
      (who: SignedIn, id: string, fate: string) =>
        deskAsk(portal, who, 'DELETE', `/pessoas/${id}${fate && `?chaves=${fate}`}`),
    ],
    [
      'loses the role',
      (who: SignedIn, id: string, chaves: string) =>
        deskAsk(portal, who, 'PUT', `/pessoas/${id}/papeis`, { papeis: ['editor'], ...(chaves && { chaves }) }),
    ],
  ])('are told before, end with who %s, or are answered for by who keeps them', async (title, leave) => {
    const ana = await signIn(portal, { papeis: ['controle'], nome: 'Ana Guarda' });
    for (const [fate, estado, responde] of [
      ['', 'revogada', undefined],
      ['manter', 'válida', 'Ana Guarda'],
    ] as const) {
      const rui = await signIn(portal, { papeis: ['controle'], nome: 'Rui Chaveiro' });
      const nome = `Folha: ${title}, ${fate || 'sem dizer'}`;
      const made = await deskAsk<ChaveFeita>(portal, rui, 'POST', '/chaves', { ...order, nome });
      const { pessoas } = (await deskAsk<PessoasAnswer>(portal, ana, 'GET', '/pessoas')).json.data;
      expect(pessoas.find(({ id }) => id === rui.id)?.chaves).toEqual([nome]);
      expect((await leave(ana, rui.id, 'talvez')).status).toBe(400);
      expect((await leave(rui, rui.id, 'manter')).status).toBe(409);
      expect((await leave(ana, rui.id, fate)).status).toBe(200);
      const key = await listed(ana, nome);
      expect(key).toMatchObject({ estado, criadaPor: 'Rui Chaveiro', ...(responde && { responde }) });
      expect((await portal.db.key(tokenHash(made.json.data.segredo)))?.revogada).toBe(estado === 'revogada');
      expect((await actsOn(nome)).map(({ acao, quem }) => [acao, quem])).toEqual([
        ['chave.criada', 'Rui Chaveiro'],
        [fate === 'manter' ? 'chave.mantida' : 'chave.revogada', 'Ana Guarda'],
      ]);
    }
  });
});

describe('a new passkey', () => {
  /** Keeps a passkey in somebody's account, from a Firefox in Windows. */
  async function keep(at: Pick<Portal, 'app'>, { headers }: SignedIn, nome: string): Promise<number> {
    const from = { headers: { ...headers, 'user-agent': 'Firefox/140.0 (Windows NT 10.0)' } };
    const asked = await deskAsk<{ data: PasskeyAsked }>(at, from, 'POST', '/conta/passkeys/desafio', {});
    const resposta = newPasskey(asked.json.data, headers.origin ?? '');
    return (await deskAsk(at, from, 'POST', '/conta/passkeys', { nome, resposta })).status;
  }

  const lettersTo = ({ id }: SignedIn) => waitingLetters(portal, `${id}@example.com`);

  it('is told to its owner by letter: when, from what device, and how to be rid of it', async () => {
    const ana = await signIn(portal, { papeis: ['editor'] });
    expect(await keep(mailing, ana, 'Meu\u2028celular')).toBe(200);
    const [letter, ...more] = await lettersTo(ana);
    expect(more).toEqual([]);
    expect(letter?.assunto).toContain('nova passkey na sua conta do painel');
    const told = /Em \d\d\/\d\d\/\d{4} às \d\d:\d\d \(horário de Brasília\), a passkey “Meu celular”/;
    expect(letter?.texto).toMatch(told);
    for (const part of ['Firefox em Windows', '/painel/conta', '“Apagar”', '“Sair de todos os aparelhos”'])
      expect(letter?.texto).toContain(part);
  });

  it('fills no mailbox, and waits for no letter where none can leave', async () => {
    const ana = await signIn(portal, { papeis: ['editor'] });
    expect(await keep(portal, ana, 'Computador')).toBe(200);
    expect(await lettersTo(ana)).toEqual([]);
    for (let i = 0; i < LETTERS_PER_HOUR; i++) expect(await keep(mailing, ana, `Chave ${i}`)).toBe(200);
    expect(await lettersTo(ana)).toHaveLength(LETTERS_PER_HOUR - 1);
  });
});
