/** Does something once the page has loaded and the browser has nothing else to do. Gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  const off = new AbortController();
  const wait = () => {
    const handle = globalThis.requestIdleCallback?.(act, { timeout: LATEST }) ?? setTimeout(act, 1);
    off.signal.addEventListener('abort', () => (globalThis.cancelIdleCallback ?? clearTimeout)(handle));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { signal: off.signal, once: true });
  return () => off.abort();
}

/** Milliseconds after which it is done even in a busy browser. */
const LATEST = 3_000;
