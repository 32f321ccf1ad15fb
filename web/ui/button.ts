import styles from './button.module.css';

/** How something to press looks, be it a button or a link: `primary` is the one thing to do, `quiet` stands back. */
export const button = (weight?: 'primary' | 'quiet'): string => [styles.button, weight && styles[weight]].join(' ');
