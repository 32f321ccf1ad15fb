import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '../../catalog/shell.ts';
import { Icon } from '../ui/icon.tsx';
import { useFolded } from '../ui/narrow.ts';
import { wrap } from '../ui/wrap.ts';
import { isHere } from './here.ts';
import styles from './menu.module.css';
import { Place } from './place.tsx';
import { useRoomBelow } from './room.ts';

/** The portal's pages by subject. Where the window is narrow it waits behind its toggle. A new address closes it. */
export function Menu({ items }: { items: readonly MenuItem[] }) {
  return <Bar key={useLocation().key} items={items} />;
}

function Bar({ items }: { items: readonly MenuItem[] }) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const folds = useFolds(items);
  const close = () => {
    setOpen(false);
    folds.close();
  };
  useOutside(nav, close);
  useRoomBelow(list, open);
  const fold = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    currentTarget.querySelector('button')?.focus();
  };
  return (
    <nav ref={nav} id="menu" tabIndex={-1} aria-label="Principal" className={styles.menu} onKeyDown={fold}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'close' : 'menu'} />
        Menu
      </button>
      <ul ref={list} className={wrap(open ? styles.open : styles.list)}>
        {items.map((item) =>
          item.lstFilhos.length > 0 ? (
            <Fold key={item.txtDescricao} item={item} {...folds.of(item)} />
          ) : (
            <li key={item.txtDescricao}>
              <Place item={item} className={styles.item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface FoldProps {
  item: MenuItem;
  open: boolean;
  toggle(): void;
  /** Where one panel covers the page, leaving it folds it. */
  leave?(): void;
}

/** A subject with several pages. Escape folds it again. */
function Fold({ item: { txtDescricao, lstFilhos }, open, toggle, leave }: FoldProps) {
  const id = useId();
  const here = useHere(lstFilhos);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) leave?.();
  };
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    toggle();
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <li onBlur={blur} onKeyDown={fold}>
      <button
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls={id}
        data-here={here}
        onClick={toggle}
      >
        {txtDescricao}
        <Icon name={open ? 'up' : 'down'} />
      </button>
      <div id={id} className={styles.panel} hidden={!open}>
        {open && (
          <ul className={wrap()}>
            {lstFilhos.map((child) => (
              <li key={child.txtDescricao}>
                <Place item={child} className={styles.page} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const holds = (pages: readonly MenuItem[], pathname: string): boolean =>
  pages.some(({ txtUrl }) => isHere(pathname, txtUrl));

const useHere = (pages: readonly MenuItem[]): boolean => holds(pages, useLocation().pathname);

/** Which subjects are unfolded: one at a time where a panel covers the page, any in a folded menu, at first one's own. */
function useFolds(items: readonly MenuItem[]) {
  const folded = useFolded();
  const { pathname } = useLocation();
  const here = items.filter(({ lstFilhos }) => holds(lstFilhos, pathname)).map(({ txtDescricao }) => txtDescricao);
  const [chosen, setShown] = useState<readonly string[] | null>(null);
  const shown = chosen ?? (folded ? here : []);
  const close = () => setShown([]);
  const of = ({ txtDescricao: name }: MenuItem) => {
    const open = shown.includes(name);
    const others = folded ? shown.filter((other) => other !== name) : [];
    const toggle = () => setShown(open ? others : [...others, name]);
    return folded ? { open, toggle } : { open, toggle, leave: close };
  };
  return { of, close };
}

/** A press anywhere else. Not every browser gives a pressed button the focus, so losing it tells too little. */
function useOutside(own: { current: HTMLElement | null }, act: () => void): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent) => {
      if (target instanceof Node && !own.current?.contains(target)) act();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  });
}
