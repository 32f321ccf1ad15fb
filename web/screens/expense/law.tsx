import { addressOf } from '../../api.ts';
import styles from './expense.module.css';

/** Under which law this is published, and where a program finds the same. */
export const Law = () => (
  <p className={styles.law}>
    <span>
      Base legal: LC 101/2000, arts. 48 e 48-A, I; Decreto 10.540/2020, art. 8º, I; Lei 4.320/1964, arts. 58 a 65.
    </span>{' '}
    <a href={addressOf('/datapackage.json')}>Dicionário de dados</a> <a href={addressOf('/openapi.json')}>API</a>
  </p>
);
