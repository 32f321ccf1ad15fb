import { WholeFilter } from './code.tsx';
import { type CellProps, type FieldFace, ONE } from './face.ts';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

function Cell({ field, value }: CellProps) {
  return value === null ? <Absent /> : <span className={styles.figure}>{field.format(value)}</span>;
}

/** A CPF or CNPJ is typed with or without points and bars; a CPF is masked before it reaches the address. */
export const taxId: FieldFace = { Cell, Filter: WholeFilter, asks: ONE, room: 10 };
