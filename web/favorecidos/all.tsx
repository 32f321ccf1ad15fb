import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';
import { reachOf } from './reach.ts';

/** A link to all the rows of a question, on their list or in a file. */
export function AllRows({ dataset, query, children }: { dataset: string; query: string; children: ReactNode }) {
  const { to, file } = reachOf(dataset, query);
  return file ? (
    <a href={to} download>
      {children}
    </a>
  ) : (
    <Link to={to}>{children}</Link>
  );
}
