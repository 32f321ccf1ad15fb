import { readFile } from 'node:fs/promises';

const PAGE = 4_096;

/** Bytes of memory that a process holds; 0 where the system does not tell. */
export async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return Number(text.split(' ')[1] ?? 0) * PAGE;
}
