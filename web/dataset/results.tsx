import { Suspense } from 'react';
import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { type Query, sayWhere } from '../../catalog/query.ts';
import { AviseList } from '../novidades/list.tsx';
import { card } from '../ui/card.ts';
import { Pager } from '../ui/pager.tsx';
import { lastPage } from '../ui/pages.ts';
import { lazyPart } from '../ui/part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Apart } from './apart.tsx';
import { useArrive } from './arrive.ts';
import type { Answered } from './data.ts';
import { Declared } from './declared.tsx';
import { freeConditions } from './fixed.ts';
import { pagingOf } from './paging.ts';
import styles from './results.module.css';
import { Beyond, Empty, Failed, Waiting } from './states.tsx';
import { Table } from './table.tsx';
import { Tools } from './tools.tsx';
import { atPage, isExploring, type ListTab, writeAddress } from './url.ts';

const Charts = lazyPart('dataset/charts.tsx', () => import('./charts.tsx'));
const Explorar = lazyPart('explorar/explorar.tsx', () => import('../explorar/explorar.tsx'));

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
  /** The row that the address unfolds. */
  row: number | null;
  answer: Answered<ListAnswer>;
}

/** The result of a question: its sums, and the rows or the charts. */
export function Results({
  set,
  query,
  tab,
  row,
  answer: { data: last, error, refetch, isPlaceholderData: busy },
}: Props) {
  // An empty answer to the question before says nothing of this one.
  const data = busy && last?.data.length === 0 ? undefined : last;
  const target = useArrive<HTMLElement>();
  return (
    <section ref={target} tabIndex={-1} aria-label="Resultado" className={styles.results}>
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Waiting set={set} />}
      {!error && data && (
        <>
          {data.apart && <Apart set={set} query={query} tab={tab} kinds={data.apart} />}
          <div className={card()}>
            {data.total > 0 && <Tools set={set} query={query} tab={tab} data={data} busy={busy} />}
            <ResultBody set={set} query={query} tab={tab} row={row} data={data} busy={busy} />
          </div>
        </>
      )}
    </section>
  );
}

/** The rows, the charts, or what is explored. */
export function ResultBody({
  set,
  query,
  tab,
  row,
  data,
  busy,
}: Omit<Props, 'answer'> & { data: ListAnswer; busy: boolean }) {
  const last = lastPage(data.total, data.size);
  if (data.declaracao) {
    return <Declared said={data.declaracao} all={query.where.length > 0 ? writeAddress(set, ALL, tab) : null} />;
  }
  if (data.total === 0)
    return (
      <Empty
        says={sayWhere(set, freeConditions(set, query.where))}
        all={writeAddress(set, ALL, tab)}
        news={<AviseList set={set} query={query} />}
      />
    );
  if (isExploring(tab)) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Explorar set={set} query={query} tab={tab} />
      </Suspense>
    );
  }
  if (tab === 'graficos') {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <Charts set={set} query={query} whole={data} />
      </Suspense>
    );
  }
  if (data.data.length === 0)
    return <Beyond page={query.page} last={last} to={writeAddress(set, atPage(query, last))} />;
  return (
    <>
      <Table set={set} rows={data.data} query={query} caption={set.title} busy={busy} unfolded={row} />
      <Pager {...pagingOf(set, query, data)} />
    </>
  );
}
