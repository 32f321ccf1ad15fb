import { createHash } from 'node:crypto';
import type { ByteSource } from './bytes.ts';

export interface Candidate {
  name: string;
  /** What equal files have in common and costs nothing to know, as their size. */
  likeness: string;
  bytes(): ByteSource;
}

/** The files that are an earlier one byte for byte, each with the name of that one. Only those that may be are read for it. */
export async function duplicatesOf<T extends Candidate>(files: readonly T[]): Promise<Map<T, string>> {
  const twins = new Map<T, string>();
  const first = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { likeness } of files) counts.set(likeness, (counts.get(likeness) ?? 0) + 1);
  for (const file of files.filter(({ likeness }) => (counts.get(likeness) ?? 0) > 1)) {
    const sum = await sumOf(file.bytes());
    const earlier = first.get(sum);
    if (earlier === undefined) first.set(sum, file.name);
    else twins.set(file, earlier);
  }
  return twins;
}

async function sumOf(bytes: ByteSource): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
}
