import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Acao, Anexo, Mensagem, Passo, Pessoa } from '../../catalog/mensagens/answer.ts';
import type { Canal, Identidade, Resultado, Situacao, Tipo } from '../../catalog/mensagens/canal.ts';
import { brasiliaToday } from '../../catalog/texto/moment.ts';
import { sealContext } from '../seal/context.ts';
import type { Keyring } from '../seal/keyring.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { atendimentoOf } from './atendimento.ts';

/** A message as the database keeps it. */
export interface Recebida {
  id: string;
  protocolo: string;
  segredo: string;
  canal: Canal;
  tipo: Tipo;
  identidade: Identidade;
  unidade: string | null;
  situacao: Situacao;
  pessoa: Buffer | null;
  conteudo: Buffer | null;
  criadaEm: Date;
  prazo: string | null;
  prorrogada: boolean;
  resultado: Resultado | null;
  respondidaEm: Date | null;
  recursoEm: Date | null;
  nota: number | null;
  encerradaEm: Date | null;
}

const COLUMNS = `id, protocolo, segredo, canal, tipo, identidade, unidade, situacao, pessoa, conteudo, "criadaEm",
  prazo, prorrogada, resultado, "respondidaEm", "recursoEm", nota, "encerradaEm"`;

export interface Conteudo {
  assunto: string | null;
  texto: string;
  sobre: { caminho: string; titulo: string } | null;
}

/** Finds a message and locks it until the transaction ends: two decisions at once are taken one after the other. */
export async function findMessage(
  client: pg.ClientBase,
  tenant: number,
  by: 'id' | 'protocolo' | 'pedido',
  value: string,
): Promise<Recebida | undefined> {
  const text = `SELECT ${COLUMNS} FROM mensagens.recebidas WHERE tenant = $1 AND ${by} = $2 FOR UPDATE`;
  return (await client.query<Recebida>(text, [tenant, value])).rows[0];
}

/** A step in the record of a message: every change of it writes one. */
export interface NewStep {
  acao: Acao;
  autor: string;
  texto?: string;
  publico: boolean;
}

export async function logStep(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: number,
  mensagem: string,
  { acao, autor, texto, publico }: NewStep,
): Promise<void> {
  const id = randomUUID();
  const sealed = texto === undefined ? null : keyring.seal(texto, sealContext.passo(tenant, id));
  await client.query(
    `INSERT INTO mensagens.passos (tenant, id, mensagem, acao, autor, publico, texto) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [tenant, id, mensagem, acao, autor, publico, sealed],
  );
}

export const openPessoa = (keyring: Keyring, tenant: number, { id, pessoa }: Recebida): Pessoa | null =>
  pessoa && keyring.openJson<Pessoa>(pessoa, sealContext.pessoa(tenant, id));

export const openConteudo = (
  keyring: Keyring,
  tenant: number,
  { id, conteudo }: Pick<Recebida, 'id' | 'conteudo'>,
): Conteudo | null => conteudo && keyring.openJson<Conteudo>(conteudo, sealContext.conteudo(tenant, id));

const OPEN: readonly Situacao[] = ['recebida', 'em-tratamento', 'em-recurso'];

/** Whether a message still waits for the body. */
export const isOpenMessage = ({ situacao }: Pick<Recebida, 'situacao'>): boolean => OPEN.includes(situacao);

/** A message as both sides see it; with `all`, also the steps that its sender does not see. */
export async function describeMessage(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: Tenant,
  row: Recebida,
  all: boolean,
): Promise<Mensagem> {
  const content = openConteudo(keyring, tenant.id, row);
  const { protocolo, canal, tipo, identidade, prazo, prorrogada, situacao, resultado } = row;
  return {
    protocolo,
    canal,
    tipo,
    identidade,
    unidade: unitName(tenant, row.unidade),
    criadaEm: row.criadaEm.toISOString(),
    prazo,
    prorrogada,
    situacao,
    atrasada: isOpenMessage(row) && prazo !== null && prazo < brasiliaToday(),
    resultado,
    assunto: content?.assunto ?? null,
    texto: content?.texto ?? null,
    sobre: content?.sobre ?? null,
    anexos: await filesOf(client, keyring, tenant.id, row.id),
    passos: await stepsOf(client, keyring, tenant.id, row.id, all),
  };
}

/** The name that a unit has today; of a unit that is gone, its slug. */
export const unitName = (tenant: Tenant, slug: string | null): string | null =>
  slug && (atendimentoOf(tenant).unidades.find((unit) => unit.slug === slug)?.nome ?? slug);

/** Whether a question to its sender still waits for an answer. */
export async function waitsForSender(client: pg.ClientBase, tenant: number, mensagem: string): Promise<boolean> {
  const { rows } = await client.query<{ acao: Acao }>(
    `SELECT acao FROM mensagens.passos WHERE tenant = $1 AND mensagem = $2 AND acao IN ('perguntada', 'esclarecida')
     ORDER BY quando DESC, id DESC LIMIT 1`,
    [tenant, mensagem],
  );
  return rows[0]?.acao === 'perguntada';
}

interface StepRow extends Omit<Passo, 'quando' | 'texto'> {
  id: string;
  quando: Date;
  texto: Buffer | null;
}

async function stepsOf(
  client: pg.ClientBase,
  keyring: Keyring,
  tenant: number,
  mensagem: string,
  all: boolean,
): Promise<Passo[]> {
  const { rows } = await client.query<StepRow>(
    `SELECT id, quando, acao, autor, publico, texto FROM mensagens.passos
     WHERE tenant = $1 AND mensagem = $2 AND (publico OR $3) ORDER BY quando, id`,
    [tenant, mensagem, all],
  );
  return rows.map(({ id, quando, texto, ...step }) => ({
    ...step,
    quando: quando.toISOString(),
    texto: texto && keyring.open(texto, sealContext.passo(tenant, id)).toString('utf8'),
  }));
}

async function filesOf(client: pg.ClientBase, keyring: Keyring, tenant: number, mensagem: string): Promise<Anexo[]> {
  const { rows } = await client.query<Omit<Anexo, 'nome'> & { nome: Buffer }>(
    'SELECT id, nome, tipo, tamanho, de FROM mensagens.anexos WHERE tenant = $1 AND mensagem = $2 ORDER BY "criadoEm", id',
    [tenant, mensagem],
  );
  return rows.map((row) => ({
    ...row,
    nome: keyring.open(row.nome, sealContext.nome(tenant, row.id)).toString('utf8'),
  }));
}
