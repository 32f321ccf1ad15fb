import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada, Atendida } from '../../../catalog/mensagens/answer.ts';
import { VAZIO } from '../../../catalog/mensagens/rascunho.ts';
import type { HojeAnswer } from '../../../catalog/painel/hoje/answer.ts';
import type {
  AtendimentoDesk,
  CaixaAnswer,
  CaixaLinha,
  ModelosAnswer,
} from '../../../catalog/painel/mensagens/answer.ts';
import type { Papel } from '../../../catalog/painel/papeis.ts';
import { actChanges } from '../../../catalog/painel/registro/diferenca.ts';
import { deskAsk, type SignedIn, signIn } from '../../../test/desk.ts';
import { complaint, ticketOf, Writer } from '../../../test/messages.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';

let portal: Portal;
let writer: Writer;
let ana: SignedIn;
let rui: SignedIn;
let sic: SignedIn;

const person = (nome: string, papeis: readonly Papel[], tenant = 1) => signIn(portal, { papeis, tenant, nome });

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
  [ana, rui, sic] = await Promise.all([
    person('Ana Ouvidora', ['ouvidoria']),
    person('Rui Controle', ['controle']),
    person('Sílvia do SIC', ['e-sic']),
  ]);
});

afterAll(() => portal.close());

type Desk = { data: AtendimentoDesk };

const inbox = async (who: SignedIn, query = ''): Promise<CaixaAnswer> =>
  (await deskAsk<CaixaAnswer>(portal, who, 'GET', `/mensagens${query}`)).json;

const act = (who: SignedIn, id: string, name: string, body: object = {}) =>
  deskAsk<Desk>(portal, who, 'POST', `/mensagens/${id}/${name}`, body);

/** Sends a message, and gives it as the inbox of a person has it. */
async function arrived(draft: object = complaint, who = rui): Promise<CaixaLinha & { chave: string }> {
  const ticket = ticketOf(await writer.send(draft));
  const [line] = (await inbox(who, `?busca=${ticket.protocolo}`)).data;
  if (!line) throw new Error('the message is not in the inbox');
  return { ...line, chave: ticket.chave };
}

const request = { ...VAZIO, canal: 'e-sic', nome: 'Ana', assunto: 'Frota escolar', texto: 'Quantos ônibus?' };

/** The log of a body, as its own lines. */
const log = async (protocolo: string): Promise<unknown[]> => {
  const { rows } = await portal.db.own((client) =>
    client.query('SELECT quem, acao, antes, depois FROM portal.atos WHERE alvo = $1 ORDER BY quando', [protocolo]),
  );
  return rows;
};

describe('the inbox', () => {
  it('has the channels of a role and no other, whatever is asked', async () => {
    const heard = await arrived();
    const asked = await arrived(request);
    const seen = async (who: SignedIn) => (await inbox(who)).data.map(({ protocolo }) => protocolo);
    expect(await seen(ana)).toContain(heard.protocolo);
    expect(await seen(ana)).not.toContain(asked.protocolo);
    expect(await seen(sic)).toEqual([asked.protocolo]);
    expect((await inbox(sic, '?canal=ouvidoria')).total).toBe(0);
    expect((await deskAsk(portal, sic, 'GET', `/mensagens/${heard.id}`)).status).toBe(404);
    expect((await act(sic, heard.id, 'responder', { texto: 'Feito.' })).status).toBe(404);
    expect((await deskAsk(portal, sic, 'GET', '/mensagens/numeros?canal=ouvidoria')).status).toBe(403);
    const other = await person('De outro órgão', ['controle'], 2);
    expect((await deskAsk(portal, other, 'GET', `/mensagens/${heard.id}`)).status).toBe(404);
    expect((await deskAsk(portal, rui, 'GET', '/mensagens/1;drop')).status).toBe(404);
  });

  it('comes by deadline, those past it first, and those without one last', async () => {
    const [late, soon, free] = [
      await arrived(),
      await arrived(),
      await arrived({ ...complaint, canal: 'fale-conosco', tipo: 'mensagem', assunto: 'Horário' }),
    ];
    await writer.set(late.protocolo, 'prazo = current_date - 3');
    await writer.set(soon.protocolo, 'prazo = current_date + 1');
    const order = (await inbox(ana)).data.map(({ protocolo }) => protocolo);
    expect(order[0]).toBe(late.protocolo);
    expect(order.indexOf(soon.protocolo)).toBeLessThan(order.indexOf(free.protocolo));
    expect(order.at(-1)).toBe(free.protocolo);
    const { json } = await deskAsk<HojeAnswer>(portal, ana, 'GET', '/hoje');
    expect(json.data[0]).toMatchObject({ titulo: `Reclamação ${late.protocolo}`, tom: 'bad' });
    expect(json.data.map(({ id }) => id.split(' ')[0])).not.toContain('pntp');
  });

  it('is searched by words of what is sealed, without accents, and by protocol', async () => {
    const found = await arrived({ ...complaint, texto: 'A iluminação da <b>Praça Castelã</b> falhou.' });
    expect((await inbox(ana, '?busca=praca%20castela')).data.map(({ id }) => id)).toEqual([found.id]);
    expect((await inbox(ana, '?busca=nada%20disso')).total).toBe(0);
    expect((await inbox(ana, '?quem=mim')).total).toBe(0);
    expect((await inbox(ana, '?de=2020-01-01&ate=2020-12-31')).total).toBe(0);
    expect((await deskAsk(portal, ana, 'GET', '/mensagens?estado=x')).status).toBe(400);
  });
});

