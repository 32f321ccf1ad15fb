import { type ReactNode, Suspense } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Query } from '../../catalog/query.ts';
import { card } from '../ui/card.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './around.module.css';
import type { DatasetExtra } from './extra.ts';
import type { ListTab } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
  /** The number of rows, once it is known. */
  total: number | undefined;
  own: DatasetExtra['list'];
  children: ReactNode;
}

/** A list with what its dataset alone shows: beside the table where there is room for both, else above it. Its place is kept while it comes. */
export function Around({ set, query, tab, total, own: Own, children }: Props) {
  if (!Own || total === 0) return children;
  return (
    <div className={tab !== 'tabela' ? styles.above : styles.beside}>
      <div className={styles.own}>
        <Suspense fallback={<Place />}>{total === undefined ? <Place /> : <Own set={set} query={query} />}</Suspense>
      </div>
      {children}
    </div>
  );
}

const Place = () => (
  <div className={card(styles.place)}>
    <Skeleton lines={4} />
  </div>
);
