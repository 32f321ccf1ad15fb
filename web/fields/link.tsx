import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import type { CellProps, FieldFace } from './face.ts';
import styles from './plain.module.css';
import { Absent } from './plain.tsx';

/** An address outside the portal, which shows where it leads and that it opens elsewhere. */
function Cell({ value }: CellProps) {
  if (value === null) return <Absent />;
  const address = String(value);
  return (
    <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')} <Icon name="away" />
      <Hidden>(abre em outra aba)</Hidden>
    </a>
  );
}

export const link: FieldFace = { Cell, Filter: () => null, asks: () => [], room: 9 };
