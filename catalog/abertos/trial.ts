import type { Pairs } from '../query.ts';
import { encodeSegment } from '../texto/segment.ts';
import type { ReferenceParameter } from './reference.ts';

/** What an address of the API is made of: its path, and the parameters that it takes. */
interface AddressShape {
  caminho: string;
  parametros: readonly Pick<ReferenceParameter, 'nome' | 'em'>[];
}

/**
 * The address that somebody filled in: the parts of the path in their places, then the question. Empty boxes ask
 * nothing. Null while a part of the path is missing.
 */
export function trialAddress({ caminho, parametros }: AddressShape, filled: Pairs): string | null {
  const said = filled.filter(([, value]) => value.trim() !== '');
  const parts = new Map(said);
  const segments = parametros.filter(({ em }) => em === 'path').map(({ nome }) => nome);
  if (segments.some((name) => !parts.has(name))) return null;
  const path = segments.reduce(
    (text, name) => text.replace(`{${name}}`, encodeSegment(parts.get(name) ?? '')),
    caminho,
  );
  const names = new Set(parametros.filter(({ em }) => em === 'query').map(({ nome }) => nome));
  const query = said.filter(([name]) => names.has(name)).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [path, query.join('&')].filter(Boolean).join('?');
}

/** Boxes that a form shows at once; the rest is unfolded. */
const SHOWN = 8;

/** Parameters in the order of a form: what must be said, what an example says, what is ours, and then the filters. */
export function trialOrder<P extends Pick<ReferenceParameter, 'nome' | 'em'>>(
  parametros: readonly P[],
  given: readonly string[],
): { first: readonly P[]; rest: readonly P[] } {
  const rank = ({ nome, em }: P): number => {
    if (em === 'path') return 0;
    if (given.includes(nome)) return 1;
    return nome.startsWith('_') ? 2 : 3;
  };
  const all = parametros.filter(({ em }) => em !== 'header').toSorted((a, b) => rank(a) - rank(b));
  return { first: all.slice(0, SHOWN), rest: all.slice(SHOWN) };
}
