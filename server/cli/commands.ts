import { apply } from './apply.ts';
import type { Command } from './command.ts';
import { doctor } from './doctor.ts';
import { exportTenant } from './export.ts';
import { harvest } from './harvest.ts';
import { check, importFile } from './import.ts';
import { messageList, messageReport, messageShow } from './inbox.ts';
import { list } from './list.ts';
import { loads } from './loads.ts';
import { redact } from './redact.ts';
import { rekey } from './rekey.ts';
import { removeTenant } from './remove.ts';
import { messageAnswer, messageClose, messageExtend } from './reply.ts';
import { rollback } from './rollback.ts';
import { state } from './state.ts';
import { tokenCreate, tokenList, tokenRevoke } from './token.ts';

/** Every command of `portal`, in the order of its help. */
export const commands: readonly Command[] = [
  importFile,
  check,
  loads,
  rollback,
  state,
  redact,
  apply,
  list,
  exportTenant,
  removeTenant,
  tokenCreate,
  tokenList,
  tokenRevoke,
  messageList,
  messageShow,
  messageAnswer,
  messageExtend,
  messageClose,
  messageReport,
  harvest,
  rekey,
  doctor,
];
