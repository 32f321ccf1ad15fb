import { addressOf } from '../api.ts';
import styles from './favorecido.module.css';

/** The law by which the page may show this, and the address for a program. */
export const Sources = ({ path }: { path: string }) => (
  <p className={styles.sources}>
    <span>
      Base legal: Lei 12.527/2011, art. 8º; LC 101/2000, art. 48-A. De pessoas, só o que as listas já mostram.
    </span>
    <a href={addressOf(path)}>Esta página em JSON</a>
    <a href={addressOf('/datapackage.json')}>Dicionário de dados</a>
  </p>
);
