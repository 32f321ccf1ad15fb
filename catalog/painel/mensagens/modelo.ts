import { formatDay } from '../../fields/date.ts';
import type { EmAtendimento } from '../../mensagens/answer.ts';
import { rotuloOf } from '../../mensagens/canal.ts';
import { checkText, TEXTO } from '../../mensagens/resposta.ts';
import type { Problem } from '../../query.ts';

/** What a model of an answer may name, and what each stands for. */
export const LACUNAS = {
  protocolo: 'o número do protocolo',
  nome: 'o nome de quem enviou, quando se pode ver',
  tipo: 'o tipo da mensagem, como reclamação',
  unidade: 'a unidade de que se trata',
  prazo: 'o último dia da resposta',
  orgao: 'o nome do órgão',
  atendente: 'o seu nome',
} as const;

export type Lacuna = keyof typeof LACUNAS;

const GAP = /\{([^{}\n]{1,40})\}/g;

const isLacuna = (name: string): name is Lacuna => Object.hasOwn(LACUNAS, name);

/** The longest title of a model. */
export const TITULO = 100;

/** The problems of a model, before it is kept. */
export function checkModelo({ titulo, texto }: { titulo: string; texto: string }): Problem[] {
  const strange = [...texto.matchAll(GAP)].map(([, name = '']) => name).find((name) => !isLacuna(name));
  return [
    ...checkText('titulo', titulo, TITULO, 'Dê um nome ao modelo'),
    ...checkText('texto', texto, TEXTO, 'Escreva o texto do modelo'),
    ...(strange === undefined ? [] : [unknownGap(strange)]),
  ];
}

const unknownGap = (name: string): Problem => ({
  field: 'texto',
  value: name,
  message: `“{${name}}” não se preenche sozinho. Use ${Object.keys(LACUNAS)
    .map((one) => `{${one}}`)
    .join(', ')}`,
});

/** The facts that fill a model for one message. A name that is veiled or was not given leaves a neutral word. */
export const gapsOf = (of: EmAtendimento, orgao: string, atendente: string): Readonly<Record<Lacuna, string>> => ({
  protocolo: of.protocolo,
  nome: of.pessoa?.nome ?? 'cidadão ou cidadã',
  tipo: rotuloOf(of.canal, of.tipo).toLowerCase(),
  unidade: of.unidade ?? 'unidade responsável',
  prazo: of.prazo ? formatDay(of.prazo) : 'sem prazo em lei',
  orgao,
  atendente,
});

/** The text of a model for one message. */
export const fillModelo = (texto: string, gaps: Readonly<Record<Lacuna, string>>): string =>
  texto.replace(GAP, (whole, name: string) => (isLacuna(name) ? gaps[name] : whole));
