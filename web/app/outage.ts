import { OUTAGE_MARK } from '../../catalog/site/outage.ts';
import { outageWords } from '../../catalog/texto/outage.ts';

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** The address whose page the notice speaks of: at first the one that the server wrote it into. */
let told = openedAddress();

function openedAddress(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return opened ? addressOf(new URL(opened.name, location.href)) : '';
}

/**
 * Tells over the page that an answer is a copy of some moment. An answer without a mark ends the notice on another page
 * only: on the same one it says nothing of what was drawn before it.
 */
export default function tellOutage(mark: string | null): void {
  const notice = document.getElementById(OUTAGE_MARK);
  if (mark) {
    told = addressOf(location);
    (notice ?? placedNotice()).textContent = outageWords(Date.parse(mark));
  } else if (told !== addressOf(location)) notice?.remove();
}

function placedNotice(): HTMLElement {
  const notice = document.createElement('div');
  notice.id = OUTAGE_MARK;
  notice.className = OUTAGE_MARK;
  notice.role = 'status';
  document.body.prepend(notice);
  return notice;
}
