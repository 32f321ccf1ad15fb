import type { GroupRow } from '../../catalog/dataset/answer.ts';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { ALL, latestPeriod } from '../../catalog/list/opening.ts';
import { untilYear } from '../../catalog/list/year.ts';
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

/** A table of values that explains the list above it: as it stood in the year that the list shows, or in its latest period. */
export function Beside({ id, year }: { id: string; year: number | null }) {
  const set = useDefinition(id);
  return (
    <section className={card(styles.related)}>
      {set ? <Values set={set} year={year} /> : <Skeleton lines={3} />}
    </section>
  );
}

/** The newest period of a table until the end of a year, or of all. */
function useNewest(set: Dataset, year: number | null): GroupRow | null | undefined {
  const until = year === null ? ALL : { ...ALL, where: [untilYear(set, year)] };
  const { data } = useGroups(set, until, set.period, { size: 1, sort: '-chave' });
  return data && (data.data[0] ?? null);
}

function Values({ set, year }: { set: Dataset; year: number | null }) {
  const newest = useNewest(set, year);
  const query = newest === undefined ? null : latestPeriod(set, newest?.chave);
  const { data, error, refetch } = useRows(set, query);
  const of = newest?.rotulo ?? '';
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data || !query) return <Skeleton lines={3} />;
  return (
    <>
      <div className={styles.head}>
        <h2>{set.title}</h2>
        <p>
          {of && `${of} · `}
          {set.about}
        </p>
        {newest && (
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
      <Missing set={set} newest={newest ?? null} year={year} />
      {newest && <Table whole set={set} rows={data.data} caption={of ? `${set.title}, ${of}` : set.title} />}
    </>
  );
}

/** The sentence where the year that was asked for has no rows, though an earlier one may, or where nothing has. */
function Missing({ set, newest, year }: { set: Dataset; newest: GroupRow | null; year: number | null }) {
  const { chave = null, rotulo = '' } = newest ?? {};
  const last = chave === null ? '' : fieldOf(set, set.period).print(chave);
  if (year === null) return newest ? null : <p className={styles.none}>O órgão ainda não publicou {set.plural}.</p>;
  if (last.startsWith(String(year))) return null;
  return (
    <p className={styles.none}>
      O órgão não publicou {set.plural} de {year}.{newest && ` Abaixo, o que estava publicado de ${rotulo}.`}
    </p>
  );
}
