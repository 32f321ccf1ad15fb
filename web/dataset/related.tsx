import { Suspense } from 'react';
import type { RelatedAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { columnsUnder } from '../../catalog/list/part.ts';
import { apiAddress } from '../api.ts';
import { pageFor } from '../catalog.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useNarrow } from '../ui/narrow.ts';
import { lazyPart } from '../ui/part.tsx';
import { Sign } from '../ui/sign.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDefinition } from './data.ts';
import styles from './related.module.css';
import { relatedId, relatedQuery, relatedTitle, relationOf } from './sections.ts';
import { Table } from './table.tsx';

const Timeline = lazyPart('dataset/timeline.tsx', () => import('./timeline.tsx'));

/** The number of rows shown of a dataset that has its own list; on a phone, where each is a card, fewer. */
const FEW = 10;
const FEWER = 4;

interface Props {
  of: Dataset;
  related: RelatedAnswer;
}

/** The tables of rows that belong to a record; those without rows are named in one line. */
export function RelatedTables({ of, all }: { of: Dataset; all: readonly RelatedAnswer[] }) {
  const empty = all.filter(({ total }) => total === 0);
  return (
    <>
      {all
        .filter(({ total }) => total > 0)
        .map((kin) => (
          <RelatedTable key={`${kin.dataset} ${kin.query}`} of={of} related={kin} />
        ))}
      {empty.length > 0 && (
        <p className={styles.empty}>
          Sem registros publicados: {empty.map((kin) => relatedTitle(of, kin)).join(' · ')}.
        </p>
      )}
    </>
  );
}

/** Rows of another dataset that belong to this one. Their list is one click away, and so is a file of exactly these. */
function RelatedTable({ of, related }: Props) {
  const { dataset, total, query, data } = related;
  const set = useDefinition(dataset);
  const { chart, by = {} } = relationOf(of, related) ?? {};
  const few = useNarrow() ? FEWER : FEW;
  const rows = pageFor(dataset)?.menu ? data.slice(0, few) : data;
  const title = relatedTitle(of, related);
  return (
    <section id={relatedId(of, related)} tabIndex={-1} className={card(styles.related)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count}>
          {total > rows.length && `${rows.length} de `}
          {total.toLocaleString('pt-BR')} {total === 1 ? 'registro' : 'registros'}
          <Link to={`/${dataset}?${query}`}>ver todos</Link>
        </p>
        <RelatedFiles dataset={dataset} query={query} title={title} />
      </div>
      {set && chart && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Timeline set={set} query={relatedQuery(set, query)} chart={chart} />
        </Suspense>
      )}
      {set ? (
        <Table set={{ ...set, list: { ...set.list, columns: columnsUnder(set, by) } }} rows={rows} caption={title} />
      ) : (
        <Skeleton lines={rows.length} />
      )}
    </section>
  );
}

/** The downloads of all the rows of a table, also of those that it does not show. */
function RelatedFiles({ dataset, query, title }: { dataset: string; query: string; title: string }) {
  return (
    <p className={styles.files}>
      <a href={apiAddress(`/${dataset}.csv?${query}&_planilha=1`)} aria-label={`Baixar CSV de ${title}`} download>
        <Sign name="download" /> CSV
      </a>
      <a href={apiAddress(`/${dataset}.xlsx?${query}`)} aria-label={`Baixar Excel de ${title}`} download>
        Excel
      </a>
    </p>
  );
}
