import { expect, it } from 'vitest';
import { MemoryLog } from './memory.ts';

const MB = 1e6;

/** A process that gains so much an hour, swept by its collector now and then. */
const memoryAt = (minute: number, perHour: number): number => 100 * MB + (minute / 60) * perHour + (minute % 6) * MB;

function logged(processes: readonly { pid: number; from: number; to: number; perHour: number }[]): MemoryLog {
  const log = new MemoryLog();
  for (let minute = 0; minute <= 60; minute++)
    log.note(
      processes
        .filter(({ from, to }) => minute >= from && minute <= to)
        .map(({ pid, perHour }) => ({ pid, memory: memoryAt(minute, perHour) })),
      minute / 60,
    );
  return log;
}

it('tells what the fastest of the lasting processes gains an hour', () => {
  const log = logged([
    { pid: 1, from: 0, to: 60, perHour: 0 },
    { pid: 2, from: 0, to: 60, perHour: 90 * MB },
  ]);
  expect(log.growth(20 / 60, 55 / 60) / MB).toBeCloseTo(90, 0);
});

it('leaves out a process that was killed, or that began later', () => {
  const log = logged([
    { pid: 1, from: 0, to: 60, perHour: 0 },
    { pid: 2, from: 0, to: 30, perHour: 900 * MB },
    { pid: 3, from: 31, to: 60, perHour: 900 * MB },
  ]);
  expect(Math.abs(log.growth(20 / 60, 55 / 60)) / MB).toBeLessThan(1);
});
