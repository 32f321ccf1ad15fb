import type pg from 'pg';
import type { Acompanhada } from '../../catalog/mensagens/answer.ts';
import { CIDADAO, REGRAS } from '../../catalog/mensagens/canal.ts';
import { pendingQuestion } from '../../catalog/mensagens/pergunta.ts';
import { daysAfter } from '../../catalog/mensagens/prazo.ts';
import { readChave, readProtocolo } from '../../catalog/mensagens/protocolo.ts';
import { COMENTARIO, checkNota, checkText, NOTAS, TEXTO } from '../../catalog/mensagens/resposta.ts';
import { brasiliaDay, brasiliaToday } from '../../catalog/texto/moment.ts';
import { Fault } from '../http/fault.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { atendimentoOf } from './atendimento.ts';
import { type OpenedAttachment, openAttachment } from './attachments.ts';
import { isChave } from './chave.ts';
import { refuseFields } from './faults.ts';
import * as letters from './mail/letters.ts';
import { notifyBody, refuseMailFlood } from './mail/notify.ts';
import { describeMessage, findMessage, isOpenMessage, logStep, type Recebida } from './message.ts';
import type { MessageServices } from './services.ts';

/** Protocol and key, by which the sender of a message comes back to it. */
export interface MessageTicket {
  protocolo: string;
  chave: string;
}

/** The message of a ticket. A wrong protocol and a wrong key get the same refusal, in the same time. */
async function admit(client: pg.ClientBase, tenant: Tenant, { protocolo, chave }: MessageTicket): Promise<Recebida> {
  const row = await findMessage(client, tenant.id, 'protocolo', readProtocolo(protocolo) ?? '');
  if (isChave(readChave(chave) ?? '', row?.segredo) && row) return row;
  throw new Fault(
    404,
    'NOT_FOUND',
    'O protocolo e a chave não conferem. Copie os dois como apareceram quando a mensagem foi enviada.',
  );
}

/** The last day to appeal, counted from the answer. A message closed without one counts as refused. */
function lastDay({ canal, respondidaEm, encerradaEm }: Recebida): string | null {
  const rule = REGRAS[canal].recurso;
  const end = respondidaEm ?? encerradaEm;
  return rule && end ? daysAfter(brasiliaDay(end), rule.em) : null;
}

function canAppeal(row: Recebida): boolean {
  if (!REGRAS[row.canal].recurso || row.recursoEm) return false;
  // A message past its deadline may be appealed on any day: silence counts as an answer.
  if (isOpenMessage(row)) return row.prazo !== null && row.prazo < brasiliaToday();
  const ate = lastDay(row);
  return ate !== null && brasiliaToday() <= ate;
}

async function shown(
  client: pg.ClientBase,
  services: MessageServices,
  tenant: Tenant,
  row: Recebida,
): Promise<Acompanhada> {
  const message = await describeMessage(client, services.keyring, tenant, row, false);
  const unit = atendimentoOf(tenant).canais[row.canal].unidade;
  const answered = row.situacao === 'respondida' || (row.situacao === 'encerrada' && row.respondidaEm !== null);
  return {
    ...message,
    // The author shown is the body: the names of those who work there are for its own record.
    passos: message.passos.map((step) => ({ ...step, autor: step.autor === CIDADAO ? 'Você' : unit })),
    recurso: { pode: canAppeal(row), ate: row.recursoEm ? null : lastDay(row) },
    complemento: { pode: isOpenMessage(row) },
    pergunta: isOpenMessage(row) ? pendingQuestion(message.passos) : null,
    avaliacao: { pode: answered && row.nota === null, nota: row.nota },
  };
}

/** Finds the message of a ticket, works on it, and describes it as it then is. */
export function withTicket(
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
  work: (client: pg.ClientBase, row: Recebida) => Promise<void>,
): Promise<Acompanhada> {
  return services.db.hear(tenant.id, async (client) => {
    const row = await admit(client, tenant, ticket);
    await work(client, row);
    return shown(client, services, tenant, (await findMessage(client, tenant.id, 'id', row.id)) ?? row);
  });
}

export const consultMessage = (
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
): Promise<Acompanhada> => withTicket(services, tenant, ticket, async () => undefined);

/** Adds a text of its sender to a message that has no answer yet. */
export function addToMessage(
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
  texto: string,
): Promise<Acompanhada> {
  refuseFields(checkText('texto', texto, TEXTO, 'Escreva o que quer acrescentar'));
  return withTicket(services, tenant, ticket, async (client, row) => {
    if (!isOpenMessage(row))
      throw new Fault(409, 'CLOSED', 'Esta mensagem já foi respondida e não recebe mais complementos.');
    await refuseMailFlood(client, tenant.id, row.id);
    await logStep(client, services.keyring, tenant.id, row.id, {
      acao: 'complementada',
      autor: CIDADAO,
      texto,
      publico: true,
    });
    await notifyBody(client, services, tenant, row, letters.added);
  });
}

export function appealAnswer(
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
  texto: string,
): Promise<Acompanhada> {
  refuseFields(checkText('texto', texto, TEXTO, 'Escreva por que não concorda'));
  return withTicket(services, tenant, ticket, async (client, row) => {
    const rule = REGRAS[row.canal].recurso;
    if (!rule || !canAppeal(row))
      throw new Fault(409, 'CLOSED', 'O prazo de recurso desta mensagem acabou, ou ela já teve recurso.');
    const prazo = daysAfter(brasiliaToday(), rule.dias);
    await client.query(
      `UPDATE mensagens.recebidas SET situacao = 'em-recurso', "recursoEm" = now(), "encerradaEm" = NULL, prazo = $3
       WHERE tenant = $1 AND id = $2`,
      [tenant.id, row.id, prazo],
    );
    await logStep(client, services.keyring, tenant.id, row.id, {
      acao: 'recurso',
      autor: CIDADAO,
      texto,
      publico: true,
    });
    await notifyBody(client, services, tenant, { ...row, prazo }, letters.appealed);
  });
}

export interface Rating {
  nota: number;
  comentario: string;
}

export function rateAnswer(
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
  { nota, comentario }: Rating,
): Promise<Acompanhada> {
  const told = comentario.trim();
  refuseFields([...checkNota(nota), ...(told ? checkText('comentario', told, COMENTARIO, '') : [])]);
  return withTicket(services, tenant, ticket, async (client, row) => {
    if (row.nota !== null || !row.respondidaEm)
      throw new Fault(409, 'CLOSED', 'A avaliação se faz uma vez, depois da resposta.');
    await client.query('UPDATE mensagens.recebidas SET nota = $3 WHERE tenant = $1 AND id = $2', [
      tenant.id,
      row.id,
      nota,
    ]);
    const texto = [NOTAS[nota - 1], told].filter(Boolean).join('\n\n');
    await logStep(client, services.keyring, tenant.id, row.id, {
      acao: 'avaliada',
      autor: CIDADAO,
      texto,
      publico: true,
    });
  });
}

export const fetchAttachment = (
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
  id: string,
): Promise<OpenedAttachment> =>
  services.db.hear(tenant.id, async (client) => {
    const row = await admit(client, tenant, ticket);
    return openAttachment(client, services.keyring, tenant.id, row.id, id);
  });
