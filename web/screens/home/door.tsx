import { Suspense, use } from 'react';
import { Link } from 'react-router';
import type { Dataset } from '../../../catalog/dataset.ts';
import { ask, type ListAnswer } from '../../api.ts';
import { fresh } from '../../dataset/fresh.ts';
import { card } from '../../ui/card.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './home.module.css';

/** One subject: what it is, how many there are, and how fresh. */
export function Door({ set, count }: { set: Dataset; count: Promise<ListAnswer | null> }) {
  return (
    <li className={card(styles.door)}>
      <span className={styles.mark}>
        <Icon name="file" />
      </span>
      <div>
        <h3>
          <Link to={`/${set.id}`}>{set.title}</Link>
        </h3>
        <p>{set.about}</p>
        <p className={styles.count}>
          <Suspense fallback={'\u00a0'}>
            <Count set={set} count={count} />
          </Suspense>
        </p>
      </div>
    </li>
  );
}

function Count({ set, count }: { set: Dataset; count: Promise<ListAnswer | null> }) {
  const answer = use(count);
  if (!answer) return null;
  return (
    <>
      {answer.total.toLocaleString('pt-BR')} {set.plural}
      <span>{fresh(answer.dados)}</span>
    </>
  );
}

/** Asked once for the visit. A count that does not come leaves the door open, without a number. */
export const countOf = (set: Dataset): Promise<ListAnswer | null> =>
  ask<ListAnswer>(`/${set.id}?_size=1`, new AbortController().signal).catch(() => null);
