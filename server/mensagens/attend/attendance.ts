import type pg from 'pg';
import type { Acao, Atendida, Papel } from '../../../catalog/mensagens/answer.ts';
import { type Identidade, REGRAS, type Tipo } from '../../../catalog/mensagens/canal.ts';
import { today } from '../../../catalog/texto/moment.ts';
import { Fault } from '../../http/fault.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { atendimentoOf } from '../atendimento.ts';
import { mailboxOf } from '../mail/notify.ts';
import type { Office } from '../services.ts';
import { find, isOpen, log, nameOf, pessoaOf, type Recebida, read } from '../message.ts';

/** Who stands before a message of the body, and how long they may. */
export interface Attendant {
  mensagem: string;
  papel: Papel;
  setor: string | null;
  /** ISO. */
  expira: string;
}

/** A name that who wrote wants kept, or that the law keeps for them: a unit does not see it, and the ombudsman asks for it. */
const isVeiled = ({ identidade, tipo }: { identidade: Identidade; tipo: Tipo }): boolean =>
  identidade === 'sigilosa' || tipo === 'denuncia';

/** What goes between the ombudsman and a unit, and who wrote does not see. */
const ASKED: readonly Acao[] = ['encaminhada', 'parecer'];

/** A message in the hands of who attends to it. */
export interface Desk {
  client: pg.ClientBase;
  office: Office;
  tenant: Tenant;
  who: Attendant;
  row: Recebida;
}

async function shown({ client, office, tenant, who, row }: Desk, named = false): Promise<Atendida> {
  const open = isOpen(row);
  const ours = who.papel === 'ouvidoria';
  const veiled = isVeiled(row) && !named;
  const pessoa = (ours ? !veiled : !isVeiled(row)) ? pessoaOf(office.keyring, tenant.id, row) : null;
  const message = await read(client, office.keyring, tenant, row, true);
  return {
    ...message,
    passos: message.passos.filter((step) => ours || step.publico || ASKED.includes(step.acao)),
    papel: who.papel,
    setor: nameOf(tenant, who.setor),
    pessoa,
    oculta: row.pessoa !== null && pessoa === null,
    pode: {
      responder: ours && open,
      prorrogar: ours && open && canExtend(row),
      encaminhar: ours && open,
      encerrar: ours && open,
      parecer: !ours && open,
      identidade: ours && row.pessoa !== null && veiled,
    },
    unidades: ours ? atendimentoOf(tenant).unidades.filter(({ slug }) => mailboxOf(tenant, slug)) : [],
    expira: who.expira,
  };
}

/** Once, and before the deadline is past: later it would make late answers timely. */
export const canExtend = ({ canal, prorrogada, recursoEm, prazo }: Recebida): boolean =>
  REGRAS[canal].mais > 0 && !prorrogada && !recursoEm && prazo !== null && prazo >= today();

/** Finds the message of who attends to it, does something with it, and shows it as it then is. */
export function withDesk(
  office: Office,
  tenant: Tenant,
  who: Attendant,
  work: (desk: Desk) => Promise<boolean | undefined>,
): Promise<Atendida> {
  return office.db.hear(tenant.id, async (client) => {
    const row = await find(client, tenant.id, 'id', who.mensagem);
    if (!row) throw new Fault(404, 'NOT_FOUND', 'Esta mensagem não existe mais.');
    const desk: Desk = { client, office, tenant, who, row };
    const named = await work(desk);
    return shown({ ...desk, row: (await find(client, tenant.id, 'id', row.id)) ?? row }, named ?? false);
  });
}

export const ours = ({ who }: Desk): void => {
  if (who.papel !== 'ouvidoria')
    throw new Fault(403, 'FORBIDDEN', 'Este link é da unidade consultada: dê o seu parecer, e a ouvidoria responde.');
};

export const theirs = ({ who }: Desk): void => {
  if (who.papel !== 'unidade')
    throw new Fault(403, 'FORBIDDEN', 'O parecer é da unidade consultada. Responda a mensagem, ou encaminhe-a.');
};

export const waiting = ({ row }: Desk): void => {
  if (!isOpen(row)) throw new Fault(409, 'CLOSED', 'Esta mensagem já foi respondida ou encerrada.');
};

export const change = ({ client, tenant, row }: Desk, set: string, ...values: unknown[]): Promise<unknown> =>
  client.query(`UPDATE mensagens.recebidas SET ${set} WHERE tenant = $1 AND id = $2`, [tenant.id, row.id, ...values]);

export const note = ({ client, office, tenant, row }: Desk, step: Parameters<typeof log>[4]): Promise<void> =>
  log(client, office.keyring, tenant.id, row.id, step);
