import { createContext, useContext } from 'react';
import styles from './crumbs.module.css';
import { Link } from './link.tsx';

export interface Crumb {
  label: string;
  to?: string;
}

/** The part of the menu that the open page belongs to, given by the frame. */
export const Section = createContext<Crumb | null>(null);

/** The way to this page, through its section. The last step is the page itself. */
export function Crumbs({ steps }: { steps: readonly Crumb[] }) {
  const section = useContext(Section);
  // A section is often called like its first page: then it is not said twice.
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
