import type { Route } from '../routes.ts';
import { shapeOf } from './finder.ts';

/**
 * Finds the address that a path in other letters stands for: `/Contratos/10%2FA/2025` is `/contratos/10%2FA/2025`. What
 * names a record keeps its own case. A path that is right as it is, or wrong in more than its case, has none.
 */
export function respeller(all: readonly Route[]): (path: string) => string | undefined {
  const known = all.map(({ path }) => ({ shape: shapeOf(path, 'i'), path }));
  return (path) => {
    const found = known.find(({ shape }) => shape.test(path));
    const own = path.split('/');
    const right = found?.path.split('/').map((part, i) => (part.startsWith(':') ? (own[i] ?? '') : part));
    const address = right?.join('/');
    return address === path.replace(/(?<=.)\/$/, '') ? undefined : address;
  };
}
