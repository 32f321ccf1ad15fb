import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada } from '../../catalog/mensagens/answer.ts';
import { complaint, ticketOf, Writer } from '../../test/messages.ts';
import { PDF } from '../../test/pdf.ts';
import { keyring, openBodies, type Portal } from '../../test/portal.ts';
import { eraseExpired } from './retention.ts';

let portal: Portal;
let writer: Writer;

beforeAll(async () => {
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(() => portal.close());

const round = () => portal.db.own((client) => eraseExpired(client, keyring));
const count = async (table: string): Promise<number> =>
  (await portal.db.own((client) => client.query(`SELECT count(*)::int AS many FROM mensagens.${table}`))).rows[0].many;

describe('the caretaker', () => {
  it('erases what was said once the body keeps it no longer, and says so on the record', async () => {
    const { id } = (await writer.upload('laudo.pdf', PDF)).body.data;
    const ticket = ticketOf(await writer.send({ ...complaint, anexos: [id] }));
    const pass = await writer.passTo('orgao', ticket.protocolo);
    await writer.post('atender/responder', { autor: 'João', texto: 'Feito.' }, pass);
    await writer.set(ticket.protocolo, `"encerradaEm" = now() - interval '5 years' + interval '1 day'`);
    expect(await round()).toBe(0);
    await writer.set(ticket.protocolo, `"encerradaEm" = now() - interval '5 years' - interval '1 day'`);
    expect(await round()).toBe(1);
    const { data } = (await writer.post<Acompanhada>('mensagens/consulta', ticket)).body;
    expect(data).toMatchObject({ texto: null, anexos: [], situacao: 'respondida' });
    expect(data.passos.map(({ acao, texto }) => [acao, texto])).toEqual([
      ['recebida', null],
      ['respondida', null],
      ['eliminada', expect.stringContaining('5 anos')],
    ]);
    expect(await round()).toBe(0);
  });

  it('leaves what still waits for an answer, however old', async () => {
    const { protocolo } = ticketOf(await writer.send());
    await writer.set(protocolo, `"criadaEm" = now() - interval '20 years'`);
    expect(await round()).toBe(0);
  });

  it('leaves an appeal that nobody answered, and counts from its answer', async () => {
    const ticket = ticketOf(await writer.send());
    const pass = await writer.passTo('orgao', ticket.protocolo);
    await writer.post('atender/responder', { autor: 'João', texto: 'Feito.' }, pass);
    await writer.set(ticket.protocolo, `"encerradaEm" = now() - interval '6 years'`);
    await writer.post('mensagens/recurso', { ...ticket, texto: 'Não foi.' });
    expect(await round()).toBe(0);
    await writer.post('atender/responder', { autor: 'João', texto: 'Agora foi.' }, pass);
    expect(await round()).toBe(0);
    await writer.set(ticket.protocolo, `"encerradaEm" = now() - interval '6 years'`);
    expect(await round()).toBe(1);
  });

  it('clears away files that no message came for and proofs that are over', async () => {
    await writer.upload('velho.pdf', PDF);
    await portal.db.own((client) =>
      client.query(`UPDATE mensagens.anexos SET "criadoEm" = now() - interval '121 minutes' WHERE mensagem IS NULL;
        UPDATE mensagens.provas SET "expiraEm" = now() - interval '1 second'`),
    );
    await writer.upload('novo.pdf', PDF);
    await round();
    expect([await count('anexos'), await count('provas')]).toEqual([1, 1]);
  });
});
