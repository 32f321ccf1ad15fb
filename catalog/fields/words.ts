import type { Field, FieldKind } from './field.ts';

/** What a kind of field is called in a data dictionary, and what its values are measured in. */
interface KindWords {
  tipo: string;
  unidade: string | null;
}

/** The words of every kind: the compiler asks for those of a new one. */
const WORDS: Readonly<Record<FieldKind, KindWords>> = {
  text: { tipo: 'texto', unidade: null },
  code: { tipo: 'código (texto, com seus zeros e barras)', unidade: null },
  money: { tipo: 'dinheiro (número com dois decimais)', unidade: 'reais (R$)' },
  number: { tipo: 'número', unidade: null },
  percent: { tipo: 'percentual (número)', unidade: 'pontos percentuais: 12.5 é 12,5%' },
  date: { tipo: 'dia (aaaa-mm-dd)', unidade: 'dia' },
  month: { tipo: 'mês (aaaa-mm)', unidade: 'mês' },
  year: { tipo: 'ano (aaaa)', unidade: 'ano' },
  choice: { tipo: 'texto de uma lista', unidade: null },
  flag: { tipo: 'sim ou não (true ou false)', unidade: null },
  taxId: { tipo: 'CNPJ, ou CPF com o meio à vista', unidade: null },
  file: { tipo: 'documento do portal (caminho)', unidade: null },
  link: { tipo: 'endereço na internet', unidade: null },
};

/** What a field holds, in words. */
export const kindOf = ({ kind }: Pick<Field, 'kind'>): string => WORDS[kind].tipo;

/** What its values are measured in; null where nothing is measured, or where its label says it. */
export const unitOf = ({ kind }: Pick<Field, 'kind'>): string | null => WORDS[kind].unidade;