describe('somebody at the desk', () => {
  it('asks who wrote, who answers by the protocol, and then is told of it', async () => {
    const { id, protocolo, chave } = await arrived();
    expect((await act(ana, id, 'perguntar', { texto: '' })).status).toBe(400);
    const asked = await act(ana, id, 'perguntar', { texto: 'Qual é o número do poste?' });
    expect(asked.json.data.mensagem.pode).toMatchObject({ perguntar: false, responder: true });
    expect((await act(rui, id, 'perguntar', { texto: 'E a rua?' })).status).toBe(409);
    expect((await writer.letters(protocolo)).at(-1)).toMatchObject({
      destino: 'cidadao',
      texto: expect.stringContaining('> Qual é o número do poste?'),
    });
    const ticket = { protocolo, chave };
    const seen = (await writer.post<Acompanhada>('mensagens/consulta', ticket)).body.data;
    expect(seen.pergunta).toBe('Qual é o número do poste?');
    expect(JSON.stringify(seen)).not.toContain('Ana Ouvidora');
    const said = await writer.post<Acompanhada>('mensagens/esclarecimento', { ...ticket, texto: 'É o 12.' });
    expect(said.body.data.pergunta).toBeNull();
    expect((await writer.post('mensagens/esclarecimento', { ...ticket, texto: 'De novo' })).status).toBe(409);
    expect((await inbox(ana, `?busca=${protocolo}`)).data[0]?.pergunta).toBe('respondida');
    const { json } = await deskAsk<HojeAnswer>(portal, ana, 'GET', '/hoje');
    expect(json.data.find(({ id: item }) => item === `mensagem ${id}`)?.porque).toMatch(/respondeu à sua pergunta/);
  });

  it('answers once though two do at the same moment: the second learns who was first, and loses no word', async () => {
    const { id, protocolo } = await arrived();
    for (const who of [ana, rui])
      await deskAsk(portal, who, 'PUT', `/mensagens/${id}/minuta`, { texto: `Rascunho de ${who.nome}` });
    const opened = await deskAsk<Desk>(portal, ana, 'GET', `/mensagens/${id}`);
    expect(opened.json.data.escrevendo).toMatchObject([{ nome: 'Rui Controle' }]);
    const both = await Promise.all([ana, rui].map((who) => act(who, id, 'responder', { texto: 'Trocado hoje.' })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = both[0]?.status === 200 ? [ana, rui] : [rui, ana];
    expect(both.find(({ status }) => status === 409)?.json.message).toContain(`${first.nome} respondeu`);
    const kept = await deskAsk<Desk>(portal, second, 'GET', `/mensagens/${id}`);
    expect(kept.json.data.minuta?.texto).toBe(`Rascunho de ${second.nome}`);
    expect((await deskAsk<Desk>(portal, first, 'GET', `/mensagens/${id}`)).json.data.minuta).toBeNull();
    const acts = await log(protocolo);
    expect(acts).toContainEqual(expect.objectContaining({ quem: first.nome, acao: 'mensagem.respondida' }));
    expect(JSON.stringify(acts)).not.toMatch(/Maria|poste|Trocado/);
  });

  it('keeps drafts sealed, each to its writer', async () => {
    const { id } = await arrived();
    await deskAsk(portal, ana, 'PUT', `/mensagens/${id}/minuta`, {
      ...{ texto: 'A Maria tem razão.', outros: { prorrogar: 'A Maria pediu mais.' } },
    });
    const { rows } = await portal.db.own((client) =>
      client.query<{ conteudo: Buffer }>('SELECT conteudo FROM mensagens.minutas WHERE mensagem = $1', [id]),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.conteudo.toString('latin1')).not.toContain('Maria');
    expect((await deskAsk<Desk>(portal, rui, 'GET', `/mensagens/${id}`)).json.data.minuta).toBeNull();
    expect((await deskAsk<Desk>(portal, ana, 'GET', `/mensagens/${id}`)).json.data.minuta).toMatchObject({
      ...{ texto: 'A Maria tem razão.', outros: { prorrogar: 'A Maria pediu mais.' } },
    });
    await deskAsk(portal, ana, 'DELETE', `/mensagens/${id}/minuta`);
    expect((await deskAsk<Desk>(portal, ana, 'GET', `/mensagens/${id}`)).json.data.minuta).toBeNull();
  });

  it('takes a message, hands it over to who answers the channel, and leaves it', async () => {
    const { id, protocolo } = await arrived();
    await deskAsk(portal, ana, 'GET', `/mensagens/${id}`);
    const put = (who: SignedIn, pessoa: string | null) =>
      deskAsk<Desk>(portal, who, 'PUT', `/mensagens/${id}/atendente`, { pessoa });
    expect((await put(ana, ana.id)).json.data.atendente?.nome).toBe('Ana Ouvidora');
    expect((await inbox(ana, '?quem=mim')).data.map((line) => line.id)).toEqual([id]);
    expect((await put(ana, sic.id)).status).toBe(422);
    expect((await put(ana, rui.id)).json.data.mensagem.passos.at(-1)).toMatchObject({
      acao: 'atendente',
      autor: 'Ana Ouvidora',
      texto: 'Com Rui Controle',
    });
    expect((await put(rui, null)).json.data.atendente).toBeNull();
    expect((await log(protocolo)).slice(-3)).toMatchObject([
      { acao: 'mensagem.assumida', depois: 'Ana Ouvidora' },
      { acao: 'mensagem.assumida', antes: 'Ana Ouvidora', depois: 'Rui Controle' },
      { acao: 'mensagem.deixada', antes: 'Rui Controle' },
    ]);
  });

  it('sees a veiled name only by asking, and forwards to no unit that the body has not', async () => {
    const { id, protocolo } = await arrived({ ...complaint, identidade: 'sigilosa' });
    const opened = await deskAsk<Desk>(portal, ana, 'GET', `/mensagens/${id}`);
    expect(opened.text).not.toContain('Maria das Dores');
    expect((await act(ana, id, 'encaminhar', { unidade: 'gabinete-de-outro', texto: 'Vejam.' })).status).toBe(400);
    expect((await act(ana, id, 'identidade')).json.data.mensagem.pessoa?.nome).toBe('Maria das Dores');
    expect(await log(protocolo)).toContainEqual(expect.objectContaining({ acao: 'mensagem.identidade-vista' }));
  });

  it('does what the link of a letter does, which goes on working', async () => {
    const { id, protocolo } = await arrived();
    await deskAsk(portal, ana, 'GET', `/mensagens/${id}`);
    await act(ana, id, 'prorrogar', { motivo: 'Falta a peça.' });
    const pass = await writer.passTo('orgao', protocolo);
    const seen = (await writer.get<Atendida>('atender', pass)).body.data;
    expect(seen.passos.at(-1)).toMatchObject({ acao: 'prorrogada', autor: 'Ana Ouvidora' });
    expect((await act(ana, id, 'prorrogar', { motivo: 'De novo' })).status).toBe(409);
    expect((await act(ana, id, 'encerrar', { motivo: 'Repetida.' })).json.data.mensagem.situacao).toBe('encerrada');
    const [extended, closed] = (await log(protocolo)).slice(-2) as { antes: object; depois: object }[];
    expect(extended).toMatchObject({ acao: 'mensagem.prorrogada', antes: { situacao: 'em-tratamento' } });
    expect(actChanges(extended?.antes, extended?.depois).map(({ campo }) => campo)).toEqual(['prazo']);
    expect(closed).toMatchObject({ acao: 'mensagem.encerrada', depois: { situacao: 'encerrada' } });
  });
});

describe('a model of answers', () => {
  const models = (who: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: object) =>
    deskAsk<ModelosAnswer>(portal, who, method, `/modelos${path}`, body);

  it('is of a channel of who writes it, names only what can be filled, and is kept as it was written', async () => {
    const model = { canal: 'ouvidoria', titulo: 'Recebida', texto: 'Olá, {nome}. <script>1</script>' };
    expect((await models(sic, 'POST', '', model)).status).toBe(403);
    const wrong = await models(ana, 'POST', '', { ...model, texto: '{cpf}' });
    expect(wrong.json).toMatchObject({ ok: false, problems: [{ field: 'texto' }] });
    const [kept] = (await models(ana, 'POST', '', model)).json.data;
    expect(kept).toMatchObject({ ...model, quem: 'Ana Ouvidora' });
    expect((await models(sic, 'GET')).json.data).toEqual([]);
    expect((await models(sic, 'DELETE', `/${kept?.id}`)).status).toBe(404);
    const changed = await models(rui, 'PUT', `/${kept?.id}`, { ...model, canal: null, titulo: 'Para todos' });
    expect(changed.json.data).toMatchObject([{ titulo: 'Para todos', quem: 'Rui Controle' }]);
    expect((await models(sic, 'DELETE', `/${kept?.id}`)).json.data).toEqual([]);
  });
});
