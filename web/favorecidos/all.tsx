import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { reachOf } from './reach.ts';

/** Leads to all the rows of a question, wherever they are. */
export function All({ dataset, query, children }: { dataset: string; query: string; children: ReactNode }) {
  const { to, file } = reachOf(dataset, query);
  return file ? (
    <a href={to} download>
      {children}
    </a>
  ) : (
    <Link to={to}>{children}</Link>
  );
}
