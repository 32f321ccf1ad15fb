import { use } from 'react';
import { Navigate } from 'react-router';
import { RenderingContext } from '../rendering.ts';

/** Leads to the address that a page stands for: the server by its answer, the browser by replacing it. */
export function Moved({ to }: { to: string }) {
  const rendering = use(RenderingContext);
  rendering?.move(to);
  return rendering ? null : <Navigate to={to} replace />;
}
