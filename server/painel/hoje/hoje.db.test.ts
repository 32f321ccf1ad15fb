import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { HojeAnswer, HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import type { CaixaAnswer } from '../../../catalog/painel/mensagens/answer.ts';
import { plusDays } from '../../../catalog/texto/day.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { ticketOf, Writer } from '../../../test/messages.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';
import { publishSamples } from '../../../test/publish.ts';
import { mostOf } from './source.ts';

let portal: Portal;
let writer: Writer;
let ana: SignedIn;
let rui: SignedIn;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
  [ana, rui] = await Promise.all([
    signIn(portal, { papeis: ['ouvidoria'], nome: 'Ana Ouvidora' }),
    signIn(portal, { papeis: ['controle'], nome: 'Rui Controle' }),
  ]);
});

afterAll(() => portal.close());

const today = async (who: SignedIn): Promise<HojeItem[]> =>
  (await deskAsk<HojeAnswer>(portal, who, 'GET', '/hoje')).json.data;

const itemOf = async (who: SignedIn, id: string): Promise<HojeItem | undefined> =>
  (await today(who)).find((item) => item.id === id);

const own = (text: string, values: unknown[] = []) => portal.db.own((client) => client.query(text, values));

/** A message that somebody is on, with so many days left. */
async function taken(by: SignedIn, days: number): Promise<string> {
  const { protocolo } = ticketOf(await writer.send());
  const { json } = await deskAsk<CaixaAnswer>(portal, rui, 'GET', `/mensagens?busca=${protocolo}`);
  const id = json.data[0]?.id ?? '';
  await deskAsk(portal, rui, 'GET', `/mensagens/${id}`);
  await deskAsk(portal, rui, 'PUT', `/mensagens/${id}/atendente`, { pessoa: by.id });
  await writer.set(protocolo, `prazo = current_date + ${days}`);
  return id;
}

it('leaves to a colleague what they are on, until its day is past', async () => {
  const [soon, late] = [await taken(ana, 4), await taken(ana, -2)];
  expect(await itemOf(ana, `mensagem ${soon}`)).toMatchObject({
    tom: 'warn',
    porque: 'O prazo da resposta está perto (Lei 13.460/2017, art. 16)',
  });
  expect(await itemOf(rui, `mensagem ${soon}`)).toBeUndefined();
  expect(await itemOf(rui, `mensagem ${late}`)).toMatchObject({
    tom: 'bad',
    porque: 'O prazo da resposta já venceu (Lei 13.460/2017, art. 16); está com Ana Ouvidora',
  });
});

it('forgets no message whose attendant left, or lost the role for it', async () => {
  const eva = await signIn(portal, { papeis: ['ouvidoria'], nome: 'Eva Saiu' });
  const leo = await signIn(portal, { papeis: ['ouvidoria'], nome: 'Léo Mudou' });
  const [first, second] = [await taken(eva, 3), await taken(leo, 3)];
  expect(await itemOf(rui, `mensagem ${first}`)).toBeUndefined();
  await deskAsk(portal, rui, 'DELETE', `/pessoas/${eva.id}`);
  await deskAsk(portal, rui, 'PUT', `/pessoas/${leo.id}/papeis`, { papeis: ['editor'] });
  const { json } = await deskAsk<CaixaAnswer>(portal, rui, 'GET', '/mensagens?quem=ninguem');
  for (const id of [first, second]) {
    expect(await itemOf(rui, `mensagem ${id}`)).toMatchObject({ tom: 'warn' });
    expect(json.data.find((line) => line.id === id)).toMatchObject({ atendente: null });
  }
});

it('says how many more there are than it lists, and leads to them', async () => {
  for (let i = 0; i < 13; i++) await writer.send();
  const listed = await today(ana);
  const { json } = await deskAsk<CaixaAnswer>(portal, ana, 'GET', '/mensagens');
  const shown = listed.filter(({ id }) => id.startsWith('mensagem ')).length;
  expect(shown).toBe(12);
  expect(listed.find(({ id }) => id === 'mensagens')).toMatchObject({
    titulo: `Mais ${json.total - shown} mensagens`,
    para: '/painel/mensagens',
  });
});

it('tells of letters that do not go out: to who answers, and to who keeps the installation', async () => {
  const chefe = await signIn(portal, { papeis: ['operador'], nome: 'Davi Operador' });
  expect(await today(chefe)).toEqual([]);
  await own(`UPDATE mensagens.correio SET "criadaEm" = now() - interval '2 hours'`);
  expect(await itemOf(ana, 'correio parado')).toMatchObject({
    tom: 'warn',
    porque: expect.stringContaining('SMTP_URL'),
  });
  expect(await today(chefe)).toMatchObject([{ id: 'correio da instalação', para: '/painel/diagnostico' }]);
  await own(`UPDATE mensagens.correio SET "proximaEm" = NULL, erro = 'recusada' WHERE destino = 'cidadao'`);
  const refused = (await today(ana)).filter(({ titulo }) => titulo.startsWith('E-mail recusado'));
  expect(refused[0]).toMatchObject({ botao: 'Abrir a mensagem', porque: expect.stringContaining('não recebe') });
});

