import { type Dataset, fieldOf } from '../dataset.ts';
import type { Operator, Value } from '../fields/field.ts';

/** A condition of a question, as far as words tell of it. */
interface SaidCondition {
  field: string;
  operator: Operator;
  values: readonly Value[];
}

/** The conditions on a field in words. A time other than the one that rows are published by says its name. */
export function sayConditions(set: Dataset, name: string, where: readonly SaidCondition[]): string[] {
  const field = fieldOf(set, name);
  const named = name !== set.period;
  const own = where.filter((condition) => condition.field === name);
  const from = own.find((condition) => condition.operator === 'gte')?.values[0];
  const to = own.find((condition) => condition.operator === 'lte')?.values[0];
  const said = ({ operator, values }: SaidCondition): string => field.say(operator, values, named);
  if (from === undefined || to === undefined) return own.map(said);
  const rest = own.filter(({ operator }) => operator === 'eq' || operator === 'has');
  return [...rest.map(said), field.between(from, to, named)];
}
