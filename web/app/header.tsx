import { Link } from 'react-router';
import type { Tenant } from '../portal.ts';
import { useNarrow } from '../ui/narrow.ts';
import { wrap } from '../ui/wrap.ts';
import styles from './header.module.css';
import logo from './logo.svg';
import { Menu } from './menu.tsx';
import { Search } from './search.tsx';

export function Header({ tenant }: { tenant: Tenant }) {
  const narrow = useNarrow();
  return (
    <header id="header" tabIndex={-1} className={styles.header}>
      <div className={wrap(styles.row)}>
        <Link to="/" className={styles.brand}>
          <img src={logo} alt="" width="52" height="52" />
          <span>
            <strong>Portal da Transparência</strong>
            <span>{tenant.txtCliente}</span>
          </span>
        </Link>
        <div className={styles.search}>
          <Search placeholder={narrow ? 'Digite aqui sua pesquisa...' : 'Pesquisar...'} />
        </div>
      </div>
      <Menu />
    </header>
  );
}
