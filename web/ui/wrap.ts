import styles from './wrap.module.css';

/** The column that everything on a page keeps to. */
export const wrap = (extra?: string): string => [styles.wrap, extra].filter(Boolean).join(' ');
