import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import { REGRAS, type Resultado } from '../../../catalog/mensagens/canal.ts';
import { daysAfter } from '../../../catalog/mensagens/prazo.ts';
import { checkAutor, checkResultado, checkText, MOTIVO, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { Fault } from '../../http/fault.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { atendimentoOf } from '../atendimento.ts';
import { joinAttachments } from '../attachments.ts';
import { refuseFields } from '../faults.ts';
import * as letters from '../mail/letters.ts';
import { notifyBody, notifyCitizen, notifyUnit, refuseMailFlood } from '../mail/notify.ts';
import { findMessage } from '../message.ts';
import type { MessageWork } from '../services.ts';
import {
  type Attendant,
  canExtendPrazo,
  logAttendance,
  refuseUnlessOpen,
  refuseUnlessOuvidoria,
  updateMessage,
  withAttendance,
} from './attendance.ts';

/** The message as its attendant sees it. The first look is a step of its own: the sender learns that it was read. */
export const openAttendance = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  reader?: string,
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    const autor = reader ?? atendimentoOf(tenant).canais[attendance.row.canal].unidade;
    if (attendance.row.situacao !== 'recebida' || who.papel !== 'ouvidoria') return;
    await updateMessage(attendance, "situacao = 'em-tratamento'");
    await logAttendance(attendance, { acao: 'lida', autor, publico: true });
  });

export interface AttendantAnswer {
  autor: string;
  texto: string;
  resultado: Resultado | '';
  anexos: readonly string[];
}

export const answerMessage = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  answer: AttendantAnswer,
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    refuseUnlessOuvidoria(attendance);
    refuseUnlessOpen(attendance);
    const { autor, texto, resultado, anexos } = answer;
    const { row } = attendance;
    refuseFields([
      ...checkAutor(autor),
      ...checkText('texto', texto, TEXTO, 'Escreva a resposta'),
      ...checkResultado(row.canal, resultado),
    ]);
    const appealed = row.situacao === 'em-recurso';
    await updateMessage(
      attendance,
      `situacao = $3, resultado = coalesce($4, resultado), "respondidaEm" = coalesce("respondidaEm", now()),
       "encerradaEm" = now()`,
      appealed ? 'encerrada' : 'respondida',
      resultado || null,
    );
    await joinAttachments(attendance.client, tenant.id, row.id, anexos, 'orgao');
    await logAttendance(attendance, {
      acao: appealed ? 'recurso-respondido' : 'respondida',
      autor,
      texto,
      publico: true,
    });
    await notifyCitizen(attendance.client, services, tenant, row, (facts) =>
      appealed ? letters.appealAnswered(facts, texto) : letters.answered(facts, texto, resultado || null),
    );
  });

export interface AttendantReason {
  autor: string;
  motivo: string;
}

const reasoned = ({ autor, motivo }: AttendantReason): void =>
  refuseFields([
    ...checkAutor(autor),
    ...checkText('motivo', motivo, MOTIVO, 'Escreva o motivo: quem enviou vai lê-lo'),
  ]);

/** Extends the deadline, once, with a reason that the sender gets to read. */
export const extendPrazo = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  reason: AttendantReason,
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    refuseUnlessOuvidoria(attendance);
    refuseUnlessOpen(attendance);
    reasoned(reason);
    const { row } = attendance;
    if (!canExtendPrazo(row) || row.prazo === null)
      throw new Fault(
        409,
        'CLOSED',
        'O prazo não pode ser prorrogado: a prorrogação é uma só, antes que ele vença e antes do recurso.',
      );
    const prazo = daysAfter(row.prazo, REGRAS[row.canal].mais);
    await updateMessage(attendance, 'prorrogada = true, prazo = $3', prazo);
    await logAttendance(attendance, { acao: 'prorrogada', autor: reason.autor, texto: reason.motivo, publico: true });
    await notifyCitizen(attendance.client, services, tenant, { ...row, prazo }, (facts) =>
      letters.extended(facts, reason.motivo),
    );
  });

/** Closes a message without an answer, with a reason that the sender gets to read. */
export const closeMessage = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  reason: AttendantReason,
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    refuseUnlessOuvidoria(attendance);
    refuseUnlessOpen(attendance);
    reasoned(reason);
    await updateMessage(attendance, `situacao = 'encerrada', "encerradaEm" = now()`);
    await logAttendance(attendance, { acao: 'encerrada', autor: reason.autor, texto: reason.motivo, publico: true });
    await notifyCitizen(attendance.client, services, tenant, attendance.row, (facts) =>
      letters.closed(facts, reason.motivo),
    );
  });

/** Shows the sender of a confidential message to the ombudsman, and records who looked. */
export const revealIdentity = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  { autor }: { autor: string },
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    refuseUnlessOuvidoria(attendance);
    refuseFields(checkAutor(autor));
    await logAttendance(attendance, { acao: 'identidade-vista', autor, publico: false });
    return true;
  });

/** Sends a fresh link in place of an old one, to the same mailbox and nowhere else. */
export const renewAttendLink = (services: MessageWork, tenant: Tenant, who: Attendant): Promise<void> =>
  services.db.hear(tenant.id, async (client) => {
    const row = await findMessage(client, tenant.id, 'id', who.mensagem);
    if (!row) return;
    await refuseMailFlood(client, tenant.id, row.id);
    if (who.papel === 'ouvidoria') return notifyBody(client, services, tenant, row, letters.relinked);
    if (!(await notifyUnit(client, services, tenant, row, who.setor ?? '', letters.relinked)))
      throw new Fault(409, 'NO_MAILBOX', 'Esta unidade não tem mais e-mail no portal. Peça o link à ouvidoria.');
  });
