import type { WrittenLetter } from '../mail/letter.ts';
import { CONFIRM_HOURS, MOST_SUBSCRIPTIONS } from './register.ts';

/** Facts that every letter to a subscriber tells. */
export interface SubscriptionFacts {
  orgao: string;
  /** The origin of the portal, without a slash at the end. */
  site: string;
  /** The address of the page where all subscriptions are seen and stopped; null where none is confirmed yet. */
  gerir: string | null;
}

/** A line of a letter: a text, and where it leads. */
export interface LetterLine {
  texto: string;
  para: string | null;
}

/** A part of a letter: its words, and the lines under them. */
export interface LetterPart {
  titulo?: string;
  texto?: string;
  linhas?: readonly LetterLine[];
}

/** Letter that asks whether it was really this address that wants to be told. Nobody but its reader can press the button. */
export const confirmationLetter = (facts: SubscriptionFacts, frase: string, link: string): WrittenLetter =>
  writeLetter(facts, 'confirme o aviso por e-mail', [
    { texto: `Alguém pediu, no portal, que este endereço receba avisos de: ${frase}.` },
    {
      texto: `Se foi você, abra a página abaixo e confirme em até ${CONFIRM_HOURS} horas:`,
      linhas: [{ texto: 'Confirmar o aviso', para: link }],
    },
    { texto: 'Se não foi você, não faça nada: sem a confirmação nada é enviado, e o seu endereço é apagado.' },
  ]);

/** Letter to an address that has this subscription already. The page said the same as to everybody else. */
export const repeatedLetter = (facts: SubscriptionFacts, frase: string): WrittenLetter =>
  writeLetter(facts, 'este aviso já está ativo', [
    { texto: `Alguém pediu de novo que este endereço receba avisos de: ${frase}. Ele já recebe.` },
    { texto: 'Você não precisa fazer nada.' },
  ]);

/** Letter to an address that has as many subscriptions as it may. */
export const fullLetter = (facts: SubscriptionFacts, frase: string): WrittenLetter =>
  writeLetter(facts, 'este endereço já tem avisos demais', [
    { texto: `Alguém pediu que este endereço receba avisos de: ${frase}.` },
    {
      texto: `Não foi possível: cada endereço pode ter até ${MOST_SUBSCRIPTIONS} avisos deste órgão, contados os que esperam confirmação. Pare um dos que tem, ou espere os pedidos não confirmados vencerem, e peça de novo.`,
    },
  ]);

/** Puts a letter together, as plain text and as simple HTML that says the same. */
export function writeLetter(
  facts: SubscriptionFacts,
  what: string,
  parts: readonly LetterPart[],
  sair?: string,
): WrittenLetter {
  const all = [{ texto: 'Olá.' }, ...parts, ...leaving(facts)];
  return {
    assunto: `${facts.orgao}: ${what}`,
    texto: `${all.map(plainPart).join('\n\n')}\n\n${footOf(facts).join('\n')}\n`,
    html: `<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5">${all
      .map(htmlPart)
      .join('')}<p style="color:#555">${footOf(facts).slice(1).map(escaped).join('<br>')}</p></body></html>`,
    orgao: facts.orgao,
    site: facts.site,
    responder: null,
    ...(sair && { sair }),
  };
}

const leaving = ({ gerir }: SubscriptionFacts): LetterPart[] =>
  gerir === null
    ? []
    : [
        {
          texto: 'Para ver, parar ou apagar os seus avisos, sem senha:',
          linhas: [{ texto: 'Meus avisos', para: gerir }],
        },
      ];

const footOf = ({ orgao, site }: SubscriptionFacts): string[] => [
  '-- ',
  orgao,
  site,
  'Este e-mail foi enviado automaticamente pelo Portal da Transparência.',
];

const plainPart = ({ titulo, texto, linhas = [] }: LetterPart): string =>
  [
    ...(titulo ? [titulo.toLocaleUpperCase('pt-BR')] : []),
    ...(texto ? [texto] : []),
    ...linhas.map((line) => (line.para === null ? `- ${line.texto}` : `- ${line.texto}\n  ${line.para}`)),
  ].join('\n');

const htmlPart = ({ titulo, texto, linhas = [] }: LetterPart): string =>
  [
    titulo ? `<h2 style="font-size:1.1em">${escaped(titulo)}</h2>` : '',
    texto ? `<p>${escaped(texto)}</p>` : '',
    linhas.length > 0 ? `<ul>${linhas.map(htmlLine).join('')}</ul>` : '',
  ].join('');

const htmlLine = ({ texto, para }: LetterLine): string =>
  para === null ? `<li>${escaped(texto)}</li>` : `<li><a href="${escaped(para)}">${escaped(texto)}</a></li>`;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
