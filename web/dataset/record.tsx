import type { ReactNode } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { wordOf } from '../../catalog/glossario/fields.ts';
import { card } from '../ui/card.ts';
import { Figures } from '../ui/figures.tsx';
import { Facts, FactsPlace } from './facts.tsx';
import styles from './record.module.css';
import { sectionOf } from './sections.ts';
import { Value } from './value.tsx';

/** The name and state of a record, in the line under the title, without what the title says. */
export function Lead({ set, row, title = '' }: { set: Dataset; row: Row; title?: string }) {
  const said = (name: string) => title.startsWith(`${fieldOf(set, name).format(row[name] ?? null)} – `);
  const told = (set.detail?.lead ?? []).filter((name) => (row[name] ?? null) !== null && !said(name));
  return (
    <p className={styles.lead}>
      {told.map((name) => (
        <Value key={name} set={set} name={name} row={row} />
      ))}
    </p>
  );
}

/** The frame of a record that is on its way: its sections, with the labels of its fields. */
export function RecordPlace({ set }: { set: Dataset }) {
  const { figures = [], sections = [] } = set.detail ?? {};
  return (
    <div className={styles.record}>
      <Figures busy figures={figures.map((name) => ({ label: fieldOf(set, name).label, value: '' }))} />
      {sections.map(({ title, fields }) => (
        <section key={title} className={card(styles.section)} aria-busy="true">
          <h2>{title}</h2>
          <FactsPlace set={set} names={fields} />
        </section>
      ))}
    </div>
  );
}

interface RecordProps {
  set: Dataset;
  row: Row;
  place?: string;
  /** The part between the figures and the sections. */
  children?: ReactNode;
}

/** A row whole: its figures, then its sections. Among several, it says which one it is. */
export function Record({ set, row, place, children }: RecordProps) {
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
      {children}
      {sections.map(({ title, fields }) => (
        <section
          key={title}
          id={place ? undefined : sectionOf(set, title).id}
          tabIndex={-1}
          className={card(styles.section)}
        >
          <h2>{title}</h2>
          <Facts set={set} row={row} names={fields} />
        </section>
      ))}
    </article>
  );
}
