import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Atendida } from '../../catalog/mensagens/answer.ts';
import type { Relatorio } from '../../catalog/mensagens/relatorio.ts';
import { portal as run } from '../../test/cli.ts';
import { CM, complaint, Writer } from '../../test/messages.ts';
import { openBodies, PORTAL_KEY, type Portal } from '../../test/portal.ts';

let portal: Portal;
let writer: Writer;
/** A complaint that is late, one in secret, and a request. */
let late: string;
let secret: string;
let request: string;

beforeAll(async () => {
  vi.stubEnv('PORTAL_KEY', PORTAL_KEY);
  vi.stubEnv('SMTP_URL', '');
  portal = await openBodies();
  writer = new Writer(portal);
  const sent = async (draft: object, host?: string) =>
    (await writer.send({ ...complaint, ...draft }, undefined, host)).body.data.protocolo;
  secret = await sent({ identidade: 'sigilosa' });
  request = await sent({ canal: 'e-sic', tipo: 'pedido', assunto: 'Vagas' });
  late = await sent({});
  await writer.set(late, "prazo = '2020-01-31'");
  await sent({ texto: 'À câmara' }, CM);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await portal.close();
});

const mensagens = (...words: string[]) => run(portal, 'mensagens', ...words, '--tenant', 'pmdemo');
const show = async (protocolo: string, ...more: string[]) =>
  (await mensagens('show', protocolo, ...more)).value as Atendida;

it('lists what waits, the late ones first, then by deadline, of one body alone', async () => {
  const { value, out } = await mensagens('list');
  const all = (value as { mensagens: { protocolo: string; atrasada: boolean }[] }).mensagens;
  expect(all.map(({ protocolo, atrasada }) => [protocolo, atrasada])).toEqual([
    [late, true],
    [request, false],
    [secret, false],
  ]);
  expect(out[1]).toMatch(/Reclamação .* 2020-01-31 {2}venceu há/);
  const { value: some } = await mensagens('list', '--canal', 'e-sic');
  expect((some as { mensagens: object[] }).mensagens).toHaveLength(1);
  expect(JSON.stringify([value, out])).not.toMatch(/Maria|maria@|poste|Vagas/);
});

it('has nothing to list or to count where nobody wrote', async () => {
  const { value, out } = await run(portal, 'mensagens', 'list', '--tenant', 'cmdemo', '--canal', 'e-sic');
  expect([value, out]).toEqual([{ mensagens: [] }, ['Nenhuma mensagem à espera.']]);
  const report = (await run(portal, 'mensagens', 'report', '--tenant', 'cmdemo', '--canal', 'e-sic')).value;
  expect(report).toMatchObject({ recebidas: 0, dias: null, anos: [] });
});

describe('show', () => {
  it('gives the terminal no orders that were written into a message', async () => {
    const { data } = (await writer.send({ ...complaint, texto: 'Olhe\u009b2J isto' }, undefined, CM)).body;
    const { out } = await run(portal, 'mensagens', 'show', data.protocolo, '--tenant', 'cmdemo');
    expect(out).toContain('Olhe2J isto');
  });

  it('keeps a name in secret until it is asked for, and then writes down who asked', async () => {
    expect(await show(secret)).toMatchObject({ pessoa: null, oculta: true, texto: complaint.texto });
    const seen = await show(secret, '--identidade');
    expect(seen.pessoa?.nome).toBe(complaint.nome);
    expect(seen.passos.at(-1)).toMatchObject({ acao: 'identidade-vista', autor: 'local:teste' });
  });

  it('takes a protocol however it is typed, and tells one that is nobody’s', async () => {
    expect((await show(late.replace(/\D/g, ''))).protocolo).toBe(late);
    await expect(mensagens('show', '123')).rejects.toThrow('não é um protocolo');
    await expect(run(portal, 'mensagens', 'show', late, '--tenant', 'cmdemo')).rejects.toThrow('Não há a mensagem');
  });
});

it('extends once, with a reason', async () => {
  const { prazo } = await show(secret);
  const { value } = await mensagens('extend', secret, '--motivo', 'A área reúne os dados.');
  expect((value as { prazo: string }).prazo > String(prazo)).toBe(true);
  await expect(mensagens('extend', secret, '--motivo', 'De novo.')).rejects.toThrow('a prorrogação é uma só');
});

it('answers by text or by file, tells how a request ends, and leaves a letter', async () => {
  const file = join(portal.filesDir, '..', 'resposta.txt');
  await writeFile(file, 'São 42 vagas.');
  await expect(mensagens('answer', request, '--arquivo', file)).rejects.toThrow('Escolha como termina o pedido');
  await expect(mensagens('answer', request, '--texto', 'x', '--resultado', 'sim')).rejects.toThrow('--resultado deve');
  const { err } = await mensagens('answer', request, '--arquivo', file, '--resultado', 'concedida');
  expect(err.join()).toMatch(/sem SMTP_URL os e-mails ficam guardados/);
  const answered = await show(request);
  expect(answered).toMatchObject({ situacao: 'respondida', resultado: 'concedida' });
  expect(answered.passos.at(-1)).toMatchObject({ texto: 'São 42 vagas.', autor: 'local:teste' });
  expect((await writer.letters(request)).at(-1)).toMatchObject({ destino: 'cidadao', para: complaint.email });
  await expect(mensagens('answer', request, '--texto', 'De novo')).rejects.toThrow('já foi respondida');
});

it('says that the key is another one, and answers nothing with it', async () => {
  vi.stubEnv('PORTAL_KEY', Buffer.alloc(32, 8).toString('base64'));
  const answer = mensagens('answer', late, '--texto', 'Feito.');
  await expect(answer).rejects.toThrow('use o comando com a mesma PORTAL_KEY');
  vi.stubEnv('PORTAL_KEY', PORTAL_KEY);
  expect((await show(late)).situacao).toBe('em-tratamento');
});

it('closes with a reason', async () => {
  const { out } = await mensagens('close', late, '--motivo', 'Repetida.');
  expect(out[0]).toMatch(`${late}: encerrada`);
  expect((await show(late)).passos.at(-1)).toMatchObject({ acao: 'encerrada', texto: 'Repetida.', publico: true });
});

it('reports a year on the screen and in a file', async () => {
  const file = join(portal.filesDir, '..', 'esic.csv');
  const { value } = await mensagens('report', '--canal', 'e-sic', '--arquivo', file);
  expect(value as Relatorio).toMatchObject({ recebidas: 1, respondidas: 1 });
  expect(await readFile(file, 'utf8')).toContain('e-SIC;Totais;Recebidos;1\r\n');
  await expect(mensagens('report', '--canal', 'cartas')).rejects.toThrow('--canal deve ser');
});
