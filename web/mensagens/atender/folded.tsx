import type { ReactNode } from 'react';
import { card } from '../../ui/card.ts';
import styles from './atender.module.css';

/** Something that is done seldom, out of the way until it is asked for. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={card(styles.fold)}>
    <summary>{title}</summary>
    {children}
  </details>
);
