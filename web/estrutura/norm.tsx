import type { Norma } from '../../catalog/contract/schema.ts';
import { Away } from '../ui/away.tsx';
import { Link } from '../ui/link.tsx';

/** The law that made something: a page of ours, one of others, or only its name. */
export function Norm({ norm: { titulo, url } }: { norm: Norma }) {
  if (url === null) return titulo;
  return url.startsWith('/') ? <Link to={url}>{titulo}</Link> : <Away to={url}>{titulo}</Away>;
}
