import type { Norma } from '../../catalog/contract/schema.ts';
import { Away } from '../ui/away.tsx';
import { Link } from '../ui/link.tsx';

/** A law or act, with the way to its text where there is one. */
export function NormaLink({ of: { titulo, url } }: { of: Norma }) {
  if (url === null) return titulo;
  return /^https?:/.test(url) ? <Away to={url}>{titulo}</Away> : <Link to={url}>{titulo}</Link>;
}
