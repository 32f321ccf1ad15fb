import { LRUCache } from 'lru-cache';
import { OUTAGE_MARK } from '../../catalog/site/outage.ts';
import { outageWords } from '../../catalog/texto/outage.ts';
import { unlessAborted } from '../limits/shared.ts';
import { escapeHtml } from '../page/html.ts';
import { timeoutFault } from './fault.ts';
import { packAnswer, type ReadyAnswer } from './ready.ts';
import type { KeptAnswer } from './share.ts';

/** Milliseconds for which a copy is sent after it was last known to be right: a long weekend without an operator. */
const SERVED_MS = 3 * 86_400_000;
/** Milliseconds that somebody waits for the database when there is a copy at hand. */
const PATIENCE_MS = 2_000;
/** Milliseconds after a failure within which the database is not asked again for what there is a copy of. */
const PAUSE_MS = 1_000;
/** Bytes of pages with their notice, which are compressed once for all who ask during an outage. */
const PAGES_BYTES = 8 * 1024 * 1024;

/** Remembers for a moment that the database did not answer, so that not everybody with a copy waits to find out. */
export class DatabaseAbsence {
  #until = 0;

  get isRecent(): boolean {
    return Date.now() < this.#until;
  }

  begin(): void {
    this.#until = Date.now() + PAUSE_MS;
  }

  end(): void {
    this.#until = 0;
  }

  /** Waits for some work no longer than one who has a copy would. The work goes on. */
  bound<T>(work: Promise<T>): Promise<T> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(timeoutFault()), PATIENCE_MS);
    return unlessAborted(work, late.signal).finally(() => clearTimeout(timer));
  }
}

/** Whether there is a copy that may be sent if the database fails. */
export const isServedStale = (kept: KeptAnswer | undefined): kept is KeptAnswer & { staleSince: number } =>
  kept?.staleSince !== undefined && Date.now() - kept.staleSince < SERVED_MS;

/** An answer marked with the moment it is of. Nobody keeps it, and so it has no ETag. A page also tells it in words. */
export async function staleCopy(ready: ReadyAnswer, since: number): Promise<ReadyAnswer> {
  const told = isPage(ready) ? await toldPage(ready, since) : ready;
  const head = [...withoutFreshness(ready.head), ...staleHeaders(since)];
  return {
    body: told.body,
    zipped: told.zipped,
    etag: '',
    head,
    plainHead: [...head, 'content-length', String(told.body.length)],
    zippedHead: [...head, 'content-encoding', 'gzip', 'content-length', String(told.zipped.length)],
    tags: ready.tags,
    staleSince: since,
  };
}

const FRESHNESS = new Set(['etag', 'cache-control']);

const withoutFreshness = (head: readonly string[]): string[] =>
  head.filter((_, i) => !FRESHNESS.has(head[i - (i % 2)] ?? ''));

function staleHeaders(since: number): string[] {
  const seconds = Math.max(0, Math.round((Date.now() - since) / 1000));
  return [
    'cache-control',
    'no-store',
    'age',
    String(seconds),
    'cache-status',
    `portal; hit; ttl=-${seconds}`,
    'warning',
    '110 - "Response is Stale"',
    OUTAGE_MARK,
    new Date(since).toISOString(),
  ];
}

const isPage = ({ head }: ReadyAnswer): boolean =>
  (head[head.indexOf('content-type') + 1] ?? '').startsWith('text/html');

const toldPages = new LRUCache<ReadyAnswer, Pick<ReadyAnswer, 'body' | 'zipped'>>({
  maxSize: PAGES_BYTES,
  sizeCalculation: ({ body, zipped }) => body.length + zipped.length,
});

/** A page with the notice above everything else, outside of what the app takes over. */
async function toldPage(ready: ReadyAnswer, since: number): Promise<Pick<ReadyAnswer, 'body' | 'zipped'>> {
  const known = toldPages.get(ready);
  if (known) return known;
  const notice = `<div id="${OUTAGE_MARK}" class="${OUTAGE_MARK}" role="status">${escapeHtml(outageWords(since))}</div>`;
  const html = ready.body.toString().replace(/<body[^>]*>/, (start) => start + notice);
  const { body, zipped } = await packAnswer(Buffer.from(html), [], []);
  toldPages.set(ready, { body, zipped });
  return { body, zipped };
}
