import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Operator } from '../../catalog/fields/field.ts';
import { type Condition, type Query, sayQuery } from '../../catalog/query.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { tieCurrency } from '../ui/tied.ts';
import { ARRIVE } from './arrive.ts';
import styles from './chips.module.css';
import { freeConditions, isNarrowed, type ScopedDataset } from './fixed.ts';
import { type ListTab, withoutValue, writeAddress } from './url.ts';

/**
 * The question in words, and each of its conditions with a way to take it out. A period alone is already said by its
 * filter: on a wide screen this line then shows only in print.
 */
export function Chips({ set, query, tab }: { set: ScopedDataset; query: Query; tab: ListTab }) {
  const where = freeConditions(set, query.where);
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
            const label = tieCurrency(words(set, condition, fieldOf(set, condition.field).format(value)));
            return (
              <li key={label}>
                {label}
                <Link
                  to={writeAddress(set, withoutValue(query, condition, value), tab)}
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
      <p data-cut>Mostrando {tieCurrency(sayQuery(set, { ...query, where }))}.</p>
    </div>
  );
}

const LINKS: Record<Operator, string> = { eq: ':', gte: ' a partir de', lte: ' até', has: ' com' };

const words = (set: Dataset, { field, operator }: Condition, shown: string): string =>
  `${fieldOf(set, field).label}${LINKS[operator]} ${operator === 'has' ? `“${shown}”` : shown}`;
