import { useEffect, useRef } from 'react';
import type { Client, MenuItem } from '../../catalog/site/shell.ts';
import { Link } from '../ui/link.tsx';
import { useNarrow } from '../ui/narrow.ts';
import { wrap } from '../ui/wrap.ts';
import { useCompact } from './compact.ts';
import styles from './header.module.css';
import { Menu } from './menu.tsx';
import { useRoom } from './room.ts';
import { SearchBox } from './search.tsx';

/** The header: fixed and smaller once one reads on. Its first height is kept free, so that the page does not jump. */
export function Header({ client, menu }: { client: Client; menu: readonly MenuItem[] }) {
  const narrow = useNarrow();
  const compact = useCompact();
  const logo = logoOf(client);
  const header = useRef<HTMLElement>(null);
  useIcon(logo);
  useRoom(header, compact);
  return (
    <header ref={header} id="header" tabIndex={-1} className={styles.header} data-compact={compact}>
      <div className={styles.inside}>
        <div className={wrap(styles.row)}>
          <Link to="/" className={styles.brand}>
            <img src={logo} alt="" width="52" height="52" />
            <span>
              <strong>Portal da Transparência</strong>
              <span>{client.txtCliente}</span>
            </span>
          </Link>
          <div className={styles.search}>
            <SearchBox id="pesquisa" placeholder={narrow ? 'Digite aqui sua pesquisa...' : 'Pesquisar...'} />
          </div>
        </div>
        <Menu items={menu} />
      </div>
    </header>
  );
}

const TYPES: Readonly<Record<string, string>> = { svg: 'svg+xml', jpg: 'jpeg' };

/** The address of the body's own logo, or of the one that every portal has. */
function logoOf({ imgLogo, txtLogoExtensao }: Client): string {
  if (!imgLogo) return '/LogoTop.png';
  const kind = (txtLogoExtensao ?? 'png').replace(/^\./, '').toLowerCase();
  return `data:image/${TYPES[kind] ?? kind};base64,${imgLogo}`;
}

function useIcon(logo: string): void {
  useEffect(() => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', logo);
  }, [logo]);
}
