import { alphabetical, COLUMNS, type Column, type FooterItem, RADAR } from '../../catalog/site/shell.ts';
import styles from './columns.module.css';
import { Place } from './place.tsx';

const LINK: FooterItem = {
  idMenuFooter: 3,
  txtDescricao: 'Radar da Transparência Pública',
  txtUrl: RADAR,
  blnPopUp: '1',
};

const withRadar = (items: readonly FooterItem[]): readonly FooterItem[] =>
  items.some(({ txtUrl }) => txtUrl.startsWith(RADAR)) ? items : [...items, LINK];

/** The three columns of links in the footer. An empty one is left out. */
export function Columns({ items }: { items: readonly FooterItem[] }) {
  const all = withRadar(items);
  const columns = ([1, 2, 3] as const).map((column) => ({ column, own: alphabetical(all, column) }));
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
