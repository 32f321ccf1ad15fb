import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Acompanhada, Atendida } from '../../catalog/mensagem/answer.ts';
import { VAZIO } from '../../catalog/mensagem/rascunho.ts';
import type { Relatorio } from '../../catalog/mensagem/relatorio.ts';
import { portal as run } from '../../test/cli.ts';
import { complaint, ticketOf, Writer } from '../../test/messages.ts';
import { openBodies, type Portal } from '../../test/portal.ts';

let portal: Portal;
let writer: Writer;
const KEY = Buffer.alloc(32, 7).toString('base64');

beforeAll(async () => {
  process.env.PORTAL_KEY = KEY;
  portal = await openBodies();
  writer = new Writer(portal);
});

afterAll(async () => {
  delete process.env.PORTAL_KEY;
  await portal.close();
});

const mensagens = (...words: string[]) => run(portal, 'mensagens', ...words, '--tenant', 'pmdemo');
const request = { ...VAZIO, canal: 'e-sic', nome: 'Ana', assunto: 'Frota', texto: 'Quantos?' };

describe('portal mensagens', () => {
  it('has nothing to tell of a body to which nobody wrote', async () => {
    const list = await mensagens('list');
    expect([list.value, list.out]).toEqual([{ mensagens: [] }, ['Nenhuma mensagem à espera.']]);
    const report = (await mensagens('report', '--canal', 'e-sic')).value as Relatorio;
    expect([report.recebidas, report.dias, report.anos]).toEqual([0, null, []]);
  });

  it('lists what waits, the late ones first, without a word of what was written', async () => {
    const soon = ticketOf(await writer.send(request));
    const late = ticketOf(await writer.send());
    await writer.set(late.protocolo, 'prazo = current_date - 3');
    const { value, out } = await mensagens('list');
    const rows = (value as { mensagens: { protocolo: string; atrasada: boolean }[] }).mensagens;
    expect(rows.map(({ protocolo, atrasada }) => [protocolo, atrasada])).toEqual([
      [late.protocolo, true],
      [soon.protocolo, false],
    ]);
    expect(out.join('\n')).toMatch(/venceu há \d dias/);
    expect(JSON.stringify([value, out])).not.toMatch(/Maria|Ana|poste|Quantos/);
    const only = (await mensagens('list', '--canal', 'e-sic')).value as typeof value & { mensagens: object[] };
    expect(only.mensagens).toHaveLength(1);
  });

  it('shows a message, a kept name only when asked for, and gives the terminal no orders', async () => {
    const sent = ticketOf(await writer.send({ ...complaint, identidade: 'sigilosa', texto: 'Olhe\u009b2J isto' }));
    const shown = await mensagens('show', sent.protocolo);
    expect(shown.out).toContain('Olhe2J isto');
    expect(shown.out.join('\n')).not.toContain('Maria');
    const named = await mensagens('show', sent.protocolo, '--identidade');
    expect(named.out.join('\n')).toContain('Maria das Dores, maria@exemplo.test');
    expect((named.value as Atendida).passos.at(-1)).toMatchObject({ acao: 'identidade-vista', autor: 'local:teste' });
  });

  it('answers, once, and who wrote reads it', async () => {
    const sent = ticketOf(await writer.send(request));
    const file = join(portal.filesDir, '..', 'resposta.txt');
    await writeFile(file, 'São doze.\n');
    await expect(mensagens('answer', sent.protocolo, '--arquivo', file)).rejects.toThrow(
      'Escolha como termina o pedido',
    );
    const answer = () => mensagens('answer', sent.protocolo, '--arquivo', file, '--resultado', 'concedida');
    const { value, err } = await answer();
    expect(value).toMatchObject({ protocolo: sent.protocolo, situacao: 'respondida' });
    expect(err).toEqual([expect.stringContaining('sem SMTP_URL os e-mails ficam guardados')]);
    await expect(answer()).rejects.toThrow('já foi respondida ou encerrada');
    const seen = (await writer.post<Acompanhada>('mensagens/consulta', sent)).body.data;
    expect(seen.passos.at(-1)).toMatchObject({ acao: 'respondida', texto: 'São doze.\n' });
    await rm(file);
  });

  it('extends and closes, with the reason', async () => {
    const { protocolo } = ticketOf(await writer.send());
    const prazo = ((await mensagens('show', protocolo)).value as Atendida).prazo;
    const more = (await mensagens('extend', protocolo, '--motivo', 'Falta a peça.')).value as { prazo: string };
    expect(more.prazo > (prazo ?? '')).toBe(true);
    await expect(mensagens('extend', protocolo, '--motivo', 'De novo.')).rejects.toThrow('a prorrogação é uma só');
    expect((await mensagens('close', protocolo, '--motivo', 'Repetida.')).value).toMatchObject({
      situacao: 'encerrada',
    });
  });

  it.each([
    [['show', '123'], '“123” não é um protocolo'],
    [['show', '2026.00000000-0'], 'não é um protocolo'],
    [['show', '2020.00000000-6'], 'Não há a mensagem 2020.00000000-6 em pmdemo'],
    [['list', '--canal', 'sac'], '--canal deve ser fale-conosco, ouvidoria, e-sic'],
    [['report', '--canal', 'e-sic', '--ano', '26'], '--ano deve ter quatro algarismos'],
    [['answer', '2020.00000000-6', '--texto', 'x', '--resultado', 'sim'], '--resultado deve ser concedida'],
    [['answer', '2020.00000000-6', '--arquivo', '/nada'], 'Não foi possível ler o arquivo /nada'],
  ])('says what is wrong with %j', async (words, sentence) => {
    await expect(mensagens(...words)).rejects.toThrow(sentence);
  });

  it('says that the key is another one, and writes nothing with it', async () => {
    const { protocolo } = ticketOf(await writer.send());
    process.env.PORTAL_KEY = Buffer.alloc(32, 8).toString('base64');
    await expect(mensagens('answer', protocolo, '--texto', 'Feito.')).rejects.toThrow(
      'use o comando com a mesma PORTAL_KEY',
    );
    process.env.PORTAL_KEY = KEY;
    expect(((await mensagens('show', protocolo)).value as Atendida).situacao).not.toBe('respondida');
  });
});
