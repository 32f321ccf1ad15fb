import type { Dataset } from '../../catalog/dataset.ts';
import { Link } from '../ui/link.tsx';
import { onlyPhone } from '../ui/only.ts';
import styles from './legal.module.css';

interface Props {
  set: Pick<Dataset, 'law'>;
  /** The description of the data, for a phone, where the title has no room for it. */
  about?: string;
  loads?: string;
  /** The page with the dictionary of the data. */
  sheet?: string;
}

/** The law under which this is published, and the links for programs. */
export function Legal({ set, about, loads, sheet }: Props) {
  return (
    <p className={styles.legal}>
      {about && <span className={`${styles.about} ${onlyPhone}`}>{about}</span>}
      <span>Base legal: {set.law.join('; ')}.</span>
      {loads && <Link to={loads}>Cargas e arquivos de cada dia</Link>}
      <Link to={sheet ?? '/dados-abertos'}>{sheet ? 'Dicionário de dados' : 'Dados abertos'}</Link>
      <Link to="/dados-abertos/api">API</Link>
    </p>
  );
}
