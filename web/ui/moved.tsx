import { use } from 'react';
import { RenderingContext } from '../rendering.ts';
import { Redirect } from './router.tsx';

/** Leads to the address that a page stands for: the server by its answer, the browser by replacing it. */
export function Moved({ to }: { to: string }) {
  const rendering = use(RenderingContext);
  rendering?.move(to);
  return rendering ? null : <Redirect to={to} />;
}
