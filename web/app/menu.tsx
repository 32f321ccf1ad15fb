import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuItem } from '../../catalog/site/shell.ts';
import { usePortal } from '../portal.ts';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/router.tsx';
import { wrap } from '../ui/wrap.ts';
import { type FoldState, holds, useFolds } from './folds.ts';
import styles from './menu.module.css';
import { MenuLink } from './place.tsx';
import { useRoomBelow } from './room.ts';

/** The menu of subjects. In a narrow window it waits behind its toggle; a new address closes it. */
export function Menu({ items }: { items: readonly MenuItem[] }) {
  const still = useRef(false);
  return <Bar key={useLocation().key} items={items} still={still} />;
}

function Bar({ items, still }: { items: readonly MenuItem[]; still: RefObject<boolean> }) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const folds = useFolds(items, still);
  const close = () => {
    setOpen(false);
    folds.close();
  };
  useOutside(nav, close);
  useEscape(folds.hovered, folds.close);
  useRoomBelow(list, open);
  const fold = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    currentTarget.querySelector('button')?.focus();
  };
  const follow = ({ target, detail }: MouseEvent) => {
    still.current = detail > 0 && target instanceof Element && target.closest('a') !== null;
  };
  const go = () => {
    still.current = false;
  };
  return (
    <nav
      ref={nav}
      id="menu"
      tabIndex={-1}
      aria-label="Principal"
      className={styles.menu}
      onKeyDown={fold}
      onClick={follow}
      onPointerLeave={go}
    >
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
              <MenuLink item={item} className={styles.item} />
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/** A subject with several pages: its name leads to its own page, the button beside it unfolds the others, Escape folds. */
function Fold({ item, open, toggle, close, leave, enter, exit }: FoldState & { item: MenuItem }) {
  const id = useId();
  const here = holds(item.lstFilhos, useLocation().pathname, usePortal().chamber);
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) leave?.();
  };
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <li onBlur={blur} onKeyDown={fold} onPointerEnter={enter} onPointerLeave={exit}>
      <div className={styles.split} data-here={here}>
        {item.txtUrl === '' ? (
          <span className={styles.item}>{item.txtDescricao}</span>
        ) : (
          <MenuLink item={item} className={styles.item} />
        )}
        <button
          type="button"
          className={styles.unfold}
          aria-label={`Páginas de ${item.txtDescricao}`}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </div>
      <div id={id} className={styles.panel} hidden={!open} data-panel>
        {open && (
          <ul className={wrap()}>
            {item.lstFilhos.map((child) => (
              <li key={child.txtDescricao}>
                <MenuLink item={child} className={styles.page} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** Folds what the pointer unfolded although the keyboard is elsewhere: it may cover what one reads (WCAG 1.4.13). */
function useEscape(hovered: boolean, close: () => void): void {
  useEffect(() => {
    if (!hovered) return;
    const look = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  });
}

/**
 * Acts on a press outside an element. Losing the focus would tell too little: not every browser gives it to a pressed
 * button.
 */
function useOutside(own: { current: HTMLElement | null }, act: () => void): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent) => {
      if (target instanceof Node && !own.current?.contains(target)) act();
    };
    document.addEventListener('pointerdown', look);
    return () => document.removeEventListener('pointerdown', look);
  });
}
