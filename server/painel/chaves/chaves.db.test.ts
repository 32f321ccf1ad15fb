import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChaveFeita, ChavesAnswer } from '../../../catalog/painel/chaves/answer.ts';
import type { RegistroAnswer } from '../../../catalog/painel/registro/answer.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { tokenDays } from '../../remote/register.ts';
import { tokenHash } from '../../remote/token.ts';

let portal: Portal;
let ana: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  portal = await openBodies();
  ana = await signIn(portal, { papeis: ['controle'] });
  other = await signIn(portal, { papeis: ['controle'], tenant: 2 });
});

afterAll(() => portal.close());

const order = { nome: '<b>Sistema</b> contábil', usos: ['publicar'], conjuntos: ['contratos'], ate: tokenDays().usual };
const listed = async (who: SignedIn) => (await deskAsk<ChavesAnswer>(portal, who, 'GET', '/chaves')).json.data.chaves;

it('makes a key whose secret is seen once, and works until its last day', async () => {
  const { json, status } = await deskAsk<ChaveFeita>(portal, ana, 'POST', '/chaves', order);
  expect(status).toBe(200);
  const { segredo, id } = json.data;
  expect(await portal.db.key(tokenHash(segredo))).toMatchObject({
    id,
    tenant: 1,
    datasets: ['contratos'],
    expirada: false,
  });
  const [key] = await listed(ana);
  expect(key).toMatchObject({ id, nome: order.nome, estado: 'válida', usadaEm: null });
  expect(JSON.stringify(await listed(ana))).not.toContain(segredo);
  const log = await deskAsk<RegistroAnswer>(portal, ana, 'GET', '/registro');
  expect(log.json.data.atos[0]).toMatchObject({ acao: 'chave.criada', alvo: order.nome, quem: ana.nome });
  expect(log.text).not.toContain(segredo);
});

it('revokes a key once, and only one of its own body', async () => {
  const [key] = await listed(ana);
  const path = `/chaves/${key?.id}/revogar`;
  expect((await deskAsk(portal, other, 'POST', path)).status).toBe(404);
  expect((await listed(ana))[0]?.estado).toBe('válida');
  expect((await deskAsk(portal, ana, 'POST', path)).status).toBe(200);
  expect((await deskAsk(portal, ana, 'POST', path)).status).toBe(200);
  expect((await listed(ana))[0]?.estado).toBe('revogada');
  const { json } = await deskAsk<RegistroAnswer>(portal, ana, 'GET', '/registro?acao=chave.revogada');
  expect(json.data.atos).toHaveLength(1);
});

it.each([
  ['a name of blanks', { nome: '  ' }, /nome/],
  ['a name too long', { nome: 'x'.repeat(81) }, /80 caracteres/],
  ['no use', { usos: [] }, /usos/],
  ['an end in the past', { ate: '2020-01-01' }, /entre/],
  ['an end too far away', { ate: '2099-01-01' }, /entre/],
  ['a day that there is not', { ate: '2027-02-31' }, /data/],
  ['a dataset that there is not', { conjuntos: ['segredos'] }, /não é um conjunto/],
  ['a field more', { tenant: 2 }, /tenant/],
])('refuses a key with %s, in a sentence', async (_what, wrong, sentence) => {
  const { status, json } = await deskAsk(portal, ana, 'POST', '/chaves', { ...order, ...wrong });
  expect(status).toBe(400);
  expect(json.message).toMatch(sentence);
});
