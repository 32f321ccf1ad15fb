import type { HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import { dayOf } from '../../../catalog/texto/moment.ts';
import { askStaff, type HojeSource, MOST_ITEMS } from './source.ts';

/** Answers that the person has begun and not sent. */
export const draftsToday: HojeSource = {
  nome: 'os seus rascunhos',
  permissao: 'mensagens',
  items: async (question) => {
    const { rows } = await askStaff(question, (client) =>
      client.query<{ mensagem: string; protocolo: string; gravadaEm: Date }>(
        `SELECT m.mensagem, r.protocolo, m."gravadaEm" FROM mensagens.minutas m
         JOIN mensagens.recebidas r ON r.tenant = m.tenant AND r.id = m.mensagem
         WHERE m.tenant = $1 AND m.pessoa = $2 ORDER BY m."gravadaEm" DESC LIMIT ${MOST_ITEMS}`,
        [question.tenant.id, question.person.id],
      ),
    );
    return rows.map(
      ({ mensagem, protocolo, gravadaEm }): HojeItem => ({
        ...{ id: `minuta ${mensagem}`, titulo: `Resposta começada: ${protocolo}`, ate: null, tom: 'plain' },
        porque: `Você a deixou em ${dayOf(gravadaEm.toISOString())} e ela ainda não foi enviada`,
        ...{ para: `/painel/mensagens/${mensagem}`, botao: 'Terminar a resposta' },
      }),
    );
  },
};

/** People who were invited and have not come in. */
export const invitationsToday: HojeSource = {
  nome: 'os convites',
  permissao: 'pessoas',
  items: async (question) => {
    const { rows } = await askStaff(question, (client) =>
      client.query<{ id: string; nome: string; criadaEm: Date }>(
        `SELECT id, nome, "criadaEm" FROM portal.pessoas
         WHERE tenant = $1 AND "entrouEm" IS NULL AND "removidaEm" IS NULL AND "criadaEm" < now() - interval '1 day'
         ORDER BY "criadaEm" LIMIT ${MOST_ITEMS}`,
        [question.tenant.id],
      ),
    );
    return rows.map(
      ({ id, nome, criadaEm }): HojeItem => ({
        ...{ id: `convite ${id}`, titulo: `${nome} ainda não entrou`, ate: null, tom: 'plain' },
        porque: `O convite é de ${dayOf(criadaEm.toISOString())} e vale por pouco tempo; mande outro`,
        ...{ para: '/painel/pessoas', botao: 'Ver as pessoas' },
      }),
    );
  },
};
