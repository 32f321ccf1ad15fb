import { chooseAnswer, isKeepable, isKeepableAnswer } from './choice.ts';
import { dropOldFiles, filesCache, forgetPages, keepPage, keptPage, keptPages } from './kept.ts';
import type { OfflineMessage } from './message.ts';
import { type OfflineStyles, offlinePage, withNote } from './note.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the build tells of itself: its version, the files of the frame, and the styles of what is written here. */
declare const BUILD: { version: string; frame: readonly string[]; styles: OfflineStyles };

const FILES = filesCache(BUILD.version);
/** Milliseconds in which a page that was kept need not be asked for again. */
const FRESH_MS = 60_000;
/** A built file is the same whoever asks for it, although the server's answer names headers that it may vary by. */
const ANYONE = { ignoreVary: true };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Whether the visitor erased what was kept: this worker lives on until the page is closed, and keeps nothing more. */
let forgotten = false;

self.addEventListener('install', (event) => {
  // A new version takes over at once: its files have other names, so that no open page loses one.
  event.waitUntil(Promise.all([keepFiles(BUILD.frame), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  const ready = [self.clients.claim(), dropOldFiles(BUILD.version), self.registration.navigationPreload?.enable()];
  event.waitUntil(Promise.all(ready));
});

self.addEventListener('fetch', (event) => {
  const choice = forgotten ? null : chooseAnswer(event.request, self.location.origin);
  if (choice === 'page') event.respondWith(answerPage(event));
  if (choice === 'file') event.respondWith(answerFile(event.request));
});

self.addEventListener('message', (event) => {
  const said: OfflineMessage = event.data;
  if ('forget' in said) event.waitUntil(forget());
  else if (!forgotten) event.waitUntil(Promise.all([keepFiles(said.files), keepVisited(said.visited)]));
});

async function forget(): Promise<void> {
  forgotten = true;
  await self.registration.unregister();
  await forgetPages();
}

/** Keeps files, each by itself: one that is gone does not take the others along. */
async function keepFiles(files: readonly string[]): Promise<void> {
  const kept = await caches.open(FILES);
  await Promise.allSettled(files.map(async (file) => (await kept.match(file, ANYONE)) ?? kept.add(file)));
}

/** The page of the network; without one, the page as it was kept, or what else can be read. */
async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const answer = preloaded ?? (await fetch(event.request));
    if (mayKeep(pathname, answer))
      event.waitUntil(keepPage(pathname + search, answer.clone(), BUILD.version, new Date()));
    return answer;
  } catch {
    const kept = await keptPage(pathname + search);
    if (!kept) return new Response(offlinePage(await keptPages(), BUILD.styles), { status: 503, headers: HTML });
    return new Response(withNote(await kept.response.text(), kept.since, BUILD.styles), kept.response);
  }
}

const mayKeep = (pathname: string, answer: Response): boolean => isKeepable(pathname) && isKeepableAnswer(answer);

/** A built file never changes under its name, so the kept one is the right one, of whichever version it is. */
async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request, ANYONE);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone());
  return answer;
}

/** Asks for a page that a step inside the app led to: the app drew it, and the server's own text is what is kept. */
async function keepVisited(address: string): Promise<void> {
  const { pathname } = new URL(address, self.location.origin);
  const kept = await keptPage(address);
  const fresh = kept && Date.now() - Date.parse(kept.since) < FRESH_MS;
  if (fresh || !isKeepable(pathname)) return;
  const answer = await fetch(address, { headers: { accept: 'text/html' } });
  if (mayKeep(pathname, answer)) await keepPage(address, answer, BUILD.version, new Date());
}
