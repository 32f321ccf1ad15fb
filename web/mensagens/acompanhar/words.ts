import type { Tone } from '../../../catalog/fields/field.ts';
import type { Acao, Acompanhada, Anexo, Passo } from '../../../catalog/mensagens/answer.ts';

/** The steps of a message, as the person who wrote reads them. */
export const ACOES: Readonly<Record<Acao, string>> = {
  recebida: 'Mensagem recebida',
  lida: 'Lida pelo órgão',
  complementada: 'Você complementou',
  perguntada: 'O órgão perguntou',
  esclarecida: 'Você respondeu à pergunta',
  encaminhada: 'Encaminhada à área responsável',
  atendente: 'Quem atende mudou',
  parecer: 'A área responsável se manifestou',
  prorrogada: 'Prazo prorrogado',
  respondida: 'Respondida',
  recurso: 'Você recorreu',
  'recurso-respondido': 'Recurso respondido',
  avaliada: 'Você avaliou o atendimento',
  encerrada: 'Encerrada',
  'identidade-vista': 'A ouvidoria viu a identidade',
  'email-falhou': 'Um e-mail não foi entregue',
  eliminada: 'Conteúdo eliminado ao fim do prazo de guarda',
};

const ANSWERS: readonly Acao[] = ['respondida', 'recurso-respondido'];

/** The answers, the latest first. */
export const answersOf = ({ passos }: Pick<Acompanhada, 'passos'>): Passo[] =>
  passos.filter(({ acao, texto }) => ANSWERS.includes(acao) && texto).reverse();

/** The steps of a message, in their order. */
export const stepsOf = ({ passos }: Pick<Acompanhada, 'passos'>): Passo[] => passos.filter(({ publico }) => publico);

export const filesOf = ({ anexos }: Pick<Acompanhada, 'anexos'>, de: Anexo['de']): Anexo[] =>
  anexos.filter((anexo) => anexo.de === de);

const CLOSED: readonly Acompanhada['situacao'][] = ['respondida', 'encerrada'];

export const isAnswered = ({ situacao }: Pick<Acompanhada, 'situacao'>): boolean => CLOSED.includes(situacao);

export function toneOf({ situacao, atrasada }: Pick<Acompanhada, 'situacao' | 'atrasada'>): Tone {
  if (atrasada) return 'bad';
  return CLOSED.includes(situacao) ? 'good' : 'plain';
}

/** The text of a step. An answer is read above, so here its step only says that it came. */
export const toldOf = ({ acao, texto }: Passo): string | null => (ANSWERS.includes(acao) ? null : texto);
