import { forgetDensity } from '../ui/density.ts';
import { announceErased } from '../ui/erased.ts';

const NAME = 'cookiesAceitos';
const YEAR = 31_536_000;

/** Marks this browser as told of the cookie, and gives whether it had been told before. */
function greet(): boolean {
  const known = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));
  document.cookie = `${NAME}=1; path=/; max-age=${YEAR}; samesite=lax`;
  return known;
}

/**
 * Whether the visitor knew of the cookie. Read once, when the page opens: the cookie set then must not hide the banner.
 */
export const known = greet();

/** Erases every trace of the visitor in this browser, and takes it back on the screen too. */
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
