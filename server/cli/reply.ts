import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { EmAtendimento } from '../../catalog/mensagens/answer.ts';
import { RESULTADOS, type Resultado, SITUACOES } from '../../catalog/mensagens/canal.ts';
import { answerMessage, closeMessage, extendPrazo } from '../mensagens/attend/actions.ts';
import type { Attendant } from '../mensagens/attend/attendance.ts';
import { Refusal } from '../refusal.ts';
import { type CommandContext, defineCommand } from './command.ts';
import { asRefusal, attendantOf, type MessageOffice, openOffice, postLetters } from './office.ts';

const PROTOCOL = [{ name: 'PROTOCOLO', text: 'a mensagem, como 2026.48392017-2' }] as const;
const BODY = { value: 'SLUG', text: 'O órgão.', required: true } as const;
const WHY = { value: 'MOTIVO', text: 'O motivo: quem enviou vai lê-lo.', required: true } as const;

type Step = (room: MessageOffice, who: Attendant) => Promise<EmAtendimento>;

/** Runs one step on a message, sends the letters that follow from it, and prints its new state. */
async function done(context: CommandContext, slug: string, work: Step): Promise<object> {
  const room = await openOffice(context, slug);
  const who = await attendantOf(room, context.args[0] ?? '');
  const { protocolo, situacao, prazo } = await asRefusal(work(room, who));
  context.out(`${protocolo}: ${SITUACOES[situacao].toLowerCase()}${prazo ? `, prazo ${prazo}` : ''}.`);
  await postLetters(room, context);
  return { protocolo, situacao, prazo };
}

export const messageAnswer = defineCommand({
  name: 'mensagens answer',
  summary: 'Responde uma mensagem: a resposta vai por e-mail e para a página de acompanhamento.',
  about: [
    'O texto vem de --texto, de --arquivo ou da entrada padrão. Depois de enviada, a resposta não muda.',
    'O que vai em --texto fica no histórico do terminal e à vista de quem lista os programas desta máquina: se a resposta fala de alguém, use --arquivo ou a entrada padrão.',
  ],
  args: PROTOCOL,
  options: {
    tenant: BODY,
    texto: { value: 'TEXTO', text: 'A resposta.' },
    arquivo: { value: 'ARQUIVO', text: 'Um arquivo de texto com a resposta.' },
    resultado: {
      value: 'RESULTADO',
      text: 'Como termina um pedido do e-SIC: concedida, parcial, negada ou inexistente.',
    },
  },
  examples: [
    'portal mensagens answer 2026.48392017-2 --tenant pmdemo --texto "A lâmpada foi trocada hoje."',
    'portal mensagens answer 2026.48392017-2 --tenant pmdemo --arquivo resposta.txt --resultado concedida',
  ],
  run: async (context) => {
    const { options, author: autor } = context;
    const resultado = resultOf(options.resultado);
    const texto = await answerOf(options.texto, options.arquivo);
    return done(context, options.tenant, ({ messages, tenant }, who) =>
      answerMessage(messages, tenant, who, { autor, texto, resultado, anexos: [] }),
    );
  },
});

export const messageExtend = defineCommand({
  name: 'mensagens extend',
  summary: 'Prorroga o prazo de uma mensagem, uma única vez e com motivo.',
  args: PROTOCOL,
  options: { tenant: BODY, motivo: WHY },
  examples: ['portal mensagens extend 2026.48392017-2 --tenant pmdemo --motivo "A área ainda reúne os dados."'],
  run: async (context) => {
    const { options, author: autor } = context;
    return done(context, options.tenant, ({ messages, tenant }, who) =>
      extendPrazo(messages, tenant, who, { autor, motivo: options.motivo }),
    );
  },
});

export const messageClose = defineCommand({
  name: 'mensagens close',
  summary: 'Encerra sem resposta uma mensagem que não pode ser respondida, com motivo.',
  args: PROTOCOL,
  options: { tenant: BODY, motivo: WHY },
  examples: ['portal mensagens close 2026.48392017-2 --tenant pmdemo --motivo "Repetida: veja 2026.11223344-3."'],
  run: async (context) => {
    const { options, author: autor } = context;
    return done(context, options.tenant, ({ messages, tenant }, who) =>
      closeMessage(messages, tenant, who, { autor, motivo: options.motivo }),
    );
  },
});

function resultOf(name = ''): Resultado | '' {
  const found = RESULTADOS.find(({ nome }) => nome === name)?.nome;
  if (found || name === '') return found ?? '';
  throw new Refusal(`--resultado deve ser ${RESULTADOS.map(({ nome }) => nome).join(', ')}, e não “${name}”.`);
}

async function answerOf(given: string | undefined, file: string | undefined): Promise<string> {
  if (given !== undefined && file !== undefined) throw new Refusal('Use --texto ou --arquivo, e não os dois.');
  if (given !== undefined) return given;
  if (file !== undefined)
    return readFile(file, 'utf8').catch(() => {
      throw new Refusal(`Não foi possível ler o arquivo ${file}.`);
    });
  if (process.stdin.isTTY)
    throw new Refusal('Falta a resposta: use --texto, --arquivo ou mande-a pela entrada padrão.');
  return text(process.stdin);
}
