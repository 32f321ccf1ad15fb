import type pg from 'pg';
import type { Canal } from '../../../catalog/mensagens/canal.ts';
import { readProtocolo } from '../../../catalog/mensagens/protocolo.ts';
import type { CaixaLinha, CaixaQuestion } from '../../../catalog/painel/mensagens/answer.ts';
import { fold } from '../../../catalog/texto/words.ts';
import { type Conteudo, openConteudo, type Recebida, unitName } from '../../mensagens/message.ts';
import type { Keyring } from '../../seal/keyring.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { isAttended } from './attended.ts';

/** Messages on a page of the inbox. */
export const CAIXA_SIZE = 20;
/** Messages that one search opens at most: what is sealed can be searched in no other way. */
const SEARCHED = 2_000;
/** Letters of a text that stand for a subject where there is none. */
const BEGINNING = 120;

/** Who looks into the inbox of a body. */
export interface InboxReader {
  tenant: Tenant;
  canais: readonly Canal[];
  pessoa: string;
}

const HERE = `AT TIME ZONE 'America/Sao_Paulo'`;
const OPEN = `situacao IN ('recebida', 'em-tratamento', 'em-recurso')`;

/** Messages that still wait come first, those past their day before all others; what has ended follows, the newest first. */
const ORDER = `${OPEN} DESC, CASE WHEN ${OPEN} THEN prazo END NULLS LAST,
  CASE WHEN ${OPEN} THEN "criadaEm" END, "criadaEm" DESC, id`;

interface Condition {
  text: string;
  values: unknown[];
}

/** The condition of the messages that were asked for. Every filter that is not said lets all pass. */
const conditionOf = ({ tenant, canais, pessoa }: InboxReader, asked: CaixaQuestion): Condition => ({
  text: `tenant = $1 AND canal = ANY ($2) AND ($3::text IS NULL OR canal = $3) AND ($4::text IS NULL OR tipo = $4)
    AND ($5::text IS NULL OR unidade = $5) AND ($6::date IS NULL OR "criadaEm" >= $6::date::timestamp ${HERE})
    AND ($7::date IS NULL OR "criadaEm" < ($7::date + 1)::timestamp ${HERE})
    AND CASE $8 WHEN 'todas' THEN true WHEN 'abertas' THEN ${OPEN} ELSE situacao = $8 END
    AND CASE $9 WHEN 'mim' THEN atendente = $10 WHEN 'ninguem' THEN NOT ${isAttended('recebidas')} ELSE true END`,
  values: [
    ...[tenant.id, canais, asked.canal ?? null, asked.tipo ?? null, asked.unidade || null, asked.de ?? null],
    ...[asked.ate ?? null, asked.estado, asked.quem, pessoa],
  ],
});

/** A page of the inbox. */
export interface InboxPage {
  linhas: CaixaLinha[];
  total: number;
  /** How many messages a search looked into, where there are more. */
  procuradas: number | null;
}

/** Reads a page of the inbox of a person. */
export async function readInbox(
  client: pg.ClientBase,
  keyring: Keyring,
  reader: InboxReader,
  asked: CaixaQuestion,
): Promise<InboxPage> {
  if (asked.busca !== '') return searchInbox(client, keyring, reader, asked);
  const { text, values } = conditionOf(reader, asked);
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM mensagens.recebidas WHERE ${text} ORDER BY ${ORDER} LIMIT ${CAIXA_SIZE} OFFSET $11`,
    [...values, (asked.pagina - 1) * CAIXA_SIZE],
  );
  const counted = await client.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM mensagens.recebidas WHERE ${text}`,
    values,
  );
  const ids = rows.map(({ id }) => id);
  const linhas = await linesOf(client, keyring, reader.tenant, ids);
  return { linhas, total: counted.rows[0]?.total ?? 0, procuradas: null };
}

/** Messages that a search opens at a time: between two of these rounds the process answers others. */
const ROUND = 200;
/** Letters of a text that a search reads, besides the subject: many messages have none. */
const READ_LETTERS = 500;

/**
 * Finds messages by words of their subject and the beginning of their text, or by a protocol. The most urgent are opened
 * first and no more than a bounded number, whatever a body has received.
 */
