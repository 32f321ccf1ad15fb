const PLACE = 'portal.recarga';
/** The time within which a second failure means that the part is really missing, and not that the page is old. */
const AGAIN = 60_000;

let asked: Promise<boolean> | undefined;

/**
 * Fetches the page anew for a part that did not come, as after a deployment: once, and only from a server that answers.
 * Without a connection the new page would be blank, and what was typed gone with the old one. Tells whether it does.
 */
export function reloadForPart(): Promise<boolean> {
  asked ??= decide()
    .catch(() => false)
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

async function decide(): Promise<boolean> {
  const { ok } = await fetch('/robots.txt', { method: 'HEAD' });
  if (!ok || !reloadOnce(sessionStorage, Date.now())) return false;
  location.reload();
  return true;
}

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
