import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { isOcdsRoot } from '../../catalog/ocds/roots.ts';
import { printQuery } from '../../catalog/query.ts';
import { apiAddress } from '../api.ts';
import { Link } from '../ui/link.tsx';
import styles from './legal.module.css';

interface Props {
  set: Dataset;
  path: string;
  values: readonly (Value | null)[];
}

/** The addresses of the same record for a program, which do not change. */
export function Programs({ set, path, values }: Props) {
  const csv = query(set, values);
  return (
    <p className={styles.legal}>
      <span>Base legal: {set.law.join('; ')}.</span>
      <a href={apiAddress(path)}>Este registro em JSON</a>
      {csv && <a href={apiAddress(`/${set.id}.csv?${csv}&_planilha=1`)}>Este registro em CSV</a>}
      {isOcdsRoot(set.id) && <a href={apiAddress(`/ocds${path}`)}>Este processo em OCDS</a>}
      <Link to={`/dados-abertos/${set.id}`}>Dicionário de dados</Link>
    </p>
  );
}

/** The question that finds a record in its list, where each part of its key has a value and a filter. */
function query(set: Dataset, values: readonly (Value | null)[]): string | null {
  const where = set.key.flatMap((field, i) => {
    const value = values[i] ?? null;
    const asked = value !== null && fieldOf(set, field).operators.includes('eq');
    return asked ? [{ field, operator: 'eq' as const, values: [value] }] : [];
  });
  return where.length === set.key.length ? printQuery(set, { ...ALL, where }) : null;
}
