import type pg from 'pg';
import type { Acao, Atendida, Papel } from '../../catalog/mensagem/answer.ts';
import { type Identidade, REGRAS, type Resultado, type Tipo } from '../../catalog/mensagem/canal.ts';
import { after } from '../../catalog/mensagem/prazo.ts';
import { checkAutor, checkResultado, checkText, MOTIVO, TEXTO } from '../../catalog/mensagem/resposta.ts';
import { Fault } from '../fault.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { join } from './attach.ts';
import { atendimentoOf } from './counter.ts';
import * as letters from './letters.ts';
import { mailboxOf, tellBody, tellCitizen, tellUnit } from './notify.ts';
import type { Office } from './office.ts';
import { find, isOpen, log, nameOf, pessoaOf, type Recebida, read } from './row.ts';
import { refuseFields } from './submit.ts';

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

interface Desk {
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

const canExtend = ({ canal, prorrogada, recursoEm, prazo }: Recebida): boolean =>
  REGRAS[canal].mais > 0 && !prorrogada && !recursoEm && prazo !== null;

/** Finds the message of who attends to it, does something with it, and shows it as it then is. */
function withDesk(
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

const ours = ({ who }: Desk): void => {
  if (who.papel !== 'ouvidoria')
    throw new Fault(403, 'FORBIDDEN', 'Este link é da unidade consultada: dê o seu parecer, e a ouvidoria responde.');
};

const waiting = ({ row }: Desk): void => {
  if (!isOpen(row)) throw new Fault(409, 'CLOSED', 'Esta mensagem já foi respondida ou encerrada.');
};

const change = ({ client, tenant, row }: Desk, set: string, ...values: unknown[]): Promise<unknown> =>
  client.query(`UPDATE mensagens.recebidas SET ${set} WHERE tenant = $1 AND id = $2`, [tenant.id, row.id, ...values]);

const note = ({ client, office, tenant, row }: Desk, step: Parameters<typeof log>[4]): Promise<void> =>
  log(client, office.keyring, tenant.id, row.id, step);

/** The message as its attendant sees it. The first look at it is a step of its own: who wrote learns that it was read. */
export const attend = (office: Office, tenant: Tenant, who: Attendant): Promise<Atendida> =>
  withDesk(office, tenant, who, async (desk) => {
    const autor = atendimentoOf(tenant).canais[desk.row.canal].unidade;
    if (desk.row.situacao !== 'recebida' || who.papel !== 'ouvidoria') return;
    await change(desk, "situacao = 'em-tratamento'");
    await note(desk, { acao: 'lida', autor, publico: true });
  });

export interface Answer {
  autor: string;
  texto: string;
  resultado: Resultado | '';
  anexos: readonly string[];
}

export const respond = (office: Office, tenant: Tenant, who: Attendant, answer: Answer): Promise<Atendida> =>
  withDesk(office, tenant, who, async (desk) => {
    ours(desk);
    waiting(desk);
    const { autor, texto, resultado, anexos } = answer;
    const { row } = desk;
    refuseFields([
      ...checkAutor(autor),
      ...checkText('texto', texto, TEXTO, 'Escreva a resposta'),
      ...checkResultado(row.canal, resultado),
    ]);
    const appealed = row.situacao === 'em-recurso';
    await change(
      desk,
      `situacao = $3, resultado = coalesce($4, resultado), "respondidaEm" = coalesce("respondidaEm", now()),
       "encerradaEm" = coalesce("encerradaEm", now())`,
      appealed ? 'encerrada' : 'respondida',
      resultado || null,
    );
    await join(desk.client, tenant.id, row.id, anexos, 'orgao');
    await note(desk, { acao: appealed ? 'recurso-respondido' : 'respondida', autor, texto, publico: true });
    await tellCitizen(desk.client, office, tenant, row, (facts) =>
      appealed ? letters.appealAnswered(facts, texto) : letters.answered(facts, texto, resultado || null),
    );
  });

export interface Reason {
  autor: string;
  motivo: string;
}

const reasoned = ({ autor, motivo }: Reason): void =>
  refuseFields([
    ...checkAutor(autor),
    ...checkText('motivo', motivo, MOTIVO, 'Escreva o motivo: quem enviou vai lê-lo'),
  ]);

/** More time, once, with a reason that who wrote gets to read. */
export const extend = (office: Office, tenant: Tenant, who: Attendant, reason: Reason): Promise<Atendida> =>
  withDesk(office, tenant, who, async (desk) => {
    ours(desk);
    waiting(desk);
    reasoned(reason);
    const { row } = desk;
    if (!canExtend(row) || row.prazo === null)
      throw new Fault(409, 'CLOSED', 'O prazo desta mensagem não pode ser prorrogado: a prorrogação é uma só.');
    const prazo = after(row.prazo, REGRAS[row.canal].mais);
    await change(desk, 'prorrogada = true, prazo = $3', prazo);
    await note(desk, { acao: 'prorrogada', autor: reason.autor, texto: reason.motivo, publico: true });
    await tellCitizen(desk.client, office, tenant, { ...row, prazo }, (facts) =>
      letters.extended(facts, reason.motivo),
    );
  });

/** Ends a message that gets no answer, with a reason that who wrote gets to read. */
export const close = (office: Office, tenant: Tenant, who: Attendant, reason: Reason): Promise<Atendida> =>
  withDesk(office, tenant, who, async (desk) => {
    ours(desk);
    waiting(desk);
    reasoned(reason);
    await change(desk, `situacao = 'encerrada', "encerradaEm" = now()`);
    await note(desk, { acao: 'encerrada', autor: reason.autor, texto: reason.motivo, publico: true });
    await tellCitizen(desk.client, office, tenant, desk.row, (facts) => letters.closed(facts, reason.motivo));
  });

export interface Forward {
  autor: string;
  unidade: string;
  texto: string;
}

/** Asks a unit of the body, which gets a link of its own and no name that is kept. */
export const forward = (office: Office, tenant: Tenant, who: Attendant, order: Forward): Promise<Atendida> =>
  withDesk(office, tenant, who, async (desk) => {
    ours(desk);
    waiting(desk);
    const { autor, unidade, texto } = order;
    refuseFields([
      ...checkAutor(autor),
      ...checkText('texto', texto, MOTIVO, 'Escreva o que a unidade precisa responder'),
    ]);
    const told = await tellUnit(desk.client, office, tenant, desk.row, unidade, (facts, link) =>
      letters.forwarded(facts, link, texto),
    );
    if (!told) refuseFields([{ field: 'unidade', value: '', message: 'Escolha uma unidade que tenha e-mail' }]);
    // What a message is about is for who wrote it to say; where they did not, the first unit asked tells it.
    await change(
      desk,
      `situacao = CASE WHEN situacao = 'recebida' THEN 'em-tratamento' ELSE situacao END, unidade = coalesce(unidade, $3)`,
      unidade,
    );
    const line = `${nameOf(tenant, unidade)}\n\n${texto}`;
    await note(desk, { acao: 'encaminhada', autor, texto: line, publico: false });
  });

export interface Opinion {
  autor: string;
  texto: string;
}

/** What a unit says to the ombudsman, who then answers. */
export const opine = (office: Office, tenant: Tenant, who: Attendant, { autor, texto }: Opinion): Promise<Atendida> =>
  withDesk(office, tenant, who, async (desk) => {
    waiting(desk);
    refuseFields([...checkAutor(autor), ...checkText('texto', texto, TEXTO, 'Escreva o parecer')]);
    await note(desk, { acao: 'parecer', autor, texto, publico: false });
    await tellBody(desk.client, office, tenant, desk.row, letters.opinion);
  });

/** Who wrote, for the ombudsman alone, and never without a trace. */
export const unveil = (office: Office, tenant: Tenant, who: Attendant, autor: string): Promise<Atendida> =>
  withDesk(office, tenant, who, async (desk) => {
    ours(desk);
    refuseFields(checkAutor(autor));
    await note(desk, { acao: 'identidade-vista', autor, publico: false });
    return true;
  });

/** A fresh link for who holds an old one, sent to the same mailbox and nowhere else. */
export const relink = (office: Office, tenant: Tenant, who: Attendant): Promise<void> =>
  office.db.hear(tenant.id, async (client) => {
    const row = await find(client, tenant.id, 'id', who.mensagem);
    if (!row) return;
    if (who.papel === 'unidade') await tellUnit(client, office, tenant, row, who.setor ?? '', letters.relinked);
    else await tellBody(client, office, tenant, row, letters.relinked);
  });
