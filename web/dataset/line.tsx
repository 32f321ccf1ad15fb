import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printKey } from '../../catalog/key.ts';
import { Cell } from '../fields/cell.tsx';
import { Icon } from '../ui/icon.tsx';
import { Facts } from './facts.tsx';
import styles from './table.module.css';

/** One row. Where rows have pages it leads to its own; a list without them unfolds it in place. */
export function Line({ set, row, unfolds }: { set: Dataset; row: Row; unfolds: boolean }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const lead = leadOf(set);
  return (
    <>
      <tr>
        {set.list.columns.map((column) => {
          const [name = '', under] = [column].flat();
          const cell = <Cell set={set} name={name} row={row} brief />;
          return (
            <td
              key={name}
              className={`${styles[fieldOf(set, name).align]} ${name === lead ? styles.lead : ''}`}
              data-label={fieldOf(set, name).label}
            >
              <div>
                {name === lead && set.detail ? <Link to={printKey(set, row)}>{cell}</Link> : cell}
                {under && (
                  <div className={styles.under}>
                    <Cell set={set} name={under} row={row} brief />
                  </div>
                )}
              </div>
            </td>
          );
        })}
        {unfolds && (
          <td className={styles.more}>
            <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
              <Icon name={open ? 'up' : 'down'} />
              {open ? 'Menos' : 'Mais'}
            </button>
          </td>
        )}
      </tr>
      {open && (
        <tr id={id}>
          <td colSpan={set.list.columns.length + 1} className={styles.whole}>
            <Facts set={set} row={row} names={Object.keys(set.fields)} />
          </td>
        </tr>
      )}
    </>
  );
}

/** The column that names the row: the first that is part of its key. */
function leadOf(set: Dataset): string {
  const names = set.list.columns.map((column) => [column].flat()[0] ?? '');
  return names.find((name) => set.key.includes(name)) ?? names[0] ?? '';
}
