import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AtestoBody, AtestosAnswer } from '../../../catalog/painel/atestos/answer.ts';
import type { PntpCriterio } from '../../../catalog/pntp/answer.ts';
import { plusDays } from '../../../catalog/texto/day.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { catchUpMirror } from '../../pntp/follow.ts';
import { attestAll } from '../../pntp/order.ts';
import type { Tenant } from '../../tenants/tenants.ts';

let portal: Portal;
let ana: SignedIn;
let outra: SignedIn;

const today = brasiliaToday();
const SITE = 'https://www.valeclaro.example';

beforeAll(async () => {
  portal = await openBodies({ documents: 'none' });
  [ana, outra] = await Promise.all([
    signIn(portal, { papeis: ['controle'], nome: 'Ana Controladora' }),
    signIn(portal, { papeis: ['controle'], tenant: 2, nome: 'Outra Controladora' }),
  ]);
});

afterAll(() => portal.close());

beforeEach(() => own('DELETE FROM portal.atestos'));

const own = (text: string) => portal.db.own((client) => client.query(text));

const attest = (who: SignedIn, body: Partial<AtestoBody> = {}) =>
  deskAsk(portal, who, 'POST', '/atestos', {
    criterios: ['1.1'],
    endereco: SITE,
    ate: plusDays(today, 90),
    ...body,
  });

const listed = async (numero: string, who = ana) =>
  (await deskAsk<AtestosAnswer>(portal, who, 'GET', '/atestos')).json.data.find((one) => one.numero === numero);

/** What the mirror says of a criterion, asked as somebody of the body. */
async function measured(numero: string, { headers }: SignedIn = ana): Promise<PntpCriterio | undefined> {
  const { payload } = await portal.app.inject({ url: '/painel/espelho.json', headers });
  return JSON.parse(payload).data.criterios.find((one: PntpCriterio) => one.numero === numero);
}

async function acts(): Promise<unknown[]> {
  const { rows } = await own(
    'SELECT quem, acao, alvo, antes, depois FROM portal.atos WHERE tenant = 1 ORDER BY numero DESC LIMIT 2',
  );
  return rows;
}

