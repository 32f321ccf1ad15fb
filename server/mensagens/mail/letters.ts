import { formatDay } from '../../../catalog/fields/date.ts';
import {
  type Canal,
  identidadesOf,
  REGRAS,
  RESULTADOS,
  type Resultado,
  rotuloOf,
  type Tipo,
} from '../../../catalog/mensagens/canal.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import type { WrittenLetter } from '../../mail/letter.ts';

/** Facts that letters tell of a message: neither its key nor a name, so that no letter can tell them. */
export interface LetterFacts {
  orgao: string;
  canal: Canal;
  tipo: Tipo;
  protocolo: string;
  /** The last day to answer, as it stands. */
  prazo: string | null;
  /** The origin of the portal, without a slash at the end. */
  site: string;
  /** The address of the body for the channel, to which a person may write back. */
  email?: string | null;
}

type Part = string | false;

/** Letter to the sender of a new message: a copy, and how to follow it. The key was shown once, on the page, and is not repeated. */
export const received = (facts: LetterFacts, { nome, texto }: { nome: string; texto: string }): WrittenLetter =>
  toCitizen(facts, 'recebemos a sua mensagem', [
    knows(facts.canal) ? `Olá, ${line(nome)}.` : 'Olá.',
    `Recebemos a sua mensagem. O protocolo é ${facts.protocolo}.`,
    'Para acompanhar, use o protocolo e a chave que apareceu na tela depois do envio. Por segurança, a chave não vai por e-mail.',
    `O que você escreveu:\n\n${quoted(texto)}`,
    'Se não foi você quem escreveu, desconsidere este e-mail: alguém digitou o seu endereço por engano.',
  ]);

/** Letters to the sender, each with what was written to them. */
export const answered = (facts: LetterFacts, texto: string, resultado: Resultado | '' | null): WrittenLetter =>
  toCitizen(facts, 'sua mensagem foi respondida', [
    'Olá.',
    `A sua mensagem de protocolo ${facts.protocolo} foi respondida.`,
    resultadoOf(resultado),
    `Resposta:\n\n${quoted(texto)}`,
    appealOf(facts.canal, 'a resposta'),
    'Na página de acompanhamento você também pode dizer se ficou satisfeito com o atendimento.',
  ]);

/** Letter with what the body needs to know before it can answer. The answer goes by the page, never by mail: there the key is asked for. */
export const asked = (facts: LetterFacts, texto: string): WrittenLetter =>
  toCitizen(facts, 'o órgão tem uma pergunta', [
    'Olá.',
    `Para responder à sua mensagem de protocolo ${facts.protocolo}, o órgão precisa saber mais.`,
    `Pergunta:\n\n${quoted(texto)}`,
    'Responda na página de acompanhamento, com o protocolo e a chave que apareceu na tela depois do envio. Não responda a este e-mail.',
  ]);

export const extended = (facts: LetterFacts, motivo: string): WrittenLetter =>
  toCitizen(facts, 'o prazo da resposta foi prorrogado', [
    'Olá.',
    `O prazo para responder à sua mensagem de protocolo ${facts.protocolo} foi prorrogado${untilOf(facts)}. A lei permite prorrogar uma vez, com o motivo.`,
    `Motivo:\n\n${quoted(motivo)}`,
    'Você não precisa fazer nada.',
  ]);

export const closed = (facts: LetterFacts, motivo: string): WrittenLetter =>
  toCitizen(facts, 'sua mensagem foi encerrada', [
    'Olá.',
    `A sua mensagem de protocolo ${facts.protocolo} foi encerrada.`,
    `Motivo:\n\n${quoted(motivo)}`,
    appealOf(facts.canal, 'o encerramento'),
    'Se ainda precisar, envie uma nova mensagem pelo portal.',
  ]);

export const appealAnswered = (facts: LetterFacts, texto: string): WrittenLetter =>
  toCitizen(facts, 'seu recurso foi respondido', [
    'Olá.',
    `O recurso da sua mensagem de protocolo ${facts.protocolo} foi respondido.`,
    `Resposta:\n\n${quoted(texto)}`,
  ]);

/** Copy of a message of fale-conosco for the mailbox of the body. */
export interface LetterCopy {
  nome: string;
  email: string;
  assunto: string;
  texto: string;
}

/** Letter to the body. A mailbox is read by many and kept for ever: except for fale-conosco, the text stays behind the link. */
export const arrived = (facts: LetterFacts, link: string, copy: LetterCopy | null): WrittenLetter =>
  toBody(facts, 'nova mensagem', link, [
    `Chegou uma nova mensagem pelo portal: ${kindOf(facts)}, protocolo ${facts.protocolo}.`,
    copy !== null && facts.canal === 'fale-conosco' && copied(copy),
    'Para ler, responder, prorrogar, encaminhar ou encerrar, abra este link:',
  ]);

/** Letter to a unit, which never learns the sender by mail. */
export const forwarded = (facts: LetterFacts, link: string, texto: string): WrittenLetter =>
  toBody(facts, 'mensagem encaminhada à sua unidade', link, [
    `Uma mensagem foi encaminhada à sua unidade: ${kindOf(facts)}, protocolo ${facts.protocolo}.`,
    texto.trim() !== '' && `O que se pede à unidade:\n\n${quoted(texto)}`,
    'Para ler a mensagem e escrever o que a unidade tem a dizer, abra este link:',
  ]);

