import styles from './only.module.css';

/** The class of what a phone alone shows, and of what every other screen does: the same page is sent to both. */
export const onlyPhone = styles.phone ?? '';
export const onlyWide = styles.wide ?? '';
