import type { Command } from './command.ts';
import { list } from './list.ts';

/** Every command of `portal`, in the order of its help. */
export const commands: readonly Command[] = [list];
