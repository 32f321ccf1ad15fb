import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada, Atendida } from '../../../catalog/mensagens/answer.ts';
import { VAZIO } from '../../../catalog/mensagens/rascunho.ts';
import { CM, complaint, ticketOf, Writer } from '../../../test/messages.ts';
import { PDF } from '../../../test/pdf.ts';
import { openBodies, type Portal } from '../../../test/portal.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

describe('who answers for the body', () => {
  it('opens the message by the link of a letter, which who wrote then sees', async () => {
    const sent = await writer.send();
    const pass = await writer.passTo('orgao', sent.body.data.protocolo);
    const { body } = await writer.get<Atendida>('atender', pass);
    expect(body.data).toMatchObject({
      papel: 'ouvidoria',
      situacao: 'em-tratamento',
      pessoa: { nome: 'Maria das Dores' },
    });
    const seen = await writer.post<Acompanhada>('mensagens/consulta', ticketOf(sent));
    expect(seen.body.data.passos.map(({ acao }) => acao)).toEqual(['recebida', 'lida']);
  });

  it('extends the deadline once, with a reason that goes out', async () => {
    const { protocolo } = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', protocolo);
    const before = (await writer.get<Atendida>('atender', pass)).body.data.prazo ?? '';
    expect((await writer.post('atender/prorrogar', { autor: 'João', motivo: '' }, pass)).body.problems[0]?.field).toBe(
      'motivo',
    );
    const after = await writer.post<Atendida>('atender/prorrogar', { autor: 'João', motivo: 'Falta a peça.' }, pass);
    expect((Date.parse(after.body.data.prazo ?? '') - Date.parse(before)) / 86_400_000).toBe(30);
    expect((await writer.post('atender/prorrogar', { autor: 'João', motivo: 'De novo' }, pass)).status).toBe(409);
    expect((await writer.letters(protocolo)).at(-1)).toMatchObject({
      destino: 'cidadao',
      texto: expect.stringContaining('Falta a peça.'),
    });
  });

  it('sees a confidential name only by asking, which leaves a trace, and a unit never does', async () => {
    const { protocolo } = ticketOf(await writer.send({ ...complaint, identidade: 'sigilosa' }));
    const pass = await writer.passTo('orgao', protocolo);
    const first = (await writer.get<Atendida>('atender', pass)).body.data;
    expect([first.pessoa, first.oculta, first.pode.identidade]).toEqual([null, true, true]);
    const unit = first.unidades[0]?.slug;
    await writer.post('atender/encaminhar', { autor: 'João', unidade: unit, texto: 'Verifiquem.' }, pass);
    const theirs = await writer.passTo('unidade', protocolo);
    const seen = await writer.get<Atendida>('atender', theirs);
    expect(seen.body.data).toMatchObject({
      papel: 'unidade',
      pessoa: null,
      oculta: true,
      pode: { responder: false, parecer: true },
    });
    expect(JSON.stringify(seen.body.data)).not.toContain('Maria');
    for (const path of ['identidade', 'responder', 'prorrogar', 'encerrar'])
      expect((await writer.post(`atender/${path}`, { autor: 'Eva' }, theirs)).status).toBe(403);
    await writer.post('atender/parecer', { autor: 'Eva', texto: 'É verdade.' }, theirs);
    const asked = await writer.post<Atendida>('atender/identidade', { autor: 'João' }, pass);
    expect(asked.body.data.pessoa).toMatchObject({ nome: 'Maria das Dores' });
    expect(asked.body.data.passos.map(({ acao, autor }) => [acao, autor])).toEqual([
      ['recebida', 'cidadão'],
      ['lida', expect.any(String)],
      ['encaminhada', 'João'],
      ['parecer', 'Eva'],
      ['identidade-vista', 'João'],
    ]);
    for (const letter of await writer.letters(protocolo))
      if (letter.destino !== 'cidadao') expect(letter.texto).not.toContain('Maria');
  });

  it('asks a unit without changing what the message is about; where nobody said, the unit tells it', async () => {
    for (const [chosen, about] of [
      ['secretaria-municipal-de-saude', 'Secretaria Municipal de Saúde'],
      ['', 'Secretaria Municipal de Educação'],
    ]) {
      const { protocolo } = ticketOf(await writer.send({ ...complaint, unidade: chosen }));
      const pass = await writer.passTo('orgao', protocolo);
      const order = { autor: 'João', unidade: 'secretaria-municipal-de-educacao', texto: 'Verifiquem.' };
      const { body } = await writer.post<Atendida>('atender/encaminhar', order, pass);
      expect(body.data.unidade).toBe(about);
    }
  });

  it('says how a request of information ends', async () => {
    const { protocolo } = ticketOf(
      await writer.send({ ...VAZIO, canal: 'e-sic', nome: 'Ana', assunto: 'Frota', texto: 'Quantos?' }),
    );
    const pass = await writer.passTo('orgao', protocolo);
    const bare = await writer.post('atender/responder', { autor: 'João', texto: 'Doze.' }, pass);
    expect(bare.body.problems[0]?.field).toBe('resultado');
    const full = await writer.post<Atendida>(
      'atender/responder',
      { autor: 'João', texto: 'Doze.', resultado: 'concedida' },
      pass,
    );
    expect(full.body.data).toMatchObject({ situacao: 'respondida', resultado: 'concedida' });
    expect((await writer.post('atender/encerrar', { autor: 'João', motivo: 'x' }, pass)).status).toBe(409);
  });

  it('answers once, though two answer at the same moment', async () => {
    const { protocolo } = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', protocolo);
    const answers = await Promise.all(
      ['João', 'Eva', 'Rui'].map((autor) => writer.post('atender/responder', { autor, texto: 'Feito.' }, pass)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await writer.letters(protocolo)).toHaveLength(3);
  });

  it('extends nothing that is late, gives a result to a request alone, and leaves the opinion to the unit', async () => {
    const { protocolo } = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', protocolo);
    await writer.set(protocolo, 'prazo = current_date - 2');
    const late = await writer.post('atender/prorrogar', { autor: 'João', motivo: 'Falta a peça.' }, pass);
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('antes que ele vença')]);
    expect((await writer.get<Atendida>('atender', pass)).body.data.pode.prorrogar).toBe(false);
    const granted = { autor: 'João', texto: 'Feito.', resultado: 'concedida' };
    expect((await writer.post('atender/responder', granted, pass)).body.problems[0]?.field).toBe('resultado');
    expect((await writer.post('atender/parecer', { autor: 'João', texto: 'Sim.' }, pass)).status).toBe(403);
  });

  it('takes no file of another message, nor of another side', async () => {
    const mine = ticketOf(await writer.send());
    const { id } = (await writer.upload('laudo.pdf', PDF)).body.data;
    const pass = await writer.passTo('orgao', mine.protocolo);
    const stolen = await writer.post('atender/responder', { autor: 'João', texto: 'Feito.', anexos: [id] }, pass);
    expect(stolen.body.problems[0]?.field).toBe('anexos');
    await writer.send({ ...complaint, anexos: [id] });
    expect((await writer.get(`atender/anexos/${id}`, pass)).status).toBe(404);
    expect((await writer.post('mensagens/anexo', { ...mine, id })).status).toBe(404);
  });

  it('holds a link that opens nothing else, nothing elsewhere, and nothing when it was touched', async () => {
    const { protocolo } = ticketOf(await writer.send());
    const { authorization } = await writer.passTo('orgao', protocolo);
    expect((await writer.get('atender', { authorization }, CM)).status).toBe(401);
    expect((await writer.get('atender', { authorization: `${authorization}x` })).status).toBe(401);
    expect((await writer.get('atender')).body.type).toBe('UNAUTHORIZED');
  });

  it('gets letters whose links lead to the portal, whatever host the sender claims', async () => {
    const answer = await writer.send(complaint, randomUUID(), 'pmdemo.malvado.test');
    const sent = await writer.letters(answer.body.data.protocolo);
    expect(sent).toHaveLength(2);
    for (const { texto } of sent) {
      expect(texto).toContain('http://pmdemo.transparencia.localhost:3000/');
      expect(texto).not.toContain('malvado');
    }
  });
});
