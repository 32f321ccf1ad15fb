/** Does a piece of work again and again, with a pause after each round. Gives what ends it, once the round that runs has ended. */
export function startRounds(
  work: (signal: AbortSignal) => Promise<unknown>,
  pause: number,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = (): void => {
    running = work(stop.signal)
      .then(() => undefined)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) failed(error);
      })
      .then(() => {
        if (!stop.signal.aborted) timer = setTimeout(round, pause).unref();
      });
  };
  round();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
