import type { Field, Kind } from './field.ts';

/** What a publisher writes under a column, in plain words. */
const WORDS: Readonly<Record<Kind, string>> = {
  text: 'texto livre; um CPF no meio dele é mascarado',
  code: 'número ou código como no documento, com zeros, barras e pontos',
  money: 'valor em reais, com vírgula e duas casas',
  number: 'número; a vírgula separa as casas decimais',
  percent: 'percentual, com ou sem o sinal %',
  date: 'data, dia/mês/ano',
  month: 'mês/ano',
  year: 'ano, com quatro dígitos',
  choice: 'um nome da lista; maiúsculas e acentos não importam',
  flag: 'Sim ou Não (também S, N, 1, 0)',
  taxId: 'CNPJ ou CPF, com ou sem pontos; o CPF é guardado mascarado',
  file: 'caminho do documento na pasta de arquivos do órgão',
  link: 'endereço que começa com https://',
};

const OPEN = 'um nome da lista, de preferência; outro nome também é aceito';

/** What an empty cell means, where it means something. */
const EMPTY: Readonly<Partial<Record<Kind, string>>> = { money: '; vazio vale R$ 0,00' };

export function wordsOf({ kind, required, schema }: Field): string {
  const empty = required ? '' : (EMPTY[kind] ?? '');
  return schema.examples ? OPEN : WORDS[kind] + empty;
}

/** The names of a field's table, if it has one. */
export function optionsOf({ schema: { enum: closed, examples } }: Field): string[] {
  const options = closed ?? examples ?? [];
  return Array.isArray(options) ? options.map(String) : [];
}
