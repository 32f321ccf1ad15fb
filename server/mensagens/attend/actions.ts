import type { Atendida } from '../../../catalog/mensagens/answer.ts';
import { REGRAS, type Resultado } from '../../../catalog/mensagens/canal.ts';
import { after } from '../../../catalog/mensagens/prazo.ts';
import { checkAutor, checkResultado, checkText, MOTIVO, TEXTO } from '../../../catalog/mensagens/resposta.ts';
import { Fault } from '../../http/fault.ts';
import type { Tenant } from '../../tenants/tenants.ts';
import { join } from '../attachments.ts';
import { atendimentoOf } from '../atendimento.ts';
import { type Attendant, canExtend, change, note, ours, theirs, waiting, withDesk } from './attendance.ts';
import * as letters from '../mail/letters.ts';
import { refuseNoise, tellBody, tellCitizen, tellUnit } from '../mail/notify.ts';
import type { Office } from '../services.ts';
import { find, nameOf } from '../message.ts';
import { refuseFields } from '../submit.ts';

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
       "encerradaEm" = now()`,
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
      throw new Fault(
        409,
        'CLOSED',
        'O prazo não pode ser prorrogado: a prorrogação é uma só, antes que ele vença e antes do recurso.',
      );
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
    await refuseNoise(desk.client, tenant.id, desk.row.id);
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
    theirs(desk);
    waiting(desk);
    refuseFields([...checkAutor(autor), ...checkText('texto', texto, TEXTO, 'Escreva o parecer')]);
    await refuseNoise(desk.client, tenant.id, desk.row.id);
    await note(desk, { acao: 'parecer', autor, texto, publico: false });
    await tellBody(desk.client, office, tenant, desk.row, letters.opinion);
  });

/** Who wrote, for the ombudsman alone, and never without a trace. */
export const unveil = (
  office: Office,
  tenant: Tenant,
  who: Attendant,
  { autor }: { autor: string },
): Promise<Atendida> =>
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
    await refuseNoise(client, tenant.id, row.id);
    if (who.papel === 'ouvidoria') return tellBody(client, office, tenant, row, letters.relinked);
    if (!(await tellUnit(client, office, tenant, row, who.setor ?? '', letters.relinked)))
      throw new Fault(409, 'NO_MAILBOX', 'Esta unidade não tem mais e-mail no portal. Peça o link à ouvidoria.');
  });
