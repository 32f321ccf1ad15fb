import { formatDay } from '../../../catalog/fields/date.ts';
import type { Tone } from '../../../catalog/fields/field.ts';
import type { Acao, Atendida, Passo } from '../../../catalog/mensagens/answer.ts';
import { REGRAS, SITUACOES } from '../../../catalog/mensagens/canal.ts';
import { daysAfter, daysTo, remainingWords } from '../../../catalog/mensagens/prazo.ts';
import { capitalize } from '../../ui/capital.ts';

/** The steps of a message, as the body reads them. */
export const ACOES: Readonly<Record<Acao, string>> = {
  recebida: 'Recebida',
  lida: 'Lida',
  complementada: 'Complementada por quem enviou',
  perguntada: 'Pergunta a quem enviou',
  esclarecida: 'Pergunta respondida por quem enviou',
  encaminhada: 'Encaminhada a uma unidade',
  atendente: 'Quem atende mudou',
  parecer: 'Parecer da unidade',
  prorrogada: 'Prazo prorrogado',
  respondida: 'Respondida',
  recurso: 'Recurso de quem enviou',
  'recurso-respondido': 'Recurso respondido',
  avaliada: 'Avaliada por quem enviou',
  encerrada: 'Encerrada sem resposta',
  'identidade-vista': 'Identidade vista',
  'email-falhou': 'Um e-mail não foi entregue',
  eliminada: 'Conteúdo eliminado ao fim do prazo de guarda',
};

/** The steps in which one side writes to the other, shown with the message; the rest is in the history alone. */
export const WORDS: Partial<Record<Acao, string>> = {
  complementada: 'Complemento de quem enviou',
  perguntada: 'Pergunta a quem enviou',
  esclarecida: 'Resposta de quem enviou',
  respondida: 'Resposta',
  recurso: 'Recurso de quem enviou',
  'recurso-respondido': 'Resposta ao recurso',
  encerrada: 'Encerrada sem resposta',
};
export const isWord = ({ acao, texto }: Pick<Passo, 'acao' | 'texto'>): boolean => acao in WORDS && texto !== null;

/** The steps taken by the author of the message. */
const THEIRS: readonly Acao[] = ['recebida', 'complementada', 'esclarecida', 'recurso', 'avaliada'];
export const whenOf = (acao: Acao, when: string, autor: string): string =>
  THEIRS.includes(acao) ? when : `${when}, por ${autor}`;

/** The question that the ombudsman last asked this unit; a unit may see that others were asked too. */
export function askedOf({ setor, passos }: Pick<Atendida, 'setor' | 'passos'>): string | null {
  const start = `${setor}\n\n`;
  const asked = passos.findLast(({ acao, texto }) => acao === 'encaminhada' && texto?.startsWith(start));
  return asked?.texto?.slice(start.length) ?? null;
}

/** The number of days from which on a deadline is near. */
const NEAR = 5;

export const isOpenMessage = ({ situacao }: Pick<Atendida, 'situacao'>): boolean =>
  situacao !== 'respondida' && situacao !== 'encerrada';

/** The hurry of a message, in words and in a tone that repeats them. */
export function deadlineHurry(
  of: Pick<Atendida, 'situacao' | 'prazo' | 'prorrogada'>,
  today: string,
): { tone: Tone; short: string; text: string } {
  if (!isOpenMessage(of)) return { tone: 'good', short: SITUACOES[of.situacao], text: 'Não há mais o que fazer aqui.' };
  if (of.prazo === null)
    return { tone: 'plain', short: 'Sem prazo legal', text: 'Nenhuma lei conta os dias deste canal: responda logo.' };
  const days = daysTo(today, of.prazo);
  // An appeal has a deadline of its own, which nobody extended.
  const more = of.prorrogada && of.situacao !== 'em-recurso' ? ', já prorrogado' : '';
  const when = formatDay(of.prazo) + more;
  const short = capitalize(remainingWords(of.prazo, today));
  if (days < 0) return { tone: 'bad', short, text: `O prazo era ${when}. Responda hoje.` };
  return { tone: days <= NEAR ? 'warn' : 'plain', short, text: `Responda até ${when}.` };
}

/** The last day there would be after an extension. */
export const extendedDeadline = ({ canal, prazo }: Pick<Atendida, 'canal' | 'prazo'>): string | null =>
  prazo && formatDay(daysAfter(prazo, REGRAS[canal].mais));

/** The addressee of an answer in words, shown before it is sent. */
export function answerAddressee({ pessoa, oculta }: Pick<Atendida, 'pessoa' | 'oculta'>): string {
  if (pessoa?.email || oculta)
    return 'A resposta vai por e-mail para quem enviou, se deixou um, e para a página de acompanhamento. Depois de enviada, não pode ser mudada.';
  return 'Quem enviou não deixou e-mail: lê a resposta na página de acompanhamento. Depois de enviada, não pode ser mudada.';
}
