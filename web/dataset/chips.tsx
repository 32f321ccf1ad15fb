import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Operator } from '../../catalog/fields/field.ts';
import { type Condition, type Query, say } from '../../catalog/query.ts';
import { Icon } from '../ui/icon.tsx';
import { tied } from '../ui/tied.ts';
import { ARRIVE } from './arrive.ts';
import styles from './chips.module.css';
import { free, isNarrowed, type Scoped } from './fixed.ts';
import { type Tab, without, write } from './url.ts';

/**
 * The question in words, and each of its conditions with a way to take it out. A period alone is already said by its
 * filter: on a wide screen this line then shows only in print.
 */
export function Chips({ set, query, tab }: { set: Scoped; query: Query; tab: Tab }) {
  const where = free(set, query.where);
  const fixed = set.words ?? [];
  const chips = where.flatMap((condition) => condition.values.map((value) => ({ condition, value })));
  return (
    <div className={styles.chips} data-plain={!isNarrowed(set, query)}>
      {chips.length + fixed.length > 0 && (
        <ul aria-label="Filtros ativos">
          {fixed.map((label) => (
            <li key={label} className={styles.fixed}>
              {label}
            </li>
          ))}
          {chips.map(({ condition, value }) => {
            const label = tied(words(set, condition, fieldOf(set, condition.field).format(value)));
            return (
              <li key={label}>
                {label}
                <Link
                  to={write(set, without(query, condition, value), tab)}
                  state={ARRIVE}
                  aria-label={`Remover ${label}`}
                >
                  <Icon name="close" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
      <p data-cut>Mostrando {tied(say(set, { ...query, where }))}.</p>
    </div>
  );
}

const LINKS: Record<Operator, string> = { eq: ':', gte: ' a partir de', lte: ' até', has: ' com' };

const words = (set: Dataset, { field, operator }: Condition, shown: string): string =>
  `${fieldOf(set, field).label}${LINKS[operator]} ${operator === 'has' ? `“${shown}”` : shown}`;
