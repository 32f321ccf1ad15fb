import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import type { FavorecidoSection, Punishment } from '../../catalog/favorecidos/answer.ts';
import { covers } from '../../catalog/favorecidos/sancao.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { useDefinition } from '../dataset/data.ts';
import { Table } from '../dataset/table.tsx';
import { card } from '../ui/card.ts';
import { useNarrow } from '../ui/narrow.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Tag } from '../ui/tag.tsx';
import { AllRows } from './all.tsx';
import styles from './favorecido.module.css';
import { placeOf, shownOf, titleOf } from './parts.ts';

/** The number of rows on a phone, where every row is a card and the page has a dozen tables. */
const FEWER = 5;
/** The number of columns that fit a wide screen. */
const ROOM = 9;

/** The rows of one dataset: the first of them, their sums, and a link to the list. */
export function PartTable({ part, sanctions }: { part: FavorecidoSection; sanctions: readonly Punishment[] }) {
  const { dataset, campo, total, query, data } = part;
  const set = useDefinition(dataset);
  const title = titleOf(part);
  const besides = set && sanctioned(set, sanctions);
  const rows = useNarrow() ? data.slice(0, FEWER) : data;
  return (
    <section id={placeOf(part)} tabIndex={-1} className={card(styles.part)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>
          {total > rows.length && `${rows.length} de `}
          {total.toLocaleString('pt-BR')} {total === 1 ? 'registro' : 'registros'}{' '}
          <AllRows dataset={dataset} query={query}>
            ver todos
            <span className={styles.of}> em {title}</span>
          </AllRows>
        </p>
      </div>
      {set && <Sums set={set} part={part} />}
      {set ? (
        <Table
          set={shownOf(set, campo, besides ? ROOM - 1 : ROOM)}
          rows={rows}
          caption={title}
          {...(besides && { besides })}
        />
      ) : (
        <Skeleton lines={rows.length} />
      )}
    </section>
  );
}

function Sums({ set, part: { totals } }: { set: Dataset; part: FavorecidoSection }) {
  const told = set.list.totals.filter((name) => (totals[name] ?? 0) !== 0);
  if (told.length === 0) return null;
  return (
    <dl className={styles.sums}>
      {told.map((name) => (
        <div key={name}>
          <dt>{fieldOf(set, name).label}</dt>
          <dd>
            {fieldOf(set, name).format(totals[name] ?? 0)}
            {set.derived?.includes(name) && <small>{fieldOf(set, name).help}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The column that says whether a sanction was in force on the day of each row; none where there never was one. */
function sanctioned(set: Dataset, sanctions: readonly Punishment[]) {
  const barring = sanctions.filter(({ prazo }) => prazo);
  const { date = '' } = set;
  if (!DATED.includes(set.id) || barring.length === 0) return undefined;
  return {
    label: 'Sanção na data',
    cell: (row: Row) => {
      const day = row[date];
      if (typeof day !== 'string') return 'Sem data';
      const found = barring.some(({ prazo }) => covers(prazo, day));
      return found ? <Tag tone="bad">Em vigor</Tag> : 'Nenhuma';
    },
  };
}

/** The datasets of what a barred company should not get. */
const DATED = ['contratos', 'ata-de-registro-de-preco', 'empenhos'];
