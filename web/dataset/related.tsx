import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import type { Dataset, Related as Relation } from '../../catalog/dataset.ts';
import { ALL } from '../../catalog/opening.ts';
import { parse, type Query, sayWhere } from '../../catalog/query.ts';
import type { Related } from '../api.ts';
import { pageFor } from '../catalog.ts';
import { card } from '../ui/card.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDefinition } from './data.ts';
import styles from './related.module.css';
import { Table } from './table.tsx';

const Course = lazy(() => import('./course.tsx'));

/** Of rows that have a list elsewhere a few are enough here. */
const FEW = 10;

interface Props {
  of: Dataset;
  related: Related;
}

/** Rows of another dataset that belong to this one. Where they have a list of their own, it is one click away. */
export function RelatedTable({ of, related }: Props) {
  const { dataset, total, query, data } = related;
  const set = useDefinition(dataset);
  const relation = relationOf(of, related);
  const rows = set?.menu ? data.slice(0, FEW) : data;
  const title = relation?.title ?? titleOf(of, set, related);
  return (
    <section className={card(styles.related)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count}>
          {total > rows.length && `${rows.length} de `}
          {total.toLocaleString('pt-BR')} {total === 1 ? 'registro' : 'registros'}
          {set?.menu && total > 0 && <Link to={`/${set.id}?${query}`}>ver todos</Link>}
        </p>
      </div>
      {total === 0 && <p className={styles.none}>Nenhum registro publicado.</p>}
      {set && total > 0 && relation?.chart && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Course set={set} query={asked(set, query)} chart={relation.chart} />
        </Suspense>
      )}
      {total > 0 && (set ? <Table set={set} rows={rows} caption={title} /> : <Skeleton lines={rows.length} />)}
    </section>
  );
}

/** What the definition says of them: the relation to that dataset which asks by these fields. */
export function relationOf(of: Dataset, { dataset, query }: Related): Relation | undefined {
  const names = [...new URLSearchParams(query).keys()].sort().join();
  return of.detail?.related.find((own) => own.dataset === dataset && Object.keys(own.by).sort().join() === names);
}

/** Rows of the same kind need to be told what makes them relatives. */
function titleOf(of: Dataset, set: Dataset | undefined, { dataset, query }: Related): string {
  if (set && dataset === of.id) return `Mais ${sayWhere(set, asked(set, query).where)}`;
  return pageFor(dataset)?.title ?? '';
}

function asked(set: Dataset, query: string): Query {
  const answer = parse(set, [...new URLSearchParams(query)]);
  return answer.ok ? answer.query : ALL;
}
