import { forgetDensity } from '../ui/density.ts';
import { announceErased } from '../ui/erased.ts';
import { forgetOffline } from './offline/forget.ts';
import { SEEN_COOKIE } from './visit.ts';

/** Erases every trace of the visitor in this browser, and takes it back on the screen too. */
export async function eraseVisit(): Promise<void> {
  forgetDensity();
  document.cookie = `${SEEN_COOKIE}=; path=/; max-age=0; samesite=lax`;
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  await forgetOffline();
  announceErased();
}
