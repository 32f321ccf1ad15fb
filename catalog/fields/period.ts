import { either, type Field, type Operator } from './field.ts';

const BARE: Record<Operator, string> = { eq: 'de', gte: 'a partir de', lte: 'até', has: 'de' };

/**
 * How a year or a month is said. Rows are `de 2025` by themselves; a time that is not theirs says its name, because
 * `de 2025 de 2025` tells nobody which is which.
 */
export const spoken = <V extends string | number>(
  name: string,
  show: (value: V) => string,
  link = '',
): Pick<Field<V>, 'say' | 'between'> => ({
  say: (operator, values, named = false) => {
    const shown = either(values.map(show));
    if (!named) return `${BARE[operator]} ${shown}`;
    return `com ${name} ${operator === 'eq' ? link : `${BARE[operator]} `}${shown}`;
  },
  between: (from, to, named = false) => `${named ? `com ${name} ` : ''}de ${show(from)} a ${show(to)}`,
});
