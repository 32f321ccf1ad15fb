import type { Field } from '../fields/field.ts';
import { code, flag, money, percent, text, year } from '../fields/index.ts';
import { monthName } from '../fields/month.ts';

/** The months of a year, as the columns of the file name them. */
export const FILE_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));

/** A classification of the file: the column of its code, the one of its name, and its dimension. */
export interface FileLevel {
  dimension: string;
  code: string;
  name: string;
  label: string;
}

const level = (dimension: string, label: string): FileLevel => {
  const word = dimension.charAt(0).toUpperCase() + dimension.slice(1);
  return { dimension, label, code: `cod${word}`, name: `txt${word}` };
};

export const FILE_LEVELS: readonly FileLevel[] = [
  level('categoria', 'Categoria econômica'),
  level('origem', 'Origem'),
  level('especie', 'Espécie'),
  level('desdobramento', 'Desdobramento'),
  level('tipo', 'Tipo'),
  level('fonte', 'Fonte de recurso'),
  level('unidade', 'Unidade gestora'),
];

const levels = FILE_LEVELS.flatMap(({ code: coded, name, label }): [string, Field][] => [
  [coded, code({ label: `Código: ${label.toLocaleLowerCase('pt-BR')}` })],
  [name, text({ label })],
]);

const months = FILE_MONTHS.map((month): [string, Field] => [
  `vlrMes${month}`,
  money({ label: `Arrecadado em ${monthName(`2000-${month}`).replace(/ de \d+$/, '')}` }),
]);

/**
 * The columns of the file of `/receita`: what was foreseen of the year and what came, side by side, with the code and the
 * name of every level of the nature. A row for each nature, source and unit; the months that were not asked for are empty.
 */
export const RECEITA_FILE: Readonly<Record<string, Field>> = {
  numExercicio: year({ label: 'Exercício' }),
  ...Object.fromEntries(levels),
  blnDeducao: flag({ label: 'Dedução' }),
  vlrPrevisaoInicial: money({ label: 'Previsão inicial do ano' }),
  vlrPrevisaoAtualizado: money({ label: 'Previsão atualizada do ano' }),
  vlrLancado: money({ label: 'Lançado no período' }),
  vlrArrecadacao: money({ label: 'Arrecadado no período' }),
  pctRealizado: percent({ label: '% realizado' }),
  ...Object.fromEntries(months),
};
