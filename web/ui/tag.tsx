import type { Tone } from '../../catalog/fields/field.ts';
import styles from './tag.module.css';

/** A state in one word; its colour only repeats what the word says. */
export function Tag({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
