import { forgetDensity } from '../ui/density.ts';
import { announceErased } from '../ui/erased.ts';

const NAME = 'cookiesAceitos';
const YEAR = 31_536_000;

let knew: boolean | undefined;

/**
 * Whether this browser had been told of the cookie before this visit, which marks it as told. Read once, when the page
 * opens: the cookie set then must not hide the banner.
 */
export function knewCookie(): boolean {
  if (knew === undefined) {
    knew = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${NAME}=`));
    document.cookie = `${NAME}=1; path=/; max-age=${YEAR}; samesite=lax`;
  }
  return knew;
}

/** Erases every trace of the visitor in this browser, and takes it back on the screen too. */
export function eraseVisit(): void {
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
