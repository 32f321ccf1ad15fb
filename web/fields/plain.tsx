import type { CellProps } from './face.ts';
import styles from './plain.module.css';

/** A value as its kind writes it. A missing one is said to be so, not left blank. */
export function Plain({ field, value }: CellProps) {
  const text = field.format(value);
  return text === '' ? <Absent /> : <span className={field.align === 'end' ? styles.figure : undefined}>{text}</span>;
}

export const Absent = () => <span className={styles.absent}>Não informado</span>;
