import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { datasets } from '../../catalog/datasets/index.ts';
import { type Route, routes } from '../../catalog/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './menu.module.css';

const pages = routes(datasets).flatMap((route) => (route.menu ? [{ ...route, menu: route.menu }] : []));
const groups = [...new Set(pages.map(({ menu }) => menu))].map((label) => ({
  label,
  pages: pages.filter(({ menu }) => menu === label),
}));

/** The portal's pages by subject. On a phone it waits behind its toggle. A new address closes it. */
export function Menu() {
  return <Panel key={useLocation().key} />;
}

function Panel() {
  const [open, setOpen] = useState(false);
  return (
    <nav aria-label="Principal" className={styles.menu}>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'close' : 'menu'} />
        Menu
      </button>
      <ul className={wrap(open ? styles.open : styles.list)}>
        <li>
          <NavLink to="/" end className={`${styles.item}`}>
            Início
          </NavLink>
        </li>
        {groups.map((group) => (
          <Group key={group.label} {...group} />
        ))}
      </ul>
    </nav>
  );
}

/** A subject with several pages unfolds them; one with a single page leads to it. */
function Group({ label, pages }: { label: string; pages: readonly Route[] }) {
  const [only, ...others] = pages;
  if (!only || others.length > 0) return <Fold label={label} pages={pages} />;
  return (
    <li>
      <NavLink to={only.path} className={`${styles.item}`}>
        {label}
      </NavLink>
    </li>
  );
}

/** Escape, or leaving it, folds it again. */
function Fold({ label, pages }: { label: string; pages: readonly Route[] }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const here = pages.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const fold = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    currentTarget.querySelector('button')?.focus();
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
        {label}
        <Icon name={open ? 'up' : 'down'} />
      </button>
      {open && (
        <ul className={styles.panel}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <NavLink to={path} className={`${styles.page}`}>
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
