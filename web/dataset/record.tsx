import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { wordOf } from '../../catalog/glossary/fields.ts';
import { card } from '../ui/card.ts';
import { Figures } from '../ui/figures.tsx';
import { Facts } from './facts.tsx';
import styles from './record.module.css';
import { Value } from './value.tsx';

/** Who and in what state, in the line under the title. */
export function Lead({ set, row }: { set: Dataset; row: Row }) {
  const told = (set.detail?.lead ?? []).filter((name) => (row[name] ?? null) !== null);
  return (
    <p className={styles.lead}>
      {told.map((name) => (
        <Value key={name} set={set} name={name} row={row} />
      ))}
    </p>
  );
}

/** One row whole: its figures, then its sections. Among several, it says which one it is. */
export function Record({ set, row, place }: { set: Dataset; row: Row; place?: string }) {
  const { figures = [], sections = [] } = set.detail ?? {};
  return (
    <article className={styles.record} aria-label={place}>
      {place && (
        <div className={styles.place}>
          <h2>Registro {place}</h2>
          <Lead set={set} row={row} />
        </div>
      )}
      <Figures
        figures={figures.map((name) => {
          const field = fieldOf(set, name);
          return { label: field.label, value: field.format(row[name] ?? null), word: wordOf(name, field) };
        })}
      />
      {sections.map(({ title, fields }) => (
        <section key={title} className={card(styles.section)}>
          <h2>{title}</h2>
          <Facts set={set} row={row} names={fields} />
        </section>
      ))}
    </article>
  );
}
