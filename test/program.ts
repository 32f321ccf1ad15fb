import { join } from 'node:path';
import { built, root } from '../scripts/tasks.mjs';

/** Whether what was built is of these sources: it starts in a third of the time that they take. */
const fromBuild = built();

/** What Node needs before a program, for what `programAt` names. */
export const loader: readonly string[] = fromBuild ? [] : ['--import', 'tsx'];

/** The file to start for a source of the server: what was built of it, or itself. */
export const programAt = (source: string): string =>
  fromBuild ? join(root, 'dist', source.replace(/\.ts$/, '.js')) : join(root, source);
