import type { Acompanhada } from '../../catalog/mensagens/answer.ts';
import { CIDADAO } from '../../catalog/mensagens/canal.ts';
import { checkText, TEXTO } from '../../catalog/mensagens/resposta.ts';
import { Fault } from '../http/fault.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { refuseFields } from './faults.ts';
import { type MessageTicket, withTicket } from './follow.ts';
import * as letters from './mail/letters.ts';
import { notifyBody } from './mail/notify.ts';
import { isOpenMessage, logStep, waitsForSender } from './message.ts';
import type { MessageServices } from './services.ts';

/** Records what the sender of a message answers to the body's question, and tells the body. */
export function answerQuestion(
  services: MessageServices,
  tenant: Tenant,
  ticket: MessageTicket,
  texto: string,
): Promise<Acompanhada> {
  refuseFields(checkText('texto', texto, TEXTO, 'Escreva a sua resposta'));
  return withTicket(services, tenant, ticket, async (client, row) => {
    if (!isOpenMessage(row) || !(await waitsForSender(client, tenant.id, row.id)))
      throw new Fault(
        409,
        'CLOSED',
        'Nenhuma pergunta espera resposta aqui: ela já foi respondida, ou a mensagem acabou.',
      );
    const step = { acao: 'esclarecida', autor: CIDADAO, texto, publico: true } as const;
    await logStep(client, services.keyring, tenant.id, row.id, step);
    await notifyBody(client, services, tenant, row, letters.clarified);
  });
}
