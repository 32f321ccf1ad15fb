import type { Operator, Value } from '../fields/field.ts';

/** Filters of one question: more than any form of ours has. */
export const MOST_FILTERS = 40;
/** Values of all filters together. Lists that the portal links to name every nature of expense of a function. */
export const MOST_VALUES = 300;
/** Values of filters of text together: each looks through an index by itself. */
export const MOST_TEXTS = 8;
/** Words of one filter of text: more than a person types. */
export const MOST_WORDS = 12;
/** Characters of the words that a text is looked through for, and of any other value: the longest names are published whole. */
const LONGEST_WORDS = 200;
const LONGEST_VALUE = 1_000;

/** The words that a filter of text looks for: a row must have them all. */
export const wordsIn = (value: Value): string[] => String(value).split(/\s+/).filter(Boolean);

/**
 * Three letters or digits in a row, as the trigram index of the texts knows them once accents are gone. Without them
 * there is nothing to look up, and every text would have to be read.
 */
const LOOKED_UP = /[0-9A-Za-zÀ-ÖØ-öø-ž]{3}/;

/** Says what is wrong with a value of a filter, as the end of a sentence that names it; null for one that can be asked. */
export function valueRefusal(operator: Operator, value: Value): string | null {
  const text = String(value);
  const longest = operator === 'has' ? LONGEST_WORDS : LONGEST_VALUE;
  if (text.length > longest) return `tem mais de ${longest.toLocaleString('pt-BR')} caracteres; escreva menos`;
  if (operator !== 'has') return null;
  if (wordsIn(value).length > MOST_WORDS) return `tem mais de ${MOST_WORDS} palavras; retire algumas`;
  if (LOOKED_UP.test(text)) return null;
  return 'é pouco para procurar; escreva ao menos uma palavra com três letras ou números seguidos';
}

/** Says that a question asks too much at once, before each of its values is read; null for any other. */
export function sizeRefusal(names: readonly string[]): string | null {
  const filters = names.filter((name) => !name.startsWith('_'));
  const texts = filters.filter((name) => name.endsWith('.has'));
  if (new Set(filters).size > MOST_FILTERS) return `A consulta tem mais de ${MOST_FILTERS} filtros; retire alguns.`;
  if (filters.length > MOST_VALUES)
    return `A consulta tem mais de ${MOST_VALUES} valores nos filtros; retire alguns ou escolha um período.`;
  if (texts.length > MOST_TEXTS) return `A consulta procura em texto mais de ${MOST_TEXTS} vezes; retire algumas.`;
  return null;
}
