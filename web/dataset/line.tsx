import { type ReactNode, useId, useState } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { Cell } from '../fields/cell.tsx';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import { Facts } from './facts.tsx';
import { rowPath } from './fixed.ts';
import type { FieldGroup } from './rest.ts';
import { leadColumn, type TableColumn } from './shape.ts';
import styles from './table.module.css';
import { rowId } from './url.ts';
import { Value } from './value.tsx';

export interface ExtraColumn {
  label: string;
  cell(row: Row): ReactNode;
}

interface Props {
  set: Dataset;
  row: Row;
  columns: readonly TableColumn[];
  besides?: ExtraColumn | undefined;
  /** The fields unfolded under the row; none where rows have pages of their own. */
  rest: readonly FieldGroup[];
  /** The place of the row on its page, and the address that unfolds it where no script does. */
  place: number;
  to: string | undefined;
  unfolded: boolean;
}

/** A row. Where rows have pages it leads to its own; a list without them unfolds it in place. */
export function TableRow({ set, row, columns, rest, besides, place, to = '', unfolded }: Props) {
  const [open, setOpen] = useState(unfolded);
  const id = useId();
  return (
    <>
      <tr id={unfolded ? rowId(place) : undefined} data-open={open}>
        {columns.map((column) => (
          <Datum key={column.names.join()} set={set} row={row} column={column} />
        ))}
        {besides && (
          <td data-label={besides.label} data-place="fact">
            <div>{besides.cell(row)}</div>
          </td>
        )}
        {rest.length > 0 && (
          <td className={styles.more} data-place="more">
            <More set={set} row={row} open={open} id={id} to={to} turn={() => setOpen(!open)} />
          </td>
        )}
      </tr>
      {open && (
        <tr id={id} className={styles.rest}>
          <td colSpan={columns.length + (besides ? 2 : 1)} className={styles.whole}>
            <Rest set={set} row={row} rest={rest} />
          </td>
        </tr>
      )}
    </>
  );
}

interface MoreProps {
  set: Dataset;
  row: Row;
  open: boolean;
  id: string;
  to: string;
  turn(): void;
}

/** The link that unfolds a row. A script does it in place; without one the page comes back with the row unfolded. */
function More({ set, row, open, id, to, turn }: MoreProps) {
  const lead = leadColumn(set);
  return (
    <Link
      to={to}
      rel="nofollow"
      role="button"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onClick={(event) => {
        event.preventDefault();
        turn();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        turn();
      }}
    >
      <Sign name={open ? 'up' : 'down'} />
      {open ? 'Menos' : 'Mais'}
      <Hidden> sobre {fieldOf(set, lead).format(row[lead] ?? null)}</Hidden>
    </Link>
  );
}

/** A cell. A value that is cut to its lines is said whole to who points at it or comes to its row by keyboard. */
function Datum({ set, row, column: { names, cut, place } }: { set: Dataset; row: Row; column: TableColumn }) {
  const [name = '', under] = names;
  const { align, label } = fieldOf(set, name);
  const kinds = [styles[align], cut && styles.cut, place === 'lead' && styles.lead];
  return (
    <td className={kinds.filter(Boolean).join(' ')} data-label={label} data-place={place}>
      <div className={styles.pair}>
        <div data-cut={cut || undefined}>
          {place === 'lead' && set.detail ? (
            <Link to={rowPath(set, row)}>
              <Cell set={set} name={name} row={row} brief />
            </Link>
          ) : (
            <Value set={set} name={name} row={row} brief />
          )}
        </div>
        {under && (row[under] ?? null) !== null && (
          <Under
            {...{ set, row, cut }}
            name={under}
            labelled={place !== 'lead' && place !== 'words'}
            isNumberOf={set.holders?.[name] === under}
            isIdle={place === 'sum' && Number(row[under]) === 0}
          />
        )}
      </div>
    </td>
  );
}

interface UnderProps {
  set: Dataset;
  row: Row;
  name: string;
  /** Whether the label is shown, on a card, where no head names the value. */
  labelled: boolean;
  cut: boolean;
  /** Whether it is the number of whom the value over it names and leads to: two links so near cannot be pressed apart. */
  isNumberOf: boolean;
  /** Whether it says of a sum that nothing changed it, which a card has no room for. */
  isIdle: boolean;
}

function Under({ set, row, name, labelled, cut, isNumberOf, isIdle }: UnderProps) {
  return (
    <div
      className={styles.under}
      data-label={labelled ? fieldOf(set, name).label : undefined}
      data-cut={cut || undefined}
      data-idle={isIdle || undefined}
    >
      {isNumberOf ? <Cell set={set} name={name} row={row} brief /> : <Value set={set} name={name} row={row} brief />}
    </div>
  );
}

/** The fields besides the columns. One group needs no title; of several each has its own. */
function Rest({ set, row, rest }: Pick<Props, 'set' | 'row' | 'rest'>): ReactNode {
  return rest.map(({ title, names }) => (
    <section key={title} className={styles.group}>
      {rest.length > 1 && <h3>{title}</h3>}
      <Facts set={set} row={row} names={names} />
    </section>
  ));
}
