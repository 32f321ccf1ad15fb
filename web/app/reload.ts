const PLACE = 'portal.recarga';
/** The time within which a second failure means that the part is really missing, and not that the page is old. */
const AGAIN = 60_000;

/** Whether to fetch the page anew for a part that did not come. Remembers a yes, so that it is given once. */
export function reloadOnce(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(storage.getItem(PLACE) ?? 0) < AGAIN) return false;
    storage.setItem(PLACE, String(now));
    return true;
  } catch {
    // Without storage there is no knowing whether it would loop.
    return false;
  }
}
