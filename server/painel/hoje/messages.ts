import { REGRAS, rotuloOf } from '../../../catalog/mensagens/canal.ts';
import { daysTo } from '../../../catalog/mensagens/prazo.ts';
import type { HojeItem } from '../../../catalog/painel/hoje/answer.ts';
import { canaisOf } from '../../../catalog/painel/mensagens/canais.ts';
import { plusDays } from '../../../catalog/texto/day.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import type { Recebida } from '../../mensagens/message.ts';
import { isAttended } from '../mensagens/attended.ts';
import { askStaff, type HojeSource, MOST_ITEMS } from './source.ts';

/** Days ahead of a deadline at which a message is told of, and at which it is urgent. */
const AHEAD = 10;
const NEAR = 5;

type UrgentRow = Pick<Recebida, 'id' | 'protocolo' | 'canal' | 'tipo' | 'prazo' | 'situacao'> & {
  novidade: string | null;
  /** Another person who is on it. */
  outra: string | null;
  /** How many messages there are in all. */
  todas: number;
};

/** What somebody else has just written, in words for who waits for it. */
const NEWS: Readonly<Record<string, string>> = {
  esclarecida: 'Quem enviou respondeu à sua pergunta',
  complementada: 'Quem enviou acrescentou alguma coisa',
  parecer: 'Chegou o parecer da unidade',
};

const isNews = Object.keys(NEWS).map((acao) => `'${acao}'`);

/**
 * Messages that come first: near or past their day, not read yet, or with something new. One that a colleague is on is told
 * of once its day is past: the colleague may be away.
 */
const URGENT = `SELECT r.id, r.protocolo, r.canal, r.tipo, r.prazo, r.situacao, ultimo.acao AS novidade,
    CASE WHEN r.atendente <> $4 AND ${isAttended('r')} THEN p.nome END AS outra, count(*) OVER ()::int AS todas
  FROM mensagens.recebidas r
  LEFT JOIN portal.pessoas p ON p.tenant = r.tenant AND p.id = r.atendente
  LEFT JOIN LATERAL (SELECT s.acao FROM mensagens.passos s WHERE s.tenant = r.tenant AND s.mensagem = r.id
    ORDER BY s.quando DESC LIMIT 1) AS ultimo ON true
  WHERE r.tenant = $1 AND r.canal = ANY ($2) AND r.situacao IN ('recebida', 'em-tratamento', 'em-recurso')
    AND (r.atendente = $4 OR r.prazo < $5 OR NOT ${isAttended('r')})
    AND (r.prazo <= $3 OR r.situacao = 'recebida' OR ultimo.acao IN (${isNews}))
  ORDER BY r.prazo NULLS LAST, r."criadaEm" LIMIT ${MOST_ITEMS}`;

/** Messages that the person, or nobody, is on, and those of others that are late. */
export const messagesToday: HojeSource = {
  nome: 'as mensagens',
  permissao: 'mensagens',
  items: async (question) => {
    const { tenant, person, today } = question;
    const values = [tenant.id, canaisOf(person.papeis), plusDays(today, AHEAD), person.id, today];
    const { rows } = await askStaff(question, (client) => client.query<UrgentRow>(URGENT, values));
    const items = rows.map((row) => itemOf(row, today));
    const more = (rows[0]?.todas ?? 0) - rows.length;
    return more > 0 ? [...items, moreMessages(more, items.at(-1)?.tom ?? 'plain')] : items;
  },
};

/** The line that stands for the messages that the list is too short for. */
const moreMessages = (more: number, tom: HojeItem['tom']): HojeItem => ({
  id: 'mensagens',
  titulo: `Mais ${counted(more, 'mensagem', 'mensagens')}`,
  porque: 'Também esperam resposta; estão na caixa, por prazo',
  ate: null,
  tom,
  para: '/painel/mensagens',
  botao: 'Ver as mensagens',
});

function itemOf(row: UrgentRow, today: string): HojeItem {
  const { id, protocolo, canal, tipo, prazo, outra } = row;
  const days = prazo === null ? null : daysTo(today, prazo);
  return {
    id: `mensagem ${id}`,
    titulo: `${rotuloOf(canal, tipo)} ${protocolo}`,
    porque: outra === null ? reasonOf(row, days) : `${reasonOf(row, days)}; está com ${outra}`,
    ate: prazo,
    tom: days === null ? 'plain' : days < 0 ? 'bad' : days <= NEAR ? 'warn' : 'plain',
    para: `/painel/mensagens/${id}`,
    botao: 'Abrir a mensagem',
  };
}

