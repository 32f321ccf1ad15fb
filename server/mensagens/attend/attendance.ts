import type pg from 'pg';
import type { Acao, AttendantPapel, EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import { type Identidade, REGRAS, type Tipo } from '../../../catalog/mensagens/canal.ts';
import { pendingQuestion } from '../../../catalog/mensagens/pergunta.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import { Fault } from '../../http/fault.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { atendimentoOf } from '../atendimento.ts';
import { mailboxOf } from '../mail/notify.ts';
import {
  describeMessage,
  findMessage,
  isOpenMessage,
  logStep,
  openPessoa,
  type Recebida,
  unitName,
} from '../message.ts';
import type { MessageWork } from '../services.ts';

/** Who deals with a message, by a link or at the desk: for the ombudsman or for a unit. */
export interface Attendant {
  mensagem: string;
  papel: AttendantPapel;
  setor: string | null;
}

/** Whether the sender's name is confidential, by choice or by law: a unit does not see it, and the ombudsman has to ask for it. */
const isVeiled = ({ identidade, tipo }: { identidade: Identidade; tipo: Tipo }): boolean =>
  identidade === 'sigilosa' || tipo === 'denuncia';

/** Steps between the ombudsman and a unit, which the sender does not see. */
const ASKED: readonly Acao[] = ['encaminhada', 'parecer'];

/** A message with the attendant who works on it. */
export interface Attendance {
  client: pg.ClientBase;
  services: MessageWork;
  tenant: Tenant;
  who: Attendant;
  row: Recebida;
}

async function shown({ client, services, tenant, who, row }: Attendance, named = false): Promise<EmAtendimento> {
  const open = isOpenMessage(row);
  const isOuvidoria = who.papel === 'ouvidoria';
  const veiled = isVeiled(row) && !named;
  const pessoa = (isOuvidoria ? !veiled : !isVeiled(row)) ? openPessoa(services.keyring, tenant.id, row) : null;
  const message = await describeMessage(client, services.keyring, tenant, row, true);
  return {
    ...message,
    passos: message.passos.filter((step) => isOuvidoria || step.publico || ASKED.includes(step.acao)),
    papel: who.papel,
    setor: unitName(tenant, who.setor),
    pessoa,
    oculta: row.pessoa !== null && pessoa === null,
    pode: {
      responder: isOuvidoria && open,
      perguntar: isOuvidoria && open && pendingQuestion(message.passos) === null,
      prorrogar: isOuvidoria && open && canExtendPrazo(row),
      encaminhar: isOuvidoria && open,
      encerrar: isOuvidoria && open,
      parecer: !isOuvidoria && open,
      identidade: isOuvidoria && row.pessoa !== null && veiled,
    },
    unidades: isOuvidoria ? atendimentoOf(tenant).unidades.filter(({ slug }) => mailboxOf(tenant, slug)) : [],
  };
}

/** Whether the deadline may be extended: once, and before it is past, or late answers would become timely. */
export const canExtendPrazo = ({ canal, prorrogada, recursoEm, prazo }: Recebida): boolean =>
  REGRAS[canal].mais > 0 && !prorrogada && !recursoEm && prazo !== null && prazo >= brasiliaToday();

/** Finds the message of an attendant, works on it, and describes it as it then is. `work` says whether the name may be shown. */
export function withAttendance(
  services: MessageWork,
  tenant: Tenant,
  who: Attendant,
  work: (attendance: Attendance) => Promise<boolean | undefined>,
): Promise<EmAtendimento> {
  return services.db.hear(tenant.id, async (client) => {
    const row = await findMessage(client, tenant.id, 'id', who.mensagem);
    if (!row) throw new Fault(404, 'NOT_FOUND', 'Esta mensagem não existe mais.');
    const attendance: Attendance = { client, services, tenant, who, row };
    const named = await work(attendance);
    return shown({ ...attendance, row: (await findMessage(client, tenant.id, 'id', row.id)) ?? row }, named ?? false);
  });
}

export const refuseUnlessOuvidoria = ({ who }: Attendance): void => {
  if (who.papel !== 'ouvidoria')
    throw new Fault(403, 'FORBIDDEN', 'Este link é da unidade consultada: dê o seu parecer, e a ouvidoria responde.');
};

export const refuseUnlessUnidade = ({ who }: Attendance): void => {
  if (who.papel !== 'unidade')
    throw new Fault(403, 'FORBIDDEN', 'O parecer é da unidade consultada. Responda a mensagem, ou encaminhe-a.');
};

export const refuseUnlessOpen = ({ row }: Attendance): void => {
  if (!isOpenMessage(row)) throw new Fault(409, 'CLOSED', 'Esta mensagem já foi respondida ou encerrada.');
};

export const updateMessage = (
  { client, tenant, row }: Attendance,
  set: string,
  ...values: unknown[]
): Promise<unknown> =>
  client.query(`UPDATE mensagens.recebidas SET ${set} WHERE tenant = $1 AND id = $2`, [tenant.id, row.id, ...values]);

export const logAttendance = (
  { client, services, tenant, row }: Attendance,
  step: Parameters<typeof logStep>[4],
): Promise<void> => logStep(client, services.keyring, tenant.id, row.id, step);
