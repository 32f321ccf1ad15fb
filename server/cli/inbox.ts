import { writeFile } from 'node:fs/promises';
import type { EmAtendimento } from '../../catalog/mensagens/answer.ts';
import { type Canal, REGRAS, rotuloOf, SITUACOES, type Situacao, type Tipo } from '../../catalog/mensagens/canal.ts';
import { remainingWords } from '../../catalog/mensagens/prazo.ts';
import { linhas } from '../../catalog/mensagens/tabela.ts';
import { brasiliaToday, momentOf } from '../../catalog/texto/moment.ts';
import { openAttendance, revealIdentity } from '../mensagens/attend/actions.ts';
import { unitName } from '../mensagens/message.ts';
import { reportCsv } from '../mensagens/report/csv.ts';
import { yearReport } from '../mensagens/report/report.ts';
import { Refusal } from '../refusal.ts';
import { defineCommand } from './command.ts';
import { asRefusal, attendantOf, canalOf, openOffice } from './office.ts';
import { textTable } from './table.ts';

const BODY = { value: 'SLUG', text: 'O órgão.', required: true } as const;

/** Messages in order of urgency: late ones, then those that wait; finished ones come last, if asked for. */
const LIST = `SELECT protocolo, canal, tipo, identidade, unidade, situacao, "criadaEm", prazo, prorrogada,
    aberta AND prazo < $4::date AS atrasada
  FROM mensagens.recebidas, LATERAL (SELECT situacao IN ('recebida', 'em-tratamento', 'em-recurso') AS aberta) AS o
  WHERE tenant = $1 AND ($2 OR aberta) AND ($3::text IS NULL OR canal = $3)
  ORDER BY aberta DESC, (prazo < $4::date) IS TRUE DESC, prazo NULLS LAST, "criadaEm"`;

interface Line {
  protocolo: string;
  canal: Canal;
  tipo: Tipo;
  unidade: string | null;
  situacao: Situacao;
  prazo: string | null;
  atrasada: boolean | null;
}

const HEADS = ['PROTOCOLO', 'CANAL', 'TIPO', 'SITUAÇÃO', 'PRAZO', 'FALTA', 'UNIDADE'];

export const messageList = defineCommand({
  name: 'mensagens list',
  summary: 'Lista as mensagens à espera de resposta: as atrasadas primeiro, depois pelo prazo.',
  args: [],
  options: {
    tenant: BODY,
    canal: { value: 'CANAL', text: 'Só as de fale-conosco, ouvidoria ou e-sic.' },
    todas: { text: 'Também as respondidas e encerradas.' },
  },
  examples: [
    'portal mensagens list --tenant pmdemo',
    'portal mensagens list --tenant pmdemo --canal e-sic --todas --json',
  ],
  run: async (context) => {
    const { options, out } = context;
    const canal = options.canal === undefined ? null : canalOf(options.canal);
    const { messages, tenant } = await openOffice(context, options.tenant);
    const { rows } = await messages.db.hear(tenant.id, (client) =>
      client.query<Line>(LIST, [tenant.id, options.todas, canal, brasiliaToday()]),
    );
    const cells = rows.map(({ protocolo, canal: by, tipo, situacao, prazo, unidade }) => [
      protocolo,
      by,
      rotuloOf(by, tipo),
      SITUACOES[situacao],
      prazo ?? '–',
      prazo && situacao !== 'respondida' && situacao !== 'encerrada' ? remainingWords(prazo, brasiliaToday()) : '–',
      unitName(tenant, unidade) ?? '–',
    ]);
    if (rows.length === 0) out('Nenhuma mensagem à espera.');
    else for (const line of textTable(HEADS, cells)) out(line);
    return { mensagens: rows.map((row) => ({ ...row, atrasada: row.atrasada === true })) };
  },
});

