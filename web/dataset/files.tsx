import type { Dataset } from '../../catalog/dataset.ts';
import { print, type Query } from '../../catalog/query.ts';
import { addressOf } from '../api.ts';
import { Fold } from '../ui/fold.tsx';
import { Icon, iconOfType } from '../ui/icon.tsx';
import styles from './tools.module.css';
import { whole } from './url.ts';

/** The downloads of the whole filtered result, in its order. The CSV of the screen is for a spreadsheet. */
export function Files({ set, query }: { set: Dataset; query: Query }) {
  const all = print(set, whole(query));
  const files = [
    { label: 'CSV', type: 'csv', query: [all, '_planilha=1'] },
    { label: 'Excel', type: 'xlsx', query: [all] },
    { label: 'PDF', type: 'pdf', query: [all] },
    { label: 'JSON', type: 'json', query: [all] },
  ];
  return (
    <Fold
      className={styles.tool}
      label={
        <>
          <Icon name="download" />
          Baixar
        </>
      }
    >
      <ul className={styles.files}>
        {files.map(({ label, type, query: parts }) => (
          <li key={type}>
            <a
              href={[addressOf(`/${set.id}.${type}`), parts.filter(Boolean).join('&')].filter(Boolean).join('?')}
              aria-label={`Baixar ${label}`}
              download
            >
              <Icon name={iconOfType(type)} />
              {label}
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => window.print()}>
            <Icon name="print" />
            Imprimir
          </button>
        </li>
      </ul>
    </Fold>
  );
}
