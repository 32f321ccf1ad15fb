import { type Canal, REGRAS } from '../../catalog/mensagens/canal.ts';
import type { Campo } from '../../catalog/mensagens/rascunho.ts';

interface Words {
  /** The words on the button that sends. */
  send: string;
  /** The name of what the channel takes, in the middle of a sentence. */
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

/** The option for who does not know how a body is divided, the first of the list. */
export const NO_UNIT: Readonly<Record<Canal, string>> = {
  'fale-conosco': 'Não sei',
  ouvidoria: 'Não sei: a ouvidoria encaminha',
  'e-sic': 'Não sei: o e-SIC encaminha',
};

/** The term of a channel: `até 30 dias, prorrogáveis uma vez por mais 30`. */
export function termOf(canal: Canal): string | null {
  const { dias, mais } = REGRAS[canal];
  return dias === null ? null : `até ${dias} dias, prorrogáveis uma vez por mais ${mais}`;
}