export const messageShow = defineCommand({
  name: 'mensagens show',
  summary: 'Mostra uma mensagem inteira: texto, quem enviou, anexos e andamento.',
  about: [
    'Quem enviou em sigilo não aparece sem --identidade, que fica no registro da mensagem com o seu nome.',
    'A primeira leitura também fica no andamento, e quem enviou a vê.',
  ],
  args: [{ name: 'PROTOCOLO', text: 'a mensagem, como 2026.48392017-2' }],
  options: { tenant: BODY, identidade: { text: 'Mostra quem enviou em sigilo, e registra que você viu.' } },
  examples: ['portal mensagens show 2026.48392017-2 --tenant pmdemo'],
  run: async (context) => {
    const { args, options, author, out } = context;
    const room = await openOffice(context, options.tenant);
    const who = await attendantOf(room, args[0] ?? '');
    const seen = await asRefusal(openAttendance(room.messages, room.tenant, who));
    const veiled = options.identidade && seen.pode.identidade;
    const message = veiled ? await asRefusal(revealIdentity(room.messages, room.tenant, who, { autor: author })) : seen;
    for (const line of told(message)) out(inert(line));
    return message;
  },
});

/** Removes control characters, so that what people wrote cannot move the cursor or command the terminal. */
const inert = (line: string): string => line.replace(/[^\P{Cc}\t\n]/gu, '');

/** A message as lines for the terminal. */
function told(of: EmAtendimento): string[] {
  const { canal, tipo, protocolo, criadaEm, prazo, situacao, unidade, sobre, assunto, texto, anexos, passos } = of;
  return [
    `${rotuloOf(canal, tipo)} ${protocolo} (${REGRAS[canal].titulo})`,
    `Recebida em ${momentOf(criadaEm)}. ${SITUACOES[situacao]}.${prazo ? ` Prazo: ${prazo}.` : ''}${of.atrasada ? ' ATRASADA.' : ''}`,
    `Quem enviou: ${senderOf(of)}`,
    ...(unidade ? [`Unidade: ${unidade}`] : []),
    ...(sobre ? [`Sobre: ${sobre.titulo} (${sobre.caminho})`] : []),
    '',
    ...(assunto ? [assunto, ''] : []),
    texto ?? 'O conteúdo foi eliminado ao fim do prazo de guarda.',
    ...(anexos.length > 0 ? ['', `Anexos: ${anexos.map(({ nome }) => nome).join(', ')}`] : []),
    '',
    'Andamento:',
    ...passos.map(({ quando, acao, autor, texto: said }) => {
      const line = `  ${momentOf(quando)}  ${acao}, por ${autor}`;
      return said ? `${line}\n${said.replace(/^/gm, '    ')}` : line;
    }),
  ];
}

function senderOf({ pessoa, oculta }: Pick<EmAtendimento, 'pessoa' | 'oculta'>): string {
  if (pessoa) return [pessoa.nome, pessoa.email, pessoa.telefone].filter(Boolean).join(', ');
  return oculta ? 'em sigilo (--identidade mostra, e registra)' : 'anônima';
}

export const messageReport = defineCommand({
  name: 'mensagens report',
  summary: 'Os números de um ano de um canal, na tela ou em CSV para planilha.',
  args: [],
  options: {
    tenant: BODY,
    canal: { value: 'CANAL', text: 'fale-conosco, ouvidoria ou e-sic.', required: true },
    ano: { value: 'ANO', text: 'O ano; sem ele, o último que tem mensagens.' },
    arquivo: { value: 'ARQUIVO', text: 'Grava o relatório neste arquivo CSV.' },
  },
  examples: ['portal mensagens report --tenant pmdemo --canal e-sic --ano 2025 --arquivo esic-2025.csv'],
  run: async (context) => {
    const { options, out } = context;
    const canal = canalOf(options.canal);
    const ano = yearOf(options.ano);
    const { messages, tenant } = await openOffice(context, options.tenant);
    const report = await messages.db.hear(tenant.id, (client) => yearReport(client, tenant, canal, ano));
    if (options.arquivo) {
      await writeFile(options.arquivo, reportCsv(report));
      out(`Relatório de ${REGRAS[canal].titulo} de ${report.ano} gravado em ${options.arquivo}.`);
    } else {
      const cells = linhas(report).map(([part, item, figure]) => [part, item, figure?.toLocaleString('pt-BR') ?? '–']);
      out(`${REGRAS[canal].titulo}, ${report.ano}`);
      for (const line of textTable(['PARTE', 'ITEM', 'TOTAL'], cells, ['TOTAL'])) out(line);
    }
    return report;
  },
});

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^20\d\d$/.test(text)) throw new Refusal(`--ano deve ter quatro algarismos, como 2026, e não “${text}”.`);
  return Number(text);
}
