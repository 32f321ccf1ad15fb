import { type Canal, REGRAS } from '../../catalog/mensagens/canal.ts';
import type { Campo } from '../../catalog/mensagens/rascunho.ts';
import type { ApiError } from '../api.ts';

interface Words {
  /** On the button that sends. */
  send: string;
  /** What the channel takes, in the middle of a sentence. */
  what: string;
  labels: Partial<Record<Campo, string>>;
  helps: Partial<Record<Campo, string>>;
}

const LABELS: Partial<Record<Campo, string>> = {
  nome: 'Nome',
  email: 'E-mail',
  telefone: 'Telefone',
  assunto: 'Assunto',
  unidade: 'Sobre qual área do órgão?',
  texto: 'Mensagem',
};

const BY_PROTOCOL = 'A resposta chega por ele. Sem e-mail, acompanhe pelo protocolo.';

export const WORDS: Readonly<Record<Canal, Words>> = {
  'fale-conosco': {
    send: 'Enviar mensagem',
    what: 'mensagem',
    labels: LABELS,
    helps: { email: 'A resposta chega por ele.' },
  },
  ouvidoria: {
    send: 'Enviar mensagem',
    what: 'manifestação',
    labels: LABELS,
    helps: { email: BY_PROTOCOL, texto: 'Conte o que houve, onde, quando e com quem.' },
  },
  'e-sic': {
    send: 'Enviar pedido',
    what: 'pedido',
    labels: { ...LABELS, unidade: 'Com qual área está a informação?', texto: 'Que informação você quer?' },
    helps: {
      email: BY_PROTOCOL,
      texto: 'Diga que documentos ou dados são, e de que período. Não é preciso dizer o motivo.',
    },
  },
};

/** The first of the options: nobody has to know how a body is divided. */
export const NO_UNIT: Readonly<Record<Canal, string>> = {
  'fale-conosco': 'Não sei',
  ouvidoria: 'Não sei: a ouvidoria encaminha',
  'e-sic': 'Não sei: o e-SIC encaminha',
};

/** `até 30 dias, prorrogáveis uma vez por mais 30` */
export function termOf(canal: Canal): string | null {
  const { dias, mais } = REGRAS[canal];
  return dias === null ? null : `até ${dias} dias, prorrogáveis uma vez por mais ${mais}`;
}

const STAYS = 'Nada se perdeu: o que você escreveu continua aqui.';

/** Why nothing was sent, and what to do now. */
export function failureOf({ status, type, message }: ApiError): { title: string; text: string } {
  if (status === 0)
    return {
      title: 'Sem conexão com o portal',
      text: `${STAYS} Confira a internet e envie de novo. Se já tiver chegado, não vai em dobro.`,
    };
  if (status === 404) return { title: 'Não encontramos', text: message };
  if (status === 429) return { title: 'Espere um pouco para enviar', text: `${message} ${STAYS}` };
  if (status >= 500)
    return {
      title: 'O portal não conseguiu receber agora',
      text: `${STAYS} Espere um minuto e envie de novo. Se já tiver chegado, não vai em dobro.`,
    };
  return { title: type === 'ELSEWHERE' ? 'Este canal atende em outro lugar' : 'Não foi enviado', text: message };
}

/** From this share of the limit on, people are told how much is left. */
const NEAR = 0.8;

/** How many characters are left, near the limit; null before. */
export function leftOf(length: number, longest: number): string | null {
  if (length < longest * NEAR) return null;
  const many = Math.abs(longest - length).toLocaleString('pt-BR');
  const noun = many === '1' ? 'caractere' : 'caracteres';
  if (length > longest) return `${many} ${noun} além do limite`;
  return many === '1' ? 'Resta 1 caractere' : `Restam ${many} caracteres`;
}

export const idOf = (field: string): string => `campo-${field}`;
