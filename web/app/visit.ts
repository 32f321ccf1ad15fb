import { forgetDensity } from '../ui/density.ts';
import { announceErased } from '../ui/erased.ts';

const NAME = 'cookiesAceitos';
const YEAR = 31_536_000;

/** Whether this browser had been told of the cookie before; from now on it has. */
function greet(): boolean {
  const known = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));
  document.cookie = `${NAME}=1; path=/; max-age=${YEAR}; samesite=lax`;
  return known;
}

/** Read once, when the page opens: the cookie set then must not hide the banner that announces it. */
export const known = greet();

/** As if nobody had been here, on the screen too. */
export function forget(): void {
  forgetDensity();
  document.cookie = `${NAME}=; path=/; max-age=0; samesite=lax`;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  announceErased();
}
