import styles from './button.module.css';

/** The class of something to press, be it a button or a link: `primary` is the one thing to do, `quiet` stands back. */
export const button = (weight?: 'primary' | 'quiet'): string => [styles.button, weight && styles[weight]].join(' ');
