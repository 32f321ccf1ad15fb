import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada } from '../../catalog/mensagens/answer.ts';
import { CM, complaint, ticketOf, Writer } from '../../test/messages.ts';
import { openBodies, type Portal } from '../../test/portal.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

describe('who wrote', () => {
  it('finds the message by protocol and key however they are typed', async () => {
    const { protocolo, chave } = ticketOf(await writer.send());
    const typed = { protocolo: protocolo.replace(/\D/g, ' '), chave: chave.toLowerCase().replaceAll('-', ' ') };
    const { status, body } = await writer.post<Acompanhada>('mensagens/consulta', typed);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ protocolo, situacao: 'recebida', texto: complaint.texto, atrasada: false });
    expect(body.data.passos.map(({ acao, autor }) => [acao, autor])).toEqual([['recebida', 'Você']]);
  });

  it('is told the same whether the number or the key is wrong', async () => {
    const { protocolo } = ticketOf(await writer.send());
    const wrong = { protocolo, chave: 'AAAA-AAAA-AAAA-AAAA' };
    const nobody = { protocolo: '2020.00000000-6', chave: 'AAAA-AAAA-AAAA-AAAA' };
    const answers = await Promise.all([wrong, nobody].map((ticket) => writer.post('mensagens/consulta', ticket)));
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      Array(2).fill([404, expect.stringContaining('não conferem')]),
    );
  });

  it('of one body is nobody at another', async () => {
    const ticket = ticketOf(await writer.send());
    expect((await writer.post('mensagens/consulta', ticket, {}, CM)).status).toBe(404);
  });

  it('adds to it, appeals against the answer in ten days, and says once how it was', async () => {
    const sent = await writer.send();
    const ticket = ticketOf(sent);
    expect((await writer.post('mensagens/recurso', { ...ticket, texto: 'Não!' })).status).toBe(409);
    const added = await writer.post<Acompanhada>('mensagens/complemento', { ...ticket, texto: 'É o poste 14.' });
    expect(added.body.data.passos.at(-1)).toMatchObject({ acao: 'complementada', texto: 'É o poste 14.' });
    const pass = await writer.passTo('orgao', ticket.protocolo);
    await writer.post('atender/responder', { autor: 'João', texto: 'Trocamos a lâmpada.' }, pass);
    const seen = await writer.post<Acompanhada>('mensagens/consulta', ticket);
    expect(seen.body.data).toMatchObject({
      situacao: 'respondida',
      recurso: { pode: true },
      avaliacao: { pode: true },
    });
    expect(seen.body.data.passos.at(-1)).toMatchObject({ acao: 'respondida', texto: 'Trocamos a lâmpada.' });
    expect(JSON.stringify(seen.body.data)).not.toContain('João');
    const marked = await writer.post<Acompanhada>('mensagens/avaliacao', { ...ticket, nota: 2, comentario: 'Demorou' });
    expect(marked.body.data.avaliacao).toEqual({ pode: false, nota: 2 });
    expect((await writer.post('mensagens/avaliacao', { ...ticket, nota: 5 })).status).toBe(409);
    const appealed = await writer.post<Acompanhada>('mensagens/recurso', { ...ticket, texto: 'Apagou de novo.' });
    expect(appealed.body.data).toMatchObject({ situacao: 'em-recurso', recurso: { pode: false } });
    await writer.post('atender/responder', { autor: 'João', texto: 'Trocamos o reator.' }, pass);
    const end = await writer.post<Acompanhada>('mensagens/consulta', ticket);
    expect(end.body.data).toMatchObject({ situacao: 'encerrada', recurso: { pode: false } });
    expect((await writer.post('mensagens/recurso', { ...ticket, texto: 'Mais uma vez' })).status).toBe(409);
  });

  it('may appeal against a message that was closed, as against an answer', async () => {
    const ticket = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', ticket.protocolo);
    await writer.post('atender/encerrar', { autor: 'João', motivo: 'Repetida.' }, pass);
    expect((await writer.letters(ticket.protocolo)).at(-1)?.texto).toContain('pode recorrer em até 10 dias');
    await writer.set(ticket.protocolo, `"encerradaEm" = now() - interval '12 days'`);
    expect((await writer.post('mensagens/recurso', { ...ticket, texto: 'Não é.' })).status).toBe(409);
    await writer.set(ticket.protocolo, `"encerradaEm" = now() - interval '9 days'`);
    const appealed = await writer.post<Acompanhada>('mensagens/recurso', { ...ticket, texto: 'Não é.' });
    expect(appealed.body.data).toMatchObject({ situacao: 'em-recurso', complemento: { pode: true } });
  });

  it('sends nothing that acts on the screen of who reads it', async () => {
    const ticket = ticketOf(await writer.send());
    const acting = await writer.post('mensagens/complemento', { ...ticket, texto: 'Oi\u001b[2J' });
    expect(acting.body.problems).toEqual([
      { field: 'texto', value: '', message: 'O texto tem sinais que não são texto; cole-o de novo' },
    ]);
  });

  it('may appeal against silence once the deadline is past, and no more when ten days have gone by after an answer', async () => {
    const late = ticketOf(await writer.send());
    await writer.set(late.protocolo, `prazo = current_date - 2`);
    expect((await writer.post<Acompanhada>('mensagens/consulta', late)).body.data).toMatchObject({
      atrasada: true,
      recurso: { pode: true },
    });
    const old = ticketOf(await writer.send());
    await writer.post(
      'atender/responder',
      { autor: 'João', texto: 'Feito.' },
      await writer.passTo('orgao', old.protocolo),
    );
    await writer.set(old.protocolo, `"respondidaEm" = now() - interval '12 days'`);
    expect((await writer.post<Acompanhada>('mensagens/consulta', old)).body.data.recurso.pode).toBe(false);
  });
});
