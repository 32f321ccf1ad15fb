import { describe, expect, it, vi } from 'vitest';
import { startRounds } from './rounds.ts';

describe('rounds of work', () => {
  it('begin at once, come again, and go on after one that failed', async () => {
    const failures: unknown[] = [];
    let rounds = 0;
    const work = async () => {
      rounds++;
      if (rounds === 1) throw new Error('no database');
    };
    const end = startRounds(work, 1, (error) => failures.push(error));
    await vi.waitFor(() => expect(rounds).toBeGreaterThan(2));
    await end();
    const done = rounds;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rounds).toBe(done);
    expect(failures).toEqual([new Error('no database')]);
  });

  it('end with the round that runs, which is told to stop and whose failure is then none', async () => {
    const failures: unknown[] = [];
    let stopped = false;
    const end = startRounds(
      (signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => {
            stopped = true;
            reject(signal.reason);
          }),
        ),
      1,
      (error) => failures.push(error),
    );
    await end();
    expect({ stopped, failures }).toEqual({ stopped: true, failures: [] });
  });
});
