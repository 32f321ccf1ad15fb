import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Enviada, Pessoa } from '../../catalog/mensagens/answer.ts';
import { CIDADAO, PERFIL, REGRAS } from '../../catalog/mensagens/canal.ts';
import { prazoOf } from '../../catalog/mensagens/prazo.ts';
import { checkRascunho, type Rascunho } from '../../catalog/mensagens/rascunho.ts';
import type { Problem } from '../../catalog/query.ts';
import { brasiliaDay } from '../../catalog/texto/moment.ts';
import { Fault } from '../http/fault.ts';
import { sealContext } from '../seal/context.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { atendimentoOf } from './atendimento.ts';
import { joinAttachments } from './attachments.ts';
import { deriveChaves, isChave, mintProtocolo, sha256Hex } from './chave.ts';
import { refuseFields } from './faults.ts';
import { notifyArrival } from './mail/notify.ts';
import { type Conteudo, findMessage, logStep, type Recebida } from './message.ts';
import type { MessageServices } from './services.ts';

/** One sending of a message: its draft and the idempotency key. */
export interface MessageSending {
  draft: Rascunho;
  pedido: string;
  /** Refuses one who may not send now, in the transaction of the message. The same sending again is not asked. */
  admit(client: pg.ClientBase): Promise<void>;
}

/** Receives a message with its letters, in one transaction. The same sending again finds what the first one made. */
export async function submitMessage(
  services: MessageServices,
  tenant: Tenant,
  { draft, pedido, admit }: MessageSending,
): Promise<{ enviada: Enviada; again: boolean }> {
  checkMessage(tenant, draft);
  // By its slug, which a body keeps when it moves to another installation.
  const name = sha256Hex(`${tenant.slug} ${pedido}`);
  const [chave = '', ...older] = deriveChaves(services.keyring, tenant.slug, pedido, sha256Hex(JSON.stringify(draft)));
  return services.db.hear(tenant.id, async (client) => {
    // The lock is of this sending alone: ten copies at once come one after the other, and others do not wait.
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
    const known = await findMessage(client, tenant.id, 'pedido', name);
    if (known) return { enviada: again(known, [chave, ...older], draft), again: true };
    await admit(client);
    const row = await insert(client, services, tenant, draft, { pedido: name, segredo: sha256Hex(chave) });
    await joinAttachments(client, tenant.id, row.id, draft.anexos, 'cidadao');
    await logStep(client, services.keyring, tenant.id, row.id, { acao: 'recebida', autor: CIDADAO, publico: true });
    await notifyArrival(client, services, tenant, row);
    return { enviada: sent(row, chave, draft), again: false };
  });
}

/** Refuses a message that this body does not take here, or whose fields are wrong. */
export function checkMessage(tenant: Tenant, draft: Rascunho): void {
  refuseElsewhere(tenant, draft);
  refuseFields([...checkRascunho(draft), ...unknownUnit(tenant, draft)]);
}

/** Kind and identity of a channel that does not ask for them, since it has only one of each. */
export function withOnlyChoice(typed: Rascunho): Rascunho {
  if (typed.canal === 'ouvidoria') return typed;
  const tipo = typed.canal === 'e-sic' ? 'pedido' : 'mensagem';
  return { ...typed, tipo, identidade: 'identificada' };
}

const sent = ({ protocolo, criadaEm, prazo }: Recebida, chave: string, { email }: Rascunho): Enviada => ({
  protocolo,
  chave,
  criadaEm: criadaEm.toISOString(),
  prazo,
  copia: email.trim() !== '',
});

/** The answer to a repeated sending. Its key is derived from the content, so that another content is told by another key. */
function again(known: Recebida, chaves: readonly string[], draft: Rascunho): Enviada {
  const chave = chaves.find((one) => isChave(one, known.segredo));
  if (chave) return sent(known, chave, draft);
  throw new Fault(
    409,
    'OTHER_CONTENT',
    'Esta mensagem já foi recebida com outro texto. Para enviar outra, comece um formulário novo.',
  );
}

function refuseElsewhere(tenant: Tenant, { canal }: Rascunho): void {
  const { ouvidoria, esic } = atendimentoOf(tenant).externo;
  const address = { ouvidoria, 'e-sic': esic, 'fale-conosco': null }[canal];
  if (address)
    throw new Fault(409, 'ELSEWHERE', `${REGRAS[canal].titulo} deste órgão atende em outro endereço: ${address}`);
}

const unknownUnit = (tenant: Tenant, { unidade }: Rascunho): Problem[] =>
  unidade === '' || atendimentoOf(tenant).unidades.some(({ slug }) => slug === unidade)
    ? []
    : [{ field: 'unidade', value: '', message: 'Escolha uma unidade da lista' }];

interface Marks {
  pedido: string;
  segredo: string;
}

const INSERT = `INSERT INTO mensagens.recebidas
  (tenant, id, protocolo, segredo, pedido, "criadaEm", canal, tipo, identidade, unidade, pessoa, conteudo, perfil, prazo)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (tenant, protocolo) DO NOTHING`;

async function insert(
  client: pg.ClientBase,
  { keyring }: MessageServices,
  tenant: Tenant,
  draft: Rascunho,
  { pedido, segredo }: Marks,
): Promise<Recebida> {
  const id = randomUUID();
  // The deadline is counted from the day of this same moment: read apart, the two could differ at midnight.
  const now = new Date();
  const day = brasiliaDay(now);
  const person = pessoaIn(draft);
  const pessoa = person && keyring.sealJson(person, sealContext.pessoa(tenant.id, id));
  const conteudo = keyring.sealJson(conteudoIn(draft), sealContext.conteudo(tenant.id, id));
  const { canal, tipo, identidade, unidade } = draft;
  const rest = [
    pedido,
    now,
    canal,
    tipo,
    identidade,
    unidade || null,
    pessoa,
    conteudo,
    perfilIn(draft),
    prazoOf(canal, day),
  ];
  // The protocol is drawn again while the number is taken.
  for (let taken = true; taken; ) {
    const { rowCount } = await client.query(INSERT, [tenant.id, id, mintProtocolo(day), segredo, ...rest]);
    taken = rowCount === 0;
  }
  const row = await findMessage(client, tenant.id, 'id', id);
  if (!row) throw new Error('the message was not written');
  return row;
}

const text = (value: string): string | null => value.trim() || null;

const pessoaIn = ({ identidade, nome, email, telefone }: Rascunho): Pessoa | null =>
  identidade === 'anonima' ? null : { nome: nome.trim(), email: text(email), telefone: text(telefone) };

const conteudoIn = ({ assunto, texto, sobre, sobreTitulo }: Rascunho): Conteudo => ({
  assunto: text(assunto),
  texto: texto.trim(),
  sobre: sobre ? { caminho: sobre, titulo: sobreTitulo.trim() || sobre } : null,
});

const perfilIn = (draft: Rascunho): object =>
  Object.fromEntries(
    (Object.keys(PERFIL) as (keyof typeof PERFIL)[]).flatMap((name) => (draft[name] ? [[name, draft[name]]] : [])),
  );
