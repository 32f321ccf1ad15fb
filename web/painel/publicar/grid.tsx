import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { EditableCell } from './cell.tsx';
import styles from './grid.module.css';
import { cellByKey, type GridPlace, nextFaulty } from './moves.ts';
import type { MendingColumn, MendingRow } from './rows.ts';

interface Props {
  titulo: string;
  colunas: readonly MendingColumn[];
  linhas: readonly MendingRow[];
  change(row: number, coluna: number, valor: string): void;
}

/** A grid whose cells are mended in place, as the grid pattern of WAI-ARIA has it: one cell is in the order of Tab. */
export function MendingGrid({ titulo, colunas, linhas, change }: Props) {
  const help = useId();
  const size = { rows: linhas.length, columns: colunas.length };
  const { at, editing, own, focus, edit, leave } = useGridPlace(firstFaulty(linhas));
  const finish = (valor: string | null, next: 'stay' | 'faulty' | 'right' | 'away') => {
    if (valor !== null && valor !== linhas[at.row]?.celulas[at.column]?.valor)
      change(at.row, colunas[at.column]?.coluna ?? 0, valor);
    const faulty = nextFaulty(at, faultyPlaces(linhas)) ?? at;
    leave({ stay: at, faulty, right: cellByKey(at, RIGHT, size) ?? at, away: null }[next]);
  };
  const press = (event: KeyboardEvent) => {
    if (editing !== null) return;
    const to = cellByKey(at, event, size);
    if (!to) return;
    event.preventDefault();
    focus(to);
  };
  return (
    <div className={styles.box}>
      <p id={help} className={styles.help}>
        Use as setas para andar, Enter para escrever na célula e Enter de novo para ir à próxima com problema.
      </p>
      <div className={styles.scroll}>
        <table
          ref={own}
          role="grid"
          className={styles.grid}
          aria-label={titulo}
          aria-describedby={help}
          onKeyDown={press}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.line}>
                Linha
              </th>
              {colunas.map(({ coluna, nome }) => (
                <th key={coluna} scope="col">
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linhas.map((row, r) => (
              <tr key={row.key}>
                <th scope="row" className={styles.line}>
                  {row.linha}
                  {row.problema && <small>{row.problema}</small>}
                </th>
                {row.celulas.map((cell, c) => (
                  <EditableCell
                    key={cell.coluna}
                    cell={cell}
                    coluna={cell.nome ?? colunas[c]?.nome ?? `Coluna ${cell.coluna + 1}`}
                    linha={row.linha}
                    current={at.row === r && at.column === c}
                    editing={at.row === r && at.column === c ? editing : null}
                    edit={(text) => edit({ row: r, column: c }, text)}
                    finish={finish}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const RIGHT = { key: 'ArrowRight', ctrlKey: false };

const faultyPlaces = (linhas: readonly MendingRow[]): GridPlace[] =>
  linhas.flatMap(({ celulas }, row) =>
    celulas.flatMap(({ problema, mudada }, column) => (problema && !mudada ? [{ row, column }] : [])),
  );

const firstFaulty = (linhas: readonly MendingRow[]): GridPlace => faultyPlaces(linhas)[0] ?? { row: 0, column: 0 };

/** The current cell, the text it is being written with, and the focus that follows both. */
function useGridPlace(first: GridPlace) {
  const [at, setAt] = useState(first);
  const [editing, setEditing] = useState<string | null>(null);
  const own = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current || editing !== null) return;
    moved.current = false;
    own.current?.tBodies[0]?.rows[at.row]?.cells[at.column + 1]?.focus();
  });
  const focus = (to: GridPlace) => {
    moved.current = true;
    setAt(to);
  };
  const edit = (to: GridPlace, text: string) => {
    setAt(to);
    setEditing(text);
  };
  // A person who went elsewhere keeps the focus there.
  const leave = (to: GridPlace | null) => {
    setEditing(null);
    if (to) focus(to);
  };
  return { at, editing, own, focus, edit, leave };
}