async function searchInbox(
  client: pg.ClientBase,
  keyring: Keyring,
  reader: InboxReader,
  asked: CaixaQuestion,
): Promise<InboxPage> {
  const protocolo = readProtocolo(asked.busca);
  const { text, values } = conditionOf(reader, protocolo ? { ...asked, estado: 'todas' } : asked);
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM mensagens.recebidas WHERE ${text} AND ($11::text IS NULL OR protocolo = $11)
     ORDER BY ${ORDER} LIMIT ${SEARCHED + 1}`,
    [...values, protocolo],
  );
  const looked = rows.slice(0, SEARCHED).map(({ id }) => id);
  const found = protocolo ? looked : await withWords(client, keyring, reader.tenant.id, looked, asked.busca);
  const start = (asked.pagina - 1) * CAIXA_SIZE;
  return {
    linhas: await linesOf(client, keyring, reader.tenant, found.slice(start, start + CAIXA_SIZE)),
    total: found.length,
    procuradas: rows.length > SEARCHED ? SEARCHED : null,
  };
}

/** Those of some messages that say all the words, in the same order. */
async function withWords(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: number,
  ids: readonly string[],
  busca: string,
): Promise<string[]> {
  const words = fold(busca).split(/\s+/);
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += ROUND) {
    const { rows } = await client.query<Pick<Recebida, 'id' | 'conteudo'>>(
      'SELECT id, conteudo FROM mensagens.recebidas WHERE tenant = $1 AND id = ANY ($2)',
      [tenant, ids.slice(at, at + ROUND)],
    );
    for (const row of rows) if (saysAll(openConteudo(keyring, tenant, row), words)) found.add(row.id);
  }
  return ids.filter((id) => found.has(id));
}

function saysAll(content: Conteudo | null, words: readonly string[]): boolean {
  if (!content) return false;
  const said = fold(`${content.assunto ?? ''} ${content.texto.slice(0, READ_LETTERS)}`);
  return words.every((word) => said.includes(word));
}

type LineRow = Pick<
  Recebida,
  'id' | 'protocolo' | 'canal' | 'tipo' | 'situacao' | 'unidade' | 'prazo' | 'prorrogada' | 'criadaEm' | 'conteudo'
> & { atendente: string | null; nome: string | null; pergunta: string | null };

const LINES = `SELECT r.id, r.protocolo, r.canal, r.tipo, r.situacao, r.unidade, r.prazo, r.prorrogada, r."criadaEm",
  r.conteudo, CASE WHEN ${isAttended('r')} THEN r.atendente END AS atendente, p.nome,
  (SELECT s.acao FROM mensagens.passos s WHERE s.tenant = r.tenant AND s.mensagem = r.id
   AND s.acao IN ('perguntada', 'esclarecida') ORDER BY s.quando DESC LIMIT 1) AS pergunta
  FROM mensagens.recebidas r LEFT JOIN portal.pessoas p ON p.tenant = r.tenant AND p.id = r.atendente
  WHERE r.tenant = $1 AND r.id = ANY ($2)`;

/** The lines of some messages, in the order of their ids. */
async function linesOf(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: Tenant,
  ids: readonly string[],
): Promise<CaixaLinha[]> {
  const { rows } = await client.query<LineRow>(LINES, [tenant.id, ids]);
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).map((row) => lineOf(keyring, tenant, row));
}

const ASKED: Readonly<Record<string, CaixaLinha['pergunta']>> = { perguntada: 'espera', esclarecida: 'respondida' };

function lineOf(keyring: Keyring, tenant: Tenant, row: LineRow): CaixaLinha {
  const { id, protocolo, canal, tipo, situacao, prazo, prorrogada, atendente, nome } = row;
  const content = openConteudo(keyring, tenant.id, row);
  return {
    ...{ id, protocolo, canal, tipo, situacao, prazo, prorrogada },
    unidade: unitName(tenant, row.unidade),
    criadaEm: row.criadaEm.toISOString(),
    assunto: content && (content.assunto ?? beginningOf(content.texto)),
    atendente: atendente === null ? null : { id: atendente, nome: nome ?? 'Pessoa removida' },
    pergunta: ASKED[row.pergunta ?? ''] ?? null,
  };
}

/** The first words of a text, in one line. */
function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > BEGINNING
    ? `${line.slice(0, BEGINNING).replace(/\S*$/, '').trimEnd() || line.slice(0, BEGINNING)}…`
    : line;
}
