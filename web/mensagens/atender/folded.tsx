import { type ReactNode, useState } from 'react';
import { card } from '../../ui/card.ts';
import styles from './atender.module.css';

interface Props {
  title: string;
  /** Whether it was begun before the page was opened: it then shows what was written. */
  isBegun?: boolean;
  children: ReactNode;
}

/** A section for what is seldom done, folded until it is asked for. */
export function Folded({ title, isBegun = false, children }: Props) {
  // Of the beginning alone: a text that is emptied later folds nothing away from who writes.
  const [open] = useState(isBegun);
  return (
    <details className={card(styles.fold)} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
