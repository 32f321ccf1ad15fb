import { Link } from 'react-router';
import styles from './crumbs.module.css';

export interface Crumb {
  label: string;
  to?: string;
}

/** The way here. The last step is this page. */
export function Crumbs({ steps }: { steps: readonly Crumb[] }) {
  return (
    <nav aria-label="Caminho" className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">Início</Link>
        </li>
        {steps.map(({ label, to }, i) => (
          <li key={label} aria-current={i === steps.length - 1 ? 'page' : undefined}>
            {to ? <Link to={to}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
