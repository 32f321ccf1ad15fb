import { randomBytes, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { portal as run } from '../../test/cli.ts';
import { openBodies, type Portal } from '../../test/portal.ts';
import { openSmtp } from '../../test/smtp.ts';
import type { DoctorFinding } from '../doctor/finding.ts';
import { mailFindings } from '../doctor/mail.ts';
import { keyFindings } from '../doctor/secret.ts';
import { sealContext } from './context.ts';
import { Keyring } from './keyring.ts';

const [first, second, third] = [0, 1, 2].map(() => randomBytes(32)) as [Buffer, Buffer, Buffer];
const word = (...keys: Buffer[]): string => keys.map((key) => key.toString('base64')).join(',');
let portal: Portal;

beforeAll(async () => {
  portal = await openBodies();
});
afterEach(async () => {
  delete process.env.PORTAL_KEY;
  await portal.db.own((client) =>
    client.query(
      'TRUNCATE mensagens.passos, mensagens.anexos, mensagens.correio, mensagens.minutas, mensagens.recebidas',
    ),
  );
});
afterAll(() => portal.close());

/** What is sealed of messages. */
const SEALED = ['pessoa', 'conteudo', 'passo', 'nome', 'dados', 'carta'] as const;

/** One of everything that is sealed, for one body. */
async function fill(tenant: number, keyring: Keyring): Promise<string> {
  const id = randomUUID();
  const seal = (of: keyof typeof sealContext) => keyring.seal(`segredo de ${of}`, sealContext[of](tenant, id));
  await portal.db.own(async (client) => {
    await client.query(
      `INSERT INTO mensagens.recebidas (tenant, id, protocolo, segredo, pedido, canal, tipo, identidade, pessoa, conteudo)
       VALUES ($1, $2::uuid, $2::text, '', $2::text, 'ouvidoria', 'elogio', 'identificada', $3, $4)`,
      [tenant, id, seal('pessoa'), seal('conteudo')],
    );
    await client.query(
      "INSERT INTO mensagens.passos (tenant, id, mensagem, acao, autor, publico, texto) VALUES ($1, $2, $2, 'recebida', 'x', true, $3)",
      [tenant, id, seal('passo')],
    );
    await client.query(
      "INSERT INTO mensagens.anexos (tenant, id, mensagem, de, nome, tipo, tamanho, dados) VALUES ($1, $2, $2, 'cidadao', $3, 'text/plain', 1, $4)",
      [tenant, id, seal('nome'), seal('dados')],
    );
    await client.query(
      "INSERT INTO mensagens.correio (tenant, id, mensagem, destino, carta) VALUES ($1, $2, $2, 'cidadao', $3)",
      [tenant, id, seal('carta')],
    );
  });
  return id;
}

/** What is sealed for a row, opened. */
async function opened(tenant: number, id: string, keyring: Keyring): Promise<string[]> {
  const { rows } = await portal.db.own((client) =>
    client.query(
      `SELECT r.pessoa, r.conteudo, p.texto AS passo, a.nome, a.dados, c.carta FROM mensagens.recebidas r
       JOIN mensagens.passos p USING (tenant, id) JOIN mensagens.anexos a USING (tenant, id) JOIN mensagens.correio c USING (tenant, id)
       WHERE tenant = $1 AND id = $2`,
      [tenant, id],
    ),
  );
  return SEALED.map((name) => keyring.open(rows[0][name], sealContext[name](tenant, id)).toString());
}

const ALL = SEALED.map((name) => `segredo de ${name}`);

describe('portal mensagens rekey', () => {
  it('seals everything of every body anew with the first key, and then has nothing to do', async () => {
    const ids = await Promise.all([1, 2].map((tenant) => fill(tenant, new Keyring([first]))));
    process.env.PORTAL_KEY = word(second, first);
    const { value, out } = await run(portal, 'mensagens', 'rekey');
    expect(value).toEqual({ seladas: 12, ilegiveis: 0 });
    expect(out).toEqual(['12 valores foram selados de novo.']);
    const alone = new Keyring([second]);
    expect(await opened(1, ids[0] ?? '', alone)).toEqual(ALL);
    expect(await opened(2, ids[1] ?? '', alone)).toEqual(ALL);
    expect((await run(portal, 'mensagens', 'rekey')).value).toEqual({ seladas: 0, ilegiveis: 0 });
  });

  it('leaves what it cannot open as it is, does the rest, and says how many', async () => {
    const lost = await fill(1, new Keyring([third]));
    const kept = await fill(2, new Keyring([first]));
    process.env.PORTAL_KEY = word(second, first);
    const failed = run(portal, 'mensagens', 'rekey');
    await expect(failed).rejects.toThrow('6 valores foram selados de novo, mas 6 não puderam ser abertos');
    expect(await opened(2, kept, new Keyring([second]))).toEqual(ALL);
    expect(await opened(1, lost, new Keyring([third]))).toEqual(ALL);
  });
});

const shown = (findings: readonly DoctorFinding[]): string[] =>
  findings.map(({ estado, texto }) => `${estado} ${texto}`);

describe('the doctor on the key', () => {
  const ask = (text?: string) =>
    portal.db.own((client) => keyFindings(client, join(portal.filesDir, '..'), text)).then(shown);
  const file = () => join(portal.filesDir, '..', 'portal.key');

  it('tells where it is, and what it cannot open', async () => {
    await fill(1, new Keyring([first]));
    expect(await ask(word(first))).toEqual(['OK em PORTAL_KEY']);
    expect(await ask(word(second, first))).toEqual([
      'OK em PORTAL_KEY',
      'AVISO 6 valores selados com uma chave antiga',
    ]);
    expect(await ask(word(second))).toEqual([
      'OK em PORTAL_KEY',
      'FALHA 6 valores selados com uma chave que não está aqui',
    ]);
    expect(await ask('curta')).toEqual([expect.stringMatching(/^FALHA PORTAL_KEY precisa ter/)]);
  });

  it('warns of one that lies beside the data, and makes none', async () => {
    await rm(file(), { force: true });
    expect(await ask()).toEqual(['OK ainda não há: o portal a cria ao iniciar']);
    expect(await ask()).toEqual(['OK ainda não há: o portal a cria ao iniciar']);
    await writeFile(file(), word(first));
    expect(await ask()).toEqual([expect.stringMatching(/^AVISO está em .*portal\.key/)]);
    await rm(file());
  });
});

describe('the doctor on mail', () => {
  const ask = (env: Parameters<typeof mailFindings>[1]) =>
    portal.db.own((client) => mailFindings(client, env)).then(shown);

  it('says what waits, and why', async () => {
    expect(await ask({})).toEqual(['AVISO não há servidor (SMTP_URL); nenhuma carta espera']);
    await fill(1, new Keyring([first]));
    expect(await ask({})).toEqual([
      expect.stringMatching(/^AVISO não há servidor .*; uma carta espera, .* desde \d\d\//),
    ]);
    const smtp = await openSmtp();
    expect(await ask({ SMTP_URL: smtp.url })).toEqual([expect.stringMatching(/^OK o servidor atende; uma carta/)]);
    await smtp.stop();
    expect(await ask({ SMTP_URL: smtp.url })).toEqual([
      expect.stringMatching(/^FALHA O servidor de e-mail não atendeu \(ESOCKET\)\. \(uma carta/),
    ]);
    await portal.db.own((client) => client.query(`UPDATE mensagens.correio SET "proximaEm" = NULL, erro = 'x'`));
    expect(await ask({ SMTP_URL: smtp.url })).toEqual([
      expect.stringMatching(/^AVISO O servidor de e-mail não atendeu/),
      'AVISO uma carta foi recusada pelo servidor do destinatário',
    ]);
  });

  it('refuses a setting without repeating its password', async () => {
    const [said = ''] = await ask({ SMTP_URL: 'http://portal:sigilo@servidor' });
    expect(said).toMatch(/^FALHA SMTP_URL precisa começar com smtp/);
    expect(said).not.toContain('sigilo');
  });
});
