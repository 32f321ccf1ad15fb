import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';

/** A link that leaves the portal: it opens another tab, says so, and takes nothing of ours along. */
export function Away({ to, children, className }: { to: string; children: string; className?: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children} <Icon name="away" />
      <Hidden>(abre em outra aba)</Hidden>
    </a>
  );
}
