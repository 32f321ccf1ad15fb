import styles from './trap.module.css';

/** A field that only robots fill in: nobody sees it, and a screen reader is told to leave it. */
export const Trap = () => (
  <div className={styles.trap}>
    <label htmlFor="campo-site">Não preencha este campo</label>
    <input id="campo-site" name="site" type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
