import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { Cell } from '../fields/cell.tsx';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Facts } from './facts.tsx';
import { rowPath } from './fixed.ts';
import type { Group } from './rest.ts';
import styles from './table.module.css';
import { Value } from './value.tsx';

export interface Besides {
  label: string;
  cell(row: Row): ReactNode;
}

interface Props {
  set: Dataset;
  row: Row;
  besides?: Besides | undefined;
  /** What is unfolded under it; none where rows have pages of their own. */
  rest: readonly Group[];
}

/** One row. Where rows have pages it leads to its own; a list without them unfolds it in place. */
export function Line({ set, row, rest, besides }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const lead = leadOf(set);
  return (
    <>
      <tr data-open={open}>
        {set.list.columns.map((column) => (
          <Column key={String(column)} set={set} row={row} names={[column].flat()} lead={lead} />
        ))}
        {besides && (
          <td data-label={besides.label}>
            <div>{besides.cell(row)}</div>
          </td>
        )}
        {rest.length > 0 && (
          <td className={styles.more}>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              <Icon name={open ? 'up' : 'down'} />
              {open ? 'Menos' : 'Mais'}
              <Hidden> sobre {fieldOf(set, lead).format(row[lead] ?? null)}</Hidden>
            </button>
          </td>
        )}
      </tr>
      {open && (
        <tr id={id} className={styles.rest}>
          <td colSpan={set.list.columns.length + (besides ? 2 : 1)} className={styles.whole}>
            <Rest set={set} row={row} rest={rest} />
          </td>
        </tr>
      )}
    </>
  );
}

interface ColumnProps {
  set: Dataset;
  row: Row;
  names: readonly string[];
  lead: string;
}

function Column({ set, row, names: [name = '', under], lead }: ColumnProps) {
  const { align, label } = fieldOf(set, name);
  return (
    <td className={`${styles[align]} ${name === lead ? styles.lead : ''}`} data-label={label}>
      <div>
        {name === lead && set.detail ? (
          <Link to={rowPath(set, row)}>
            <Cell set={set} name={name} row={row} brief />
          </Link>
        ) : (
          <Value set={set} name={name} row={row} brief />
        )}
        {under && (row[under] ?? null) !== null && (
          <div className={styles.under} data-label={name === lead ? undefined : fieldOf(set, under).label}>
            <Value set={set} name={under} row={row} brief />
          </div>
        )}
      </div>
    </td>
  );
}

/** One kind of facts needs no title; of several each has its own. */
function Rest({ set, row, rest }: Omit<Props, 'besides'>): ReactNode {
  return rest.map(({ title, names }) => (
    <section key={title} className={styles.group}>
      {rest.length > 1 && <h3>{title}</h3>}
      <Facts set={set} row={row} names={names} />
    </section>
  ));
}

/** The column that names the row: the first that holds a part of its key. */
function leadOf(set: Dataset): string {
  const columns = set.list.columns.map((column) => [column].flat());
  const named = columns.find((names) => names.some((name) => set.key.includes(name))) ?? columns[0];
  return named?.[0] ?? '';
}