export const opinion = (facts: LetterFacts, link: string): WrittenLetter =>
  toBody(facts, 'a unidade se manifestou', link, [
    `A unidade consultada sobre a mensagem de protocolo ${facts.protocolo} escreveu o seu parecer.`,
    'Para ler o parecer e responder ao cidadão, abra este link:',
  ]);

export const added = (facts: LetterFacts, link: string): WrittenLetter =>
  toBody(facts, 'o cidadão complementou a mensagem', link, [
    `O cidadão acrescentou informações à mensagem de protocolo ${facts.protocolo}.`,
    'Para ler o que foi acrescentado, abra este link:',
  ]);

export const clarified = (facts: LetterFacts, link: string): WrittenLetter =>
  toBody(facts, 'o cidadão respondeu à pergunta', link, [
    `O cidadão respondeu ao que foi perguntado na mensagem de protocolo ${facts.protocolo}.`,
    'Para ler a resposta e atender a mensagem, abra este link:',
  ]);

export const appealed = (facts: LetterFacts, link: string): WrittenLetter =>
  toBody(facts, 'o cidadão entrou com recurso', link, [
    `O cidadão entrou com recurso na mensagem de protocolo ${facts.protocolo}.`,
    'Para ler o recurso e respondê-lo, abra este link:',
  ]);

export const relinked = (facts: LetterFacts, link: string): WrittenLetter =>
  toBody(facts, 'novo link de atendimento', link, [
    `Foi pedido um novo link para atender a mensagem de protocolo ${facts.protocolo}. O anterior venceu.`,
    'Para atender a mensagem, abra este link:',
  ]);

const toCitizen = (facts: LetterFacts, what: string, parts: readonly Part[]): WrittenLetter =>
  written(facts, what, [...parts, `Para acompanhar: ${facts.site}/acompanhar`], facts.email ?? null);

const toBody = (facts: LetterFacts, what: string, link: string, parts: readonly Part[]): WrittenLetter =>
  written(
    facts,
    what,
    [
      ...parts,
      link,
      'O link é só para quem atende: quem o tem pode responder em nome do órgão. Não o encaminhe para fora. Se ele venceu, a própria página oferece enviar outro para esta caixa de e-mail.',
      `O cidadão acompanha em: ${facts.site}/acompanhar`,
    ],
    null,
  );

const written = (
  facts: LetterFacts,
  what: string,
  parts: readonly Part[],
  responder: string | null,
): WrittenLetter => ({
  assunto: `${REGRAS[facts.canal].titulo} ${facts.protocolo}: ${what}`,
  texto: `${[...parts.filter((part) => part !== false), footOf(facts)].join('\n\n')}\n`,
  orgao: facts.orgao,
  site: facts.site,
  responder,
});

/** Foot of every letter, so that each can be understood alone. */
const footOf = (facts: LetterFacts): string =>
  [
    '-- ',
    facts.orgao,
    `Canal: ${kindOf(facts)}`,
    `Protocolo: ${facts.protocolo}`,
    `Prazo da resposta: ${facts.prazo === null ? 'este canal não tem prazo em lei' : `até ${formatDay(facts.prazo)}`}`,
    `Base legal: ${REGRAS[facts.canal].lei ?? ELSEWHERE}`,
    'Este e-mail foi enviado automaticamente pelo Portal da Transparência.',
  ].join('\n');

/** Legal basis of a channel that has none: the channels that do. */
const ELSEWHERE = `para resposta com prazo em lei, use a ouvidoria (${REGRAS.ouvidoria.lei}) ou o e-SIC (${REGRAS['e-sic'].lei})`;

const kindOf = ({ canal, tipo }: LetterFacts): string =>
  `${REGRAS[canal].titulo} (${rotuloOf(canal, tipo).toLowerCase()})`;

const untilOf = ({ prazo }: LetterFacts): string => (prazo === null ? '' : ` até ${formatDay(prazo)}`);

const resultadoOf = (resultado: Resultado | '' | null): Part => {
  const found = RESULTADOS.find(({ nome }) => nome === resultado);
  return found !== undefined && `Resultado: ${found.rotulo}.`;
};

const appealOf = (canal: Canal, what: string): Part => {
  const { recurso } = REGRAS[canal];
  return (
    recurso !== null &&
    `Se você não concordar com ${what}, pode recorrer em até ${recurso.em} dias, na página de acompanhamento.`
  );
};

const copied = ({ nome, email, assunto, texto }: LetterCopy): string =>
  `De: ${line(nome)} (${line(email)})\nAssunto: ${line(assunto)}\n\n${quoted(texto)}`;

/** Whether letters of a channel may hold a name: only where nobody can ask not to be known. */
const knows = (canal: Canal): boolean => identidadesOf(canal).every((way) => way === 'identificada');

const line = (text: string): string => hideCpf(text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim());

/** A text with every line marked, so that it cannot pass for what the portal says. */
const quoted = (text: string): string =>
  hideCpf(text.trim())
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((row) => `> ${row}`.trimEnd())
    .join('\n');
