import { apply } from './apply.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { exportTenant } from './export.ts';
import { harvest } from './harvest.ts';
import { list } from './list.ts';
import { loads } from './loads.ts';
import { removeTenant } from './remove.ts';
import { state } from './state.ts';
import { tokenCreate, tokenList, tokenRevoke } from './token.ts';

/** Every command of `portal`, in the order of its help. */
export const commands: readonly Command[] = [
  apply,
  list,
  exportTenant,
  removeTenant,
  loads,
  state,
  tokenCreate,
  tokenList,
  tokenRevoke,
  harvest,
  doctor,
];