describe('an attestation at the desk', () => {
  it('brings the points of its criteria, and they go when it ends', async () => {
    expect(await measured('1.1')).toMatchObject({
      obtidos: 0,
      atesto: null,
      falta: [{ painel: '/painel/atestos?criterio=1.1' }],
    });
    expect((await attest(ana, { criterios: ['1.1', '1.3', '1.1'], endereco: ` ${SITE} ` })).status).toBe(200);
    for (const numero of ['1.1', '1.3']) {
      const found = await measured(numero);
      expect(found?.obtidos).toBe(found?.pontos);
      expect(found?.falta).toEqual([]);
      expect(found?.atesto).toEqual({
        ...{ quem: 'Ana Controladora', em: today, endereco: SITE },
        ...{ ate: plusDays(today, 90), vencido: false },
      });
    }
    expect(await listed('1.1')).toMatchObject({ estado: 'vale', atesto: { quem: 'Ana Controladora' } });
    await own("UPDATE portal.atestos SET ate = current_date - 2 WHERE criterio = '1.1'");
    expect(await measured('1.1')).toMatchObject({ obtidos: 0, atesto: { vencido: true } });
    expect(await listed('1.1')).toMatchObject({ estado: 'vencido' });
    expect((await measured('1.3'))?.obtidos).toBeGreaterThan(0);
  });

  it('is taken back before its day, and the points go', async () => {
    await attest(ana);
    expect((await deskAsk(portal, ana, 'POST', '/atestos/retirar', { criterio: '1.1' })).status).toBe(200);
    expect(await measured('1.1')).toMatchObject({ obtidos: 0, atesto: null });
    expect(await listed('1.1')).toMatchObject({ estado: 'falta', atesto: null });
    const again = await deskAsk(portal, ana, 'POST', '/atestos/retirar', { criterio: '1.1' });
    expect(again).toMatchObject({ status: 422, json: { message: expect.stringContaining('não tem atesto') } });
  });

  it('is written into the log with what stood before', async () => {
    await attest(ana);
    await attest(ana, { ate: plusDays(today, 30) });
    const [first, second] = [plusDays(today, 90), plusDays(today, 30)].map((ate) => ({
      ...{ quem: 'Ana Controladora', em: today, endereco: SITE, ate },
    }));
    const common = { quem: 'Ana Controladora', acao: 'atesto.feito', alvo: 'Critério 1.1 do PNTP' };
    expect(await acts()).toEqual([
      { ...common, antes: first, depois: second },
      { ...common, antes: null, depois: first },
    ]);
    await deskAsk(portal, ana, 'POST', '/atestos/retirar', { criterio: '1.1' });
    expect((await acts())[0]).toEqual({ ...common, acao: 'atesto.retirado', antes: second, depois: null });
  });

  it.each([
    ['a criterion that is measured', { criterios: ['1.1', '8.3'] }, '8.3 é medido no portal e não se atesta'],
    ['a criterion that there is not', { criterios: ['99.9'] }, 'Não há o critério “99.9”'],
    ['no criterion at all', { criterios: [] }, 'precisa de ao menos um critério'],
    ['a place without a whole address', { endereco: 'www.valeclaro.example' }, 'precisa ser completo'],
    ['an address that is none', { endereco: 'no site da prefeitura' }, 'O endereço precisa ser completo'],
    ['an address with a CPF', { endereco: `${SITE}/52998224725` }, 'O endereço traz um CPF'],
    ['a day that is past', { ate: plusDays(today, -1) }, 'já passou'],
    ['a day more than a year away', { ate: plusDays(today, 366) }, 'Um atesto vale até um ano'],
    ['a day that is none', { ate: '31/12/2026' }, 'deve ser um dia como'],
  ])('refuses %s with a sentence, and keeps nothing of it', async (_title, body, sentence) => {
    const { status, json } = await attest(ana, body);
    expect([status >= 400 && status < 500, json.message]).toEqual([true, expect.stringContaining(sentence)]);
    expect((await own('SELECT * FROM portal.atestos')).rows).toEqual([]);
  });

  it('speaks of the body of who gives it, and of no other', async () => {
    expect((await attest(outra, { criterios: ['11.8'] })).json.message).toContain('Não há o critério “11.8”');
    await attest(ana);
    expect((await attest(outra)).status).toBe(200);
    expect(await listed('1.1', outra)).toMatchObject({ atesto: { quem: 'Outra Controladora' } });
    expect(await listed('1.1')).toMatchObject({ atesto: { quem: 'Ana Controladora' } });
    await deskAsk(portal, outra, 'POST', '/atestos/retirar', { criterio: '1.1' });
    expect((await measured('1.1'))?.obtidos).toBeGreaterThan(0);
    const { statusCode } = await portal.app.inject({
      ...{ method: 'POST', url: '/painel/api/atestos/retirar', payload: { criterio: '1.1' } },
      headers: { ...outra.headers, host: ana.headers.host, origin: ana.headers.origin },
    });
    expect(statusCode).toBe(401);
    expect(await listed('1.1')).toMatchObject({ estado: 'vale' });
  });

  it('keeps no CPF of whoever attests', async () => {
    const told = { criterios: ['1.1'], quem: 'Ana, CPF 52998224725', endereco: SITE, em: today, ate: today };
    await portal.db.own(async (client) => {
      const { rows } = await client.query<Tenant>('SELECT id, tipo, dados FROM portal.tenants WHERE id = 1');
      for (const tenant of rows) await attestAll(client, tenant, told);
    });
    expect(await listed('1.1')).toMatchObject({ atesto: { quem: 'Ana, CPF ***.982.247-**' } });
  });

  it('has the index measured again, also where only the day of one of several changed', async () => {
    const measureAgain = () => portal.db.own((client) => catchUpMirror(client, portal.setting, undefined, today));
    await attest(ana, { criterios: ['1.1', '1.3'] });
    expect(await measureAgain()).toBe(2);
    expect(await measureAgain()).toBe(0);
    await attest(ana, { criterios: ['1.3'], ate: plusDays(today, 60) });
    expect(await measureAgain()).toBe(1);
  });
});
