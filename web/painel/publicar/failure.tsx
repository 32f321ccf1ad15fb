import styles from './publicar.module.css';

/** Why something that the person did failed, read out at once. The place is there before the words are. */
export const Failure = ({ text }: { text: string | null }) => (
  <div role="alert" className={styles.problems}>
    {text && <p>{text}</p>}
  </div>
);
