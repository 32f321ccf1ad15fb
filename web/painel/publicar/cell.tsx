import { type KeyboardEvent, useId, useRef } from 'react';
import { Hidden } from '../../ui/hidden.tsx';
import styles from './grid.module.css';
import { writesLetter } from './moves.ts';
import type { MendingCell } from './rows.ts';

type FinishCell = (valor: string | null, next: 'stay' | 'faulty' | 'right' | 'away') => void;

interface Props {
  cell: MendingCell;
  coluna: string;
  linha: string;
  /** Whether it is the cell that Tab leads to. */
  current: boolean;
  /** The text that it is opened with, while somebody writes in it. */
  editing: string | null;
  edit(text: string): void;
  finish: FinishCell;
}

/** A cell that is read until Enter, a letter or a click opens it. Its problem stands in it. */
export function EditableCell({ cell, coluna, linha, current, editing, edit, finish }: Props) {
  const id = useId();
  const { valor, problema, mudada, mascarada } = cell;
  const open = (text = mascarada && !mudada ? '' : valor) => edit(text);
  const press = (event: KeyboardEvent) => {
    if (editing !== null) return;
    if (event.key === 'Enter' || event.key === 'F2') open();
    else if (event.key === 'Delete' || event.key === 'Backspace') open('');
    else if (writesLetter(event)) open(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <td
      role="gridcell"
      tabIndex={current && editing === null ? 0 : -1}
      aria-invalid={problema !== null && !mudada ? true : undefined}
      aria-describedby={problema ? id : undefined}
      data-column={coluna}
      data-state={stateOf(cell)}
      className={styles.cell}
      onKeyDown={press}
      onClick={() => editing === null && open()}
    >
      {cell.nome !== null && <small className={styles.own}>{cell.nome}</small>}
      {editing === null ? (
        <span className={styles.value}>
          {valor === '' ? <i>vazio</i> : valor}
          {mudada && <Hidden> (mudado)</Hidden>}
        </span>
      ) : (
        <CellInput
          label={`${coluna}, linha ${linha}`}
          first={editing}
          note={problema ? id : undefined}
          emptyKeeps={mascarada && !mudada}
          finish={finish}
        />
      )}
      {problema && (
        <small id={id} className={styles.problem}>
          {mudada ? 'Mudado; confira de novo ao terminar.' : problema}
        </small>
      )}
    </td>
  );
}

const stateOf = ({ problema, mudada }: MendingCell): string | undefined => {
  if (mudada) return 'mudada';
  return problema === null ? undefined : 'errada';
};

interface InputProps {
  label: string;
  first: string;
  note: string | undefined;
  /** Whether an empty text leaves the cell as it was: a masked value is not shown to be written over. */
  emptyKeeps: boolean;
  finish: FinishCell;
}

/** The text of an open cell. Enter keeps it and goes on, Tab keeps it and goes right, Escape leaves the cell as it was. */
function CellInput({ label, first, note, emptyKeeps, finish }: InputProps) {
  const done = useRef(false);
  const end = (value: string | null, next: Parameters<FinishCell>[1]) => {
    if (done.current) return;
    done.current = true;
    finish(value === '' && emptyKeeps ? null : value, next);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const { value } = event.currentTarget;
    if (event.key === 'Enter') end(value, 'faulty');
    else if (event.key === 'Tab' && !event.shiftKey) end(value, 'right');
    else if (event.key === 'Escape') end(null, 'stay');
    else return;
    event.preventDefault();
  };
  return (
    <input
      // Opened by the person a moment ago: the place to write is where they are.
      ref={(input) => input?.focus()}
      className={styles.input}
      aria-label={label}
      aria-describedby={note}
      defaultValue={first}
      onKeyDown={press}
      onBlur={({ currentTarget }) => end(currentTarget.value, 'away')}
    />
  );
}