it('tells of the last load that warned in the words of the warning, and of no load that a clean one followed', async () => {
  const load = (avisos: object[]) =>
    own(
      `INSERT INTO portal.cargas (tenant, dataset, arquivo, sha256, periodo, referencia, lidas, linhas, recusadas, autor, avisos)
       VALUES (1, 'contratos', 'a.csv', '', '{2026}', '2026-10-31', 1, 1, 0, 'teste', $1)`,
      [JSON.stringify(avisos)],
    );
  await load([
    { quantas: 2, mensagem: '2 contratos não têm fiscal (linha 3; linha 9). Informe quem fiscaliza.' },
    { quantas: 1, mensagem: 'Outro.' },
  ]);
  const warned = async () => (await today(rui)).find(({ id }) => id.startsWith('aviso '));
  expect(await warned()).toMatchObject({
    titulo: 'Contratos: a última carga trouxe avisos',
    porque: '2 contratos não têm fiscal. Informe quem fiscaliza. Há mais 1 aviso',
    para: expect.stringMatching(/^\/painel\/cargas\/contratos\/\d+$/),
  });
  await load([]);
  expect(await warned()).toBeUndefined();
});

it('leads what is missing among the documents to the screen of their kind', async () => {
  const lines = (await today(rui)).filter(({ id }) => id.startsWith('arquivos '));
  expect(lines.length).toBeGreaterThan(0);
  for (const { id, para } of lines) expect(para).toBe(`/painel/arquivos/categorias/${id.replace('arquivos ', '')}`);
});

it('leads a body that has published nothing to its first file, before all that is late', async () => {
  const [first, second] = await today(await signIn(portal, { papeis: ['controle'], tenant: 2 }));
  expect(first).toMatchObject({ id: 'primeira carga', para: '/painel/publicar' });
  expect(second).toMatchObject({ tom: 'bad' });
  expect(await itemOf(rui, 'primeira carga')).toBeUndefined();
});

it('leaves untold nothing that a list is too short for', async () => {
  const [one] = (await today(rui)).filter(({ id }) => id.startsWith('arquivos '));
  if (!one) throw new Error('no document is missing');
  const rest = (more: number): HojeItem => ({ ...one, titulo: `Mais ${more}` });
  expect(mostOf(Array<HojeItem>(12).fill(one), rest)).toHaveLength(12);
  expect(mostOf(Array<HojeItem>(15).fill(one), rest).at(-1)?.titulo).toBe('Mais 3');
});

it('names the dataset that is too old, or about to be, with its day and the way to publish it', async () => {
  await publishSamples(portal.db, 'pmdemo', ['contratos']);
  const now = brasiliaToday();
  /** The line of the contracts when the newest of them are so many days old: their term has 30. */
  const linesAt = async (days: number) => {
    await own(`UPDATE portal.periodos SET referencia = $1 WHERE dataset = 'contratos'`, [plusDays(now, -days)]);
    return (await today(rui)).filter(({ titulo }) => /^Contratos: os dados/.test(titulo));
  };
  expect(await linesAt(0)).toEqual([]);
  const [way, soon, since] = ['/painel/publicar?dataset=contratos', plusDays(now, 6), plusDays(now, -4)];
  expect(await linesAt(25)).toMatchObject([
    { tom: 'warn', ate: plusDays(soon, -1), para: way, porque: expect.stringContaining(formatDay(soon)) },
  ]);
  const [old, ...more] = await linesAt(35);
  expect(more).toEqual([]);
  expect(old).toMatchObject({ tom: 'bad', ate: plusDays(since, -1), para: way, botao: 'Publicar' });
  expect(old?.porque).toMatch(`como velhos desde ${formatDay(since)} (critérios 9.1 e 9.2)`);
});

it('tells of an attestation about to end', async () => {
  const ate = plusDays(brasiliaToday(), 3);
  await own(
    `INSERT INTO portal.atestos (tenant, criterio, quem, em, endereco, ate)
     VALUES (1, '1.1', 'Davi', current_date - 9, 'https://valeclaro.example', $1)`,
    [ate],
  );
  expect(await itemOf(rui, 'atesto 1.1')).toMatchObject({ tom: 'warn', ate, para: '/painel/atestos?criterio=1.1' });
  expect(await itemOf(await signIn(portal, { papeis: ['publicador'] }), 'atesto 1.1')).toBeUndefined();
});
