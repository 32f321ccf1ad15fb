import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { MenuItem } from '../../catalog/shell.ts';
import { Away } from '../ui/away.tsx';
import { Icon } from '../ui/icon.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './menu.module.css';

/** The portal's pages by subject. On a phone it waits behind its toggle. A new address closes it. */
export function Menu({ items }: { items: readonly MenuItem[] }) {
  return <Panel key={useLocation().key} items={items} />;
}

function Panel({ items }: { items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const fold = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    currentTarget.querySelector('button')?.focus();
  };
  return (
    <nav id="menu" tabIndex={-1} aria-label="Principal" className={styles.menu} onKeyDown={fold}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'close' : 'menu'} />
        Menu
      </button>
      <ul className={wrap(open ? styles.open : styles.list)}>
        {items.map((item) =>
          item.lstFilhos.length > 0 ? (
            <Fold key={item.txtDescricao} item={item} />
          ) : (
            <li key={item.txtDescricao}>
              <Leaf item={item} className={`${styles.item}`} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** `0` stays in the portal, anything else opens another tab. */
function Leaf({ item: { txtDescricao, txtUrl, blnPopUp }, className }: { item: MenuItem; className: string }) {
  if (blnPopUp !== '0')
    return (
      <Away to={txtUrl} className={className}>
        {txtDescricao}
      </Away>
    );
  return (
    <NavLink to={txtUrl} end={txtUrl === '/'} className={className}>
      {txtDescricao}
    </NavLink>
  );
}

/** A subject with several pages. Escape, or leaving it, folds it again. */
function Fold({ item: { txtDescricao, lstFilhos } }: { item: MenuItem }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const here = lstFilhos.some(({ txtUrl }) => pathname === txtUrl || pathname.startsWith(`${txtUrl}/`));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <li className={styles.fold} onBlur={leave} onKeyDown={fold}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        data-here={here}
        onClick={() => setOpen(!open)}
      >
        {txtDescricao}
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {open && (
        <ul className={styles.panel}>
          {lstFilhos.map((child) => (
            <li key={child.txtDescricao}>
              <Leaf item={child} className={`${styles.page}`} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
