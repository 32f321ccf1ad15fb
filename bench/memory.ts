import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const EVERY = 50;

/** Peak memory of a process, in bytes, while some work is done. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = rss(pid);
  const timer = setInterval(() => {
    most = Math.max(most, rss(pid));
  }, EVERY);
  try {
    await work();
    return Math.max(most, rss(pid));
  } finally {
    clearInterval(timer);
  }
}

function rss(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) * 1024;
}
