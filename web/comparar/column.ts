import type { CompararAnswer, ComparedColumn, ComparedPart } from '../../catalog/comparar/answer.ts';

/** Whether several bodies are compared: then figures are those of one inhabitant. */
export const isBetween = ({ colunas }: Pick<CompararAnswer, 'colunas'>): boolean =>
  new Set(colunas.map(({ orgao }) => orgao)).size > 1;

/** The name of a column: the year, the body, or both where both differ. */
export function columnName(answer: Pick<CompararAnswer, 'colunas'>, { nome, ano }: ComparedColumn): string {
  if (!isBetween(answer)) return String(ano);
  return new Set(answer.colunas.map((column) => column.ano)).size > 1 ? `${nome}, ${ano}` : nome;
}

/** What tells columns apart in lists of React. */
export const columnKey = ({ orgao, ano }: ComparedColumn): string => `${orgao} ${ano}`;

/** The figures of a part that are compared. */
export const figuresOf = (part: Pick<ComparedPart, 'valores' | 'porHabitante'>): readonly (number | null)[] =>
  part.porHabitante.length > 0 ? part.porHabitante : part.valores;
