const PLACE = 'portal.recarga';
/** A second failure this soon is no old page: the part is really missing. */
const AGAIN = 60_000;

/** Whether to fetch the page anew for a part that did not come. Remembers that it said yes. */
export function reloadOnce(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  try {
    if (now - Number(storage.getItem(PLACE) ?? 0) < AGAIN) return false;
    storage.setItem(PLACE, String(now));
    return true;
  } catch {
    // Without a memory there is no knowing whether it would loop.
    return false;
  }
}
