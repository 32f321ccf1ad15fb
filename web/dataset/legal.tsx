import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { addressOf } from '../api.ts';
import styles from './legal.module.css';

/** Under which law this is published, and where a program finds the same. */
export function Legal({ set, loads }: { set: Pick<Dataset, 'law'>; loads?: string }) {
  return (
    <p className={styles.legal}>
      <span>Base legal: {set.law.join('; ')}.</span>
      {loads && <Link to={loads}>Cargas e arquivos de cada dia</Link>}
      <a href={addressOf('/datapackage.json')}>Dicionário de dados</a>
      <a href={addressOf('/openapi.json')}>API</a>
    </p>
  );
}
