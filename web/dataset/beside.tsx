import type { Dataset } from '../../catalog/dataset.ts';
import { ALL, latestPeriod } from '../../catalog/list/opening.ts';
import { printQuery } from '../../catalog/query.ts';
import { apiAddress } from '../api.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Sign } from '../ui/sign.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDefinition, useGroups, useRows } from './data.ts';
import styles from './related.module.css';
import { Failed } from './states.tsx';
import { Table } from './table.tsx';

/** A table of values that explains the list above it, as it stands in its latest period. */
export function Beside({ id }: { id: string }) {
  const set = useDefinition(id);
  return <section className={card(styles.related)}>{set ? <Values set={set} /> : <Skeleton lines={3} />}</section>;
}

function Values({ set }: { set: Dataset }) {
  const { data: periods } = useGroups(set, ALL, set.period, { size: 1, sort: '-chave' });
  const query = periods ? latestPeriod(set, periods.data[0]?.chave) : null;
  const { data, error, refetch } = useRows(set, query);
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data || !query) return <Skeleton lines={3} />;
  return (
    <>
      <div className={styles.head}>
        <h2>{set.title}</h2>
        <p>
          {periods?.data[0] && `${periods.data[0].rotulo} · `}
          {set.about}
        </p>
        {data.total > 0 && (
          <a
            className={`${button()} ${styles.file}`}
            href={apiAddress(`/${set.id}.csv?${[printQuery(set, query), '_planilha=1'].filter(Boolean).join('&')}`)}
            aria-label={`Baixar CSV de ${set.title}`}
            download
          >
            <Sign name="download" />
            CSV
          </a>
        )}
      </div>
      {data.total === 0 ? (
        <p className={styles.none}>Nenhum registro publicado.</p>
      ) : (
        <Table set={set} rows={data.data} caption={set.title} />
      )}
    </>
  );
}
