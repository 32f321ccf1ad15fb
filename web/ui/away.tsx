import styles from './away.module.css';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';

/** A link that leaves the portal: it opens another tab, says so, and takes nothing of ours along. */
export function Away({ to, children, className }: { to: string; children: string; className?: string | undefined }) {
  // The sign is tied to the last word: a browser may break a line before any picture.
  const end = children.lastIndexOf(' ') + 1;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      <span>
        {children.slice(0, end)}
        <span className={styles.last}>
          {children.slice(end)}
          <Icon name="away" />
        </span>
      </span>
      <Hidden> (abre em outra aba)</Hidden>
    </a>
  );
}
