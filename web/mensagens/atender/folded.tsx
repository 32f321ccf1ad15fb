import type { ReactNode } from 'react';
import { card } from '../../ui/card.ts';
import styles from './atender.module.css';

/** A section for what is seldom done, folded until it is asked for. */
export const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={card(styles.fold)}>
    <summary>{title}</summary>
    {children}
  </details>
);
