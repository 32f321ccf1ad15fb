import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import styles from './crumbs.module.css';

export interface Crumb {
  label: string;
  to?: string;
}

/** The part of the menu that the open page belongs to; whoever draws the frame knows it. */
export const Section = createContext<Crumb | null>(null);

/** The way here, by the page's section. The last step is this page. */
export function Crumbs({ steps }: { steps: readonly Crumb[] }) {
  const section = useContext(Section);
  // A section is often called like its first page.
  const way = section && section.label !== steps[0]?.label ? [section, ...steps] : steps;
  return (
    <nav aria-label="Caminho" className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">Início</Link>
        </li>
        {way.map(({ label, to }, i) => (
          <li key={label} aria-current={i === way.length - 1 ? 'page' : undefined}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
