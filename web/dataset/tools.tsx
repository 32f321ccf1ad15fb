import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { print, type Query } from '../../catalog/query.ts';
import { addressOf } from '../api.ts';
import { button } from '../ui/button.ts';
import { Icon, iconOfType } from '../ui/icon.tsx';
import { useNarrow } from '../ui/narrow.ts';
import styles from './tools.module.css';
import { type Tab, whole, write } from './url.ts';

/** Over the table: which way to look, and what to take home. */
export function Tools({ set, query, tab }: { set: Dataset; query: Query; tab: Tab }) {
  const narrow = useNarrow();
  const files = <Files set={set} query={query} />;
  return (
    <div className={styles.tools}>
      {set.list.charts.length > 0 && (
        <nav aria-label="Forma de ver" className={`${styles.row} ${styles.ways}`}>
          <Way name="tabela" label="Tabela" icon="table" {...{ set, query, tab }} />
          <Way name="graficos" label="Gráficos" icon="chart" {...{ set, query, tab }} />
        </nav>
      )}
      {narrow ? (
        <details className={styles.fold}>
          <summary className={button()}>
            <Icon name="download" /> Baixar
          </summary>
          {files}
        </details>
      ) : (
        files
      )}
    </div>
  );
}

interface WayProps {
  set: Dataset;
  query: Query;
  tab: Tab;
  name: Tab;
  label: string;
  icon: 'table' | 'chart';
}

function Way({ set, query, tab, name, label, icon }: WayProps) {
  const here = tab === name;
  return (
    <Link
      to={write(set, { ...query, page: 1 }, name)}
      className={button(here ? 'primary' : undefined)}
      aria-current={here ? 'true' : undefined}
    >
      <Icon name={icon} />
      {label}
    </Link>
  );
}

/** The whole filtered result, in its order. The CSV of the screen is for a spreadsheet. */
function Files({ set, query }: { set: Dataset; query: Query }) {
  const all = print(set, whole(query));
  const files = [
    { label: 'CSV', type: 'csv', query: [all, '_planilha=1'] },
    { label: 'Excel', type: 'xlsx', query: [all] },
    { label: 'PDF', type: 'pdf', query: [all] },
    { label: 'JSON', type: 'json', query: [all] },
  ];
  return (
    <div className={styles.row}>
      {files.map(({ label, type, query: parts }) => (
        <a
          key={type}
          className={button()}
          href={[addressOf(`/${set.id}.${type}`), parts.filter(Boolean).join('&')].filter(Boolean).join('?')}
          aria-label={`Baixar ${label}`}
          download
        >
          <Icon name={iconOfType(type)} />
          {label}
        </a>
      ))}
      <button type="button" className={button()} onClick={() => window.print()}>
        <Icon name="print" />
        Imprimir
      </button>
    </div>
  );
}
