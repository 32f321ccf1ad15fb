import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { ALL } from '../../catalog/list/opening.ts';
import { isOcdsRoot } from '../../catalog/ocds/roots.ts';
import { printQuery } from '../../catalog/query.ts';
import { apiAddress } from '../api.ts';
import { useApplies } from '../portal.ts';
import { Link } from '../ui/link.tsx';
import styles from './legal.module.css';
import { heldParts } from './parts.tsx';

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
      {csv && <RecordFiles set={set} query={csv} />}
      {isOcdsRoot(set.id) && <a href={apiAddress(`/ocds${path}`)}>Este processo em OCDS</a>}
      <Link to={`/dados-abertos/${set.id}`}>Dicionário de dados</Link>
    </p>
  );
}

/** The files of a record. Where rows of other tables belong to it, they say which, and hold them. */
function RecordFiles({ set, query }: { set: Dataset; query: string }) {
  const held = heldParts(set, useApplies());
  if (held === '') return <a href={apiAddress(`/${set.id}.csv?${query}&_planilha=1`)}>Este registro em CSV</a>;
  return (
    <>
      <a href={apiAddress(`/${set.id}.zip?${query}&_planilha=1`)} download>
        Este registro em CSV, com {held} (ZIP)
      </a>
      <a href={apiAddress(`/${set.id}.xlsx?${query}&_partes=1`)} download>
        O mesmo em Excel, uma folha por tabela
      </a>
    </>
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
