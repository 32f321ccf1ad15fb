import type { ReactNode } from 'react';
import { Link } from '../ui/link.tsx';

/** A link to all the rows of a question, on their list. */
export const AllRows = ({ dataset, query, children }: { dataset: string; query: string; children: ReactNode }) => (
  <Link to={`/${dataset}?${query}`}>{children}</Link>
);
