import { tenantApply } from './apply.ts';
import { backupCommand } from './backup.ts';
import type { Command } from './command.ts';
import { commentsCommand } from './comments.ts';
import { distributeCommand } from './distribute.ts';
import { doctorCommand } from './doctor.ts';
import { tenantExport } from './export.ts';
import { harvestCommand } from './harvest.ts';
import { checkFile, importFile } from './import.ts';
import { messageList, messageReport, messageShow } from './inbox.ts';
import { tenantList } from './list.ts';
import { loadsCommand } from './loads.ts';
import { maskCommand } from './mask.ts';
import { tenantMove } from './move.ts';
import { pessoasConvidar, pessoasLink, pessoasListar, pessoasPapeis, pessoasRemover } from './pessoas.ts';
import { pntpAttest, pntpCommand } from './pntp.ts';
import { redactCommand } from './redact.ts';
import { messageRekey } from './rekey.ts';
import { tenantRemove } from './remove.ts';
import { messageAnswer, messageClose, messageExtend } from './reply.ts';
import { restoreCommand } from './restore.ts';
import { rollbackCommand } from './rollback.ts';
import { saplCommand } from './sapl.ts';
import { stateCommand } from './state.ts';
import { tokenCreate, tokenList, tokenRevoke } from './token.ts';
import { verifyCommand } from './verify.ts';
import { webhookAdd, webhookList, webhookRemove, webhookRetry, webhookTest } from './webhook.ts';

/** Every command of `portal`, in the order of its help. */
export const commands: readonly Command[] = [
  importFile,
  checkFile,
  loadsCommand,
  rollbackCommand,
  stateCommand,
  pntpCommand,
  pntpAttest,
  redactCommand,
  maskCommand,
  tenantApply,
  tenantList,
  tenantExport,
  tenantMove,
  tenantRemove,
  pessoasConvidar,
  pessoasLink,
  pessoasListar,
  pessoasPapeis,
  pessoasRemover,
  tokenCreate,
  tokenList,
  tokenRevoke,
  webhookAdd,
  webhookList,
  webhookTest,
  webhookRetry,
  webhookRemove,
  messageList,
  messageShow,
  messageAnswer,
  messageExtend,
  messageClose,
  messageReport,
  commentsCommand,
  harvestCommand,
  saplCommand,
  messageRekey,
  distributeCommand,
  backupCommand,
  restoreCommand,
  verifyCommand,
  doctorCommand,
];
