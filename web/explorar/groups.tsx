import type { Dataset } from '../../catalog/dataset.ts';
import type { Exploration } from '../../catalog/explorar/exploration.ts';
import { printQuery } from '../../catalog/query.ts';
import { apiAddress } from '../api.ts';
import { Fold } from '../ui/fold.tsx';
import { iconOfType, Sign } from '../ui/sign.tsx';
import styles from './explorar.module.css';

const FILES = [
  { label: 'CSV', type: 'csv', more: '&_planilha=1' },
  { label: 'Excel', type: 'xlsx', more: '' },
  { label: 'JSON', type: 'json', more: '' },
];

/** The downloads of every group, those without a name of their own included. */
export function GroupFiles({ set, exploration: { query } }: { set: Dataset; exploration: Exploration }) {
  const { top: _, ...all } = query;
  return (
    <Fold
      className={styles.tool}
      label={
        <>
          <Sign name="download" />
          Baixar todos os grupos
        </>
      }
    >
      <ul className={styles.files}>
        {FILES.map(({ label, type, more }) => (
          <li key={type}>
            <a
              href={`${apiAddress(`/${set.id}.${type}`)}?${printQuery(set, all)}${more}`}
              aria-label={`Baixar todos os grupos em ${label}`}
              download
            >
              <Sign name={iconOfType(type)} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