function reasonOf({ canal, situacao, novidade }: UrgentRow, days: number | null): string {
  const news = NEWS[novidade ?? ''];
  if (news) return news;
  if (days === null || days > AHEAD) return 'Ninguém a leu ainda';
  const what = situacao === 'em-recurso' ? 'O prazo do recurso' : 'O prazo da resposta';
  const law = REGRAS[canal].lei;
  return `${what} ${days < 0 ? 'já venceu' : days === 0 ? 'é hoje' : 'está perto'}${law ? ` (${law})` : ''}`;
}

interface StoppedRow {
  paradas: number;
}

/** Letters that have waited for an hour. */
const STOPPED = `SELECT count(*)::int AS paradas FROM mensagens.correio
  WHERE tenant = $1 AND "proximaEm" IS NOT NULL AND "enviadaEm" IS NULL AND "criadaEm" < now() - interval '1 hour'`;

type RefusedRow = Pick<Recebida, 'id' | 'protocolo' | 'canal' | 'tipo'> & { destino: string };

/** Letters about messages that a server refused this week, each with its message. */
const REFUSED = `SELECT DISTINCT ON (r.id, c.destino) r.id, r.protocolo, r.canal, r.tipo, c.destino
  FROM mensagens.correio c JOIN mensagens.recebidas r ON r.tenant = c.tenant AND r.id = c.mensagem
  WHERE c.tenant = $1 AND r.canal = ANY ($2) AND c.erro IS NOT NULL AND c."proximaEm" IS NULL AND c."enviadaEm" IS NULL
    AND c."criadaEm" > now() - interval '7 days'
  ORDER BY r.id, c.destino LIMIT ${MOST_ITEMS}`;

/** Letters that do not go out: who wrote does not know that they were answered. */
export const lettersToday: HojeSource = {
  nome: 'os e-mails',
  permissao: 'mensagens',
  items: (question) =>
    askStaff(question, async (client) => {
      const { tenant, person, services } = question;
      const stopped = await client.query<StoppedRow>(STOPPED, [tenant.id]);
      const refused = await client.query<RefusedRow>(REFUSED, [tenant.id, canaisOf(person.papeis)]);
      const paradas = stopped.rows[0]?.paradas ?? 0;
      return [
        ...(paradas > 0 ? [stoppedLetters(paradas, services.mailer != null)] : []),
        ...refused.rows.map(refusedLetter),
      ];
    }),
};

const stoppedLetters = (many: number, hasMail: boolean): HojeItem => ({
  id: 'correio parado',
  titulo: `${counted(many, 'e-mail espera', 'e-mails esperam')} para sair`,
  porque: hasMail
    ? 'O servidor de e-mail não atende há mais de uma hora; avise quem cuida da instalação'
    : 'A instalação não tem servidor de e-mail (SMTP_URL); avise quem cuida dela',
  ate: null,
  tom: 'warn',
  para: '/painel/mensagens',
  botao: 'Ver as mensagens',
});

const refusedLetter = ({ id, protocolo, canal, tipo, destino }: RefusedRow): HojeItem => ({
  id: `correio ${id} ${destino}`,
  titulo: `E-mail recusado: ${rotuloOf(canal, tipo)} ${protocolo}`,
  porque:
    destino === 'cidadao'
      ? 'O endereço que a pessoa deixou não recebe; a resposta fica na página de acompanhamento'
      : 'O endereço do órgão ou da unidade não recebe; confira-o em Textos',
  ate: null,
  tom: 'plain',
  para: `/painel/mensagens/${id}`,
  botao: 'Abrir a mensagem',
});

/** Letters of all bodies that wait, for who keeps the installation. */
export const outboxToday: HojeSource = {
  nome: 'os e-mails da instalação',
  permissao: 'orgaos',
  items: async ({ services: { db } }) => {
    const { rows } = await db.own((client) =>
      client.query<StoppedRow & { orgaos: number }>(
        `SELECT count(*)::int AS paradas, count(DISTINCT tenant)::int AS orgaos FROM mensagens.correio
         WHERE "proximaEm" IS NOT NULL AND "enviadaEm" IS NULL AND "criadaEm" < now() - interval '1 hour'`,
      ),
    );
    const { paradas, orgaos } = rows[0] ?? { paradas: 0, orgaos: 0 };
    return paradas > 0 ? [stoppedOutbox(paradas, orgaos)] : [];
  },
};

const stoppedOutbox = (many: number, bodies: number): HojeItem => ({
  id: 'correio da instalação',
  titulo: `${counted(many, 'e-mail não sai', 'e-mails não saem')} há mais de uma hora`,
  porque: `São de ${counted(bodies, 'órgão', 'órgãos')}; o diagnóstico diz o que há com o servidor de e-mail`,
  ate: null,
  tom: 'warn',
  para: '/painel/diagnostico',
  botao: 'Ver o diagnóstico',
});
