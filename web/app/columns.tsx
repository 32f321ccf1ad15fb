import { Link } from 'react-router';
import { alphabetical, COLUMNS, type Column, type FooterItem } from '../../catalog/shell.ts';
import { Away } from '../ui/away.tsx';
import styles from './columns.module.css';

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
        {items.map(({ txtDescricao, txtUrl, blnPopUp }) => (
          <li key={txtDescricao}>
            {blnPopUp === '0' ? <Inside to={txtUrl}>{txtDescricao}</Inside> : <Away to={txtUrl}>{txtDescricao}</Away>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the API answers is no page of the app: the browser goes there by itself. */
const Inside = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/api/') ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>;
