import { type Dataset, fieldOf } from '../dataset.ts';

const AND = new Intl.ListFormat('pt-BR');
const FEW = 3;

/** `2025`, `2024 e 2025`, `01/2021 a 10/2026 (70 períodos)` */
export function spanOf(set: Dataset, periods: readonly string[]): string {
  const field = fieldOf(set, set.period);
  const shown = periods.map((text) => {
    const parsed = field.parse(text);
    return parsed.ok ? field.format(parsed.value) : text;
  });
  if (shown.length <= FEW) return AND.format(shown);
  return `${shown[0]} a ${shown.at(-1)} (${shown.length} períodos)`;
}
