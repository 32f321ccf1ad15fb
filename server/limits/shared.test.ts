import { describe, expect, it } from 'vitest';
import { SharedWork } from './shared.ts';
import { currentVisit, duringVisit, type OngoingVisit } from './visit.ts';

/** A visit that ends when it is told to. */
function openVisit(address: string) {
  const controller = new AbortController();
  const { signal } = controller;
  const visit: OngoingVisit = { body: 1, weight: 1, address, gone: signal, signal, deadline: Number.POSITIVE_INFINITY };
  return { visit, hangUp: () => controller.abort(new Error(`${address} left`)) };
}

/** Work that never ends by itself, as it is seen by who does it. */
function endlessWork() {
  const { visit, hangUp } = openVisit('first');
  let done: (value: string) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const shared = duringVisit(
    visit,
    () =>
      new SharedWork(() => {
        signal = currentVisit()?.signal;
        return new Promise<string>((resolve) => {
          done = resolve;
        });
      }),
  );
  return { shared, first: visit, hangUp, finish: () => done('done'), isStopped: () => signal?.aborted };
}

describe('work that several visits wait for', () => {
  it('goes on for the second when the first hangs up, and is stopped when both have', async () => {
    const { shared, first, hangUp, isStopped } = endlessWork();
    const second = openVisit('second');
    const one = duringVisit(first, () => shared.wait());
    const two = duringVisit(second.visit, () => shared.wait());
    hangUp();
    await expect(one).rejects.toThrow('first left');
    expect(isStopped()).toBe(false);
    expect(shared.isAbandoned).toBe(false);
    second.hangUp();
    await expect(two).rejects.toThrow('second left');
    expect(isStopped()).toBe(true);
    expect(shared.isAbandoned).toBe(true);
  });

  it('answers all who wait', async () => {
    const { shared, first, finish } = endlessWork();
    const both = [duringVisit(first, () => shared.wait()), duringVisit(openVisit('second').visit, () => shared.wait())];
    finish();
    await expect(Promise.all(both)).resolves.toEqual(['done', 'done']);
  });

  it('is waited for without a visit too, as by a command', async () => {
    await expect(new SharedWork(async () => 'done').wait()).resolves.toBe('done');
  });
});
