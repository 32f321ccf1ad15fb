import styles from './card.module.css';

/** The class of the sheet that parts of a page lie on. */
export const card = (extra?: string): string => [styles.card, extra].filter(Boolean).join(' ');
