import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { datasets } from '../../catalog/datasets/index.ts';
import { parse, sayWhere } from '../../catalog/query.ts';
import type { Related } from '../api.ts';
import { card } from '../ui/card.ts';
import styles from './related.module.css';
import { Table } from './table.tsx';

/** Of rows that have a list elsewhere a few are enough here. */
const FEW = 10;

/** Rows of another dataset that belong to this one. Where they have a list of their own, it is one click away. */
export function RelatedTable({ of, related: { dataset, total, query, data } }: { of: Dataset; related: Related }) {
  const set = datasets.find(({ id }) => id === dataset);
  if (!set) return null;
  const rows = set.menu ? data.slice(0, FEW) : data;
  const title = set.id === of.id ? `Mais ${said(set, query)}` : set.title;
  return (
    <section className={card(styles.related)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count}>
          {total > rows.length && `${rows.length} de `}
          {total.toLocaleString('pt-BR')} {total === 1 ? 'registro' : 'registros'}
          {set.menu && total > 0 && <Link to={`/${set.id}?${query}`}>ver todos</Link>}
        </p>
      </div>
      {total === 0 ? (
        <p className={styles.none}>Nenhum registro publicado.</p>
      ) : (
        <Table set={set} rows={rows} caption={title} />
      )}
    </section>
  );
}

/** What they are, and by what they belong together. */
function said(set: Dataset, query: string): string {
  const answer = parse(set, [...new URLSearchParams(query)]);
  return sayWhere(set, answer.ok ? answer.query.where : []);
}
