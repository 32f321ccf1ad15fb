import { alphabetical, COLUMNS, type Column, type FooterItem } from '../../catalog/shell.ts';
import styles from './columns.module.css';
import { Place } from './place.tsx';

/** The three columns of links. One that is empty is not there. */
export function Columns({ items }: { items: readonly FooterItem[] }) {
  const columns = ([1, 2, 3] as const).map((column) => ({ column, own: alphabetical(items, column) }));
  return columns
    .filter(({ own }) => own.length > 0)
    .map(({ column, own }) => <Links key={column} column={column} items={own} />);
}

function Links({ column, items }: { column: Column; items: readonly FooterItem[] }) {
  return (
    <nav aria-labelledby={`rodape-${column}`} className={styles.column}>
      <h2 id={`rodape-${column}`}>{COLUMNS[column]}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.txtDescricao}>
            <Place item={item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
