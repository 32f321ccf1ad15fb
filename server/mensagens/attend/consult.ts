import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import { checkAutor, checkText, MOTIVO, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { Fault } from '../../http/fault.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { refuseFields } from '../faults.ts';
import * as letters from '../mail/letters.ts';
import { notifyBody, notifyCitizen, notifyUnit, refuseMailFlood } from '../mail/notify.ts';
import { unitName, waitsForSender } from '../message.ts';
import type { MessageWork } from '../services.ts';
import {
  type Attendant,
  logAttendance,
  refuseUnlessOpen,
  refuseUnlessOuvidoria,
  refuseUnlessUnidade,
  updateMessage,
  withAttendance,
} from './attendance.ts';

export interface ForwardOrder {
  autor: string;
  unidade: string;
  texto: string;
}

/** Consults a unit of the body, which gets a link of its own and no name that is confidential. */
export const forwardMessage = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  order: ForwardOrder,
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    refuseUnlessOuvidoria(attendance);
    refuseUnlessOpen(attendance);
    const { autor, unidade, texto } = order;
    refuseFields([
      ...checkAutor(autor),
      ...checkText('texto', texto, MOTIVO, 'Escreva o que a unidade precisa responder'),
    ]);
    await refuseMailFlood(attendance.client, tenant.id, attendance.row.id);
    const told = await notifyUnit(attendance.client, services, tenant, attendance.row, unidade, (facts, link) =>
      letters.forwarded(facts, link, texto),
    );
    if (!told) refuseFields([{ field: 'unidade', value: '', message: 'Escolha uma unidade que tenha e-mail' }]);
    // The unit of a message is the one that its sender chose; without a choice, the first that was consulted.
    await updateMessage(
      attendance,
      `situacao = CASE WHEN situacao = 'recebida' THEN 'em-tratamento' ELSE situacao END, unidade = coalesce(unidade, $3)`,
      unidade,
    );
    const line = `${unitName(tenant, unidade)}\n\n${texto}`;
    await logAttendance(attendance, { acao: 'encaminhada', autor, texto: line, publico: false });
  });

export interface UnitOpinion {
  autor: string;
  texto: string;
}

/** Records what a unit says to the ombudsman, who then answers. */
export const giveOpinion = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  { autor, texto }: UnitOpinion,
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    refuseUnlessUnidade(attendance);
    refuseUnlessOpen(attendance);
    refuseFields([...checkAutor(autor), ...checkText('texto', texto, TEXTO, 'Escreva o parecer')]);
    await refuseMailFlood(attendance.client, tenant.id, attendance.row.id);
    await logAttendance(attendance, { acao: 'parecer', autor, texto, publico: false });
    await notifyBody(attendance.client, services, tenant, attendance.row, letters.opinion);
  });

/**
 * Asks the sender something, who answers on the page of the protocol. The deadline runs on: neither law stops it for a
 * question. One question waits at a time, so that nobody has to guess which one an answer is to.
 */
export const askSender = (
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  { autor, texto }: { autor: string; texto: string },
): Promise<EmAtendimento> =>
  withAttendance(services, tenant, who, async (attendance) => {
    refuseUnlessOuvidoria(attendance);
    refuseUnlessOpen(attendance);
    refuseFields([...checkAutor(autor), ...checkText('texto', texto, MOTIVO, 'Escreva a pergunta')]);
    if (await waitsForSender(attendance.client, tenant.id, attendance.row.id))
      throw new Fault(
        409,
        'ASKED',
        'Já há uma pergunta que espera a resposta de quem enviou. Quando ela chegar, pergunte de novo se precisar.',
      );
    await updateMessage(
      attendance,
      `situacao = CASE WHEN situacao = 'recebida' THEN 'em-tratamento' ELSE situacao END`,
    );
    await logAttendance(attendance, { acao: 'perguntada', autor, texto, publico: true });
    await notifyCitizen(attendance.client, services, tenant, attendance.row, (facts) => letters.asked(facts, texto));
  });
