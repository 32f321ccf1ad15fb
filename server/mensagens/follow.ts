import type pg from 'pg';
import type { Acompanhada } from '../../catalog/mensagens/answer.ts';
import { CIDADAO, REGRAS } from '../../catalog/mensagens/canal.ts';
import { after } from '../../catalog/mensagens/prazo.ts';
import { readChave, readProtocolo } from '../../catalog/mensagens/protocolo.ts';
import { COMENTARIO, checkNota, checkText, NOTAS, TEXTO } from '../../catalog/mensagens/resposta.ts';
import { dateOf, today } from '../../catalog/texto/moment.ts';
import { Fault } from '../http/fault.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type Kept, take } from './attachments.ts';
import { atendimentoOf } from './atendimento.ts';
import * as letters from './mail/letters.ts';
import { refuseNoise, tellBody } from './mail/notify.ts';
import type { Office } from './services.ts';
import { find, isOpen, log, type Recebida, read } from './message.ts';
import { isChave } from './chave.ts';
import { refuseFields } from './submit.ts';

/** What somebody who wrote comes back with. */
export interface Ticket {
  protocolo: string;
  chave: string;
}

/** The message of a ticket. Whether the number or the key is wrong is not told, nor does it take another time to find out. */
async function admit(client: pg.ClientBase, tenant: Tenant, { protocolo, chave }: Ticket): Promise<Recebida> {
  const row = await find(client, tenant.id, 'protocolo', readProtocolo(protocolo) ?? '');
  if (isChave(readChave(chave) ?? '', row?.segredo) && row) return row;
  throw new Fault(
    404,
    'NOT_FOUND',
    'O protocolo e a chave não conferem. Copie os dois como apareceram quando a mensagem foi enviada.',
  );
}

/** The last day to appeal: so many days after the answer. To be closed without one is a refusal, and counts as one. */
function lastDay({ canal, respondidaEm, encerradaEm }: Recebida): string | null {
  const rule = REGRAS[canal].recurso;
  const end = respondidaEm ?? encerradaEm;
  return rule && end ? after(dateOf(end), rule.em) : null;
}

function canAppeal(row: Recebida): boolean {
  if (!REGRAS[row.canal].recurso || row.recursoEm) return false;
  // Silence beyond the deadline is an answer too, and one may appeal against it on any day.
  if (isOpen(row)) return row.prazo !== null && row.prazo < today();
  const ate = lastDay(row);
  return ate !== null && today() <= ate;
}

async function shown(client: pg.ClientBase, office: Office, tenant: Tenant, row: Recebida): Promise<Acompanhada> {
  const message = await read(client, office.keyring, tenant, row, false);
  const unit = atendimentoOf(tenant).canais[row.canal].unidade;
  const answered = row.situacao === 'respondida' || (row.situacao === 'encerrada' && row.respondidaEm !== null);
  return {
    ...message,
    // Who answered is the body: the names of those who work there are for its own record.
    passos: message.passos.map((step) => ({ ...step, autor: step.autor === CIDADAO ? 'Você' : unit })),
    recurso: { pode: canAppeal(row), ate: row.recursoEm ? null : lastDay(row) },
    complemento: { pode: isOpen(row) },
    avaliacao: { pode: answered && row.nota === null, nota: row.nota },
  };
}

/** Finds the message of a ticket, does something with it, and shows it as it then is. */
function withTicket(
  office: Office,
  tenant: Tenant,
  ticket: Ticket,
  work: (client: pg.ClientBase, row: Recebida) => Promise<void>,
): Promise<Acompanhada> {
  return office.db.hear(tenant.id, async (client) => {
    const row = await admit(client, tenant, ticket);
    await work(client, row);
    return shown(client, office, tenant, (await find(client, tenant.id, 'id', row.id)) ?? row);
  });
}

export const consult = (office: Office, tenant: Tenant, ticket: Ticket): Promise<Acompanhada> =>
  withTicket(office, tenant, ticket, async () => undefined);

/** What a citizen adds while the answer is not there. */
export function add(office: Office, tenant: Tenant, ticket: Ticket, texto: string): Promise<Acompanhada> {
  refuseFields(checkText('texto', texto, TEXTO, 'Escreva o que quer acrescentar'));
  return withTicket(office, tenant, ticket, async (client, row) => {
    if (!isOpen(row)) throw new Fault(409, 'CLOSED', 'Esta mensagem já foi respondida e não recebe mais complementos.');
    await refuseNoise(client, tenant.id, row.id);
    await log(client, office.keyring, tenant.id, row.id, {
      acao: 'complementada',
      autor: CIDADAO,
      texto,
      publico: true,
    });
    await tellBody(client, office, tenant, row, letters.added);
  });
}

export function appeal(office: Office, tenant: Tenant, ticket: Ticket, texto: string): Promise<Acompanhada> {
  refuseFields(checkText('texto', texto, TEXTO, 'Escreva por que não concorda'));
  return withTicket(office, tenant, ticket, async (client, row) => {
    const rule = REGRAS[row.canal].recurso;
    if (!rule || !canAppeal(row))
      throw new Fault(409, 'CLOSED', 'O prazo de recurso desta mensagem acabou, ou ela já teve recurso.');
    const prazo = after(today(), rule.dias);
    await client.query(
      `UPDATE mensagens.recebidas SET situacao = 'em-recurso', "recursoEm" = now(), "encerradaEm" = NULL, prazo = $3
       WHERE tenant = $1 AND id = $2`,
      [tenant.id, row.id, prazo],
    );
    await log(client, office.keyring, tenant.id, row.id, { acao: 'recurso', autor: CIDADAO, texto, publico: true });
    await tellBody(client, office, tenant, { ...row, prazo }, letters.appealed);
  });
}

export interface Mark {
  nota: number;
  comentario: string;
}

export function rate(office: Office, tenant: Tenant, ticket: Ticket, { nota, comentario }: Mark): Promise<Acompanhada> {
  const told = comentario.trim();
  refuseFields([...checkNota(nota), ...(told ? checkText('comentario', told, COMENTARIO, '') : [])]);
  return withTicket(office, tenant, ticket, async (client, row) => {
    if (row.nota !== null || !row.respondidaEm)
      throw new Fault(409, 'CLOSED', 'A avaliação se faz uma vez, depois da resposta.');
    await client.query('UPDATE mensagens.recebidas SET nota = $3 WHERE tenant = $1 AND id = $2', [
      tenant.id,
      row.id,
      nota,
    ]);
    const texto = [NOTAS[nota - 1], told].filter(Boolean).join('\n\n');
    await log(client, office.keyring, tenant.id, row.id, { acao: 'avaliada', autor: CIDADAO, texto, publico: true });
  });
}

export const fetchFile = (office: Office, tenant: Tenant, ticket: Ticket, id: string): Promise<Kept> =>
  office.db.hear(tenant.id, async (client) => {
    const row = await admit(client, tenant, ticket);
    return take(client, office.keyring, tenant.id, row.id, id);
  });
