import type { Dataset } from '../../catalog/dataset.ts';
import type { LoadReport } from '../import/publish/report.ts';
import { Refusal } from '../refusal.ts';
import { sendFile } from '../remote/send.ts';
import { forcedOf, type ImportContext, refusedPathOf, shareOf } from './flags.ts';
import { formatCount } from './progress.ts';
import { UsageError } from './usage.ts';

/** Imports into a portal that runs elsewhere: sends the file there and returns its report. */
export async function importRemotely(
  context: ImportContext,
  set: Dataset,
  file: string,
  rehearsal: boolean,
): Promise<LoadReport> {
  const { options, settings, signal, progress } = context;
  const token = options.token ?? settings.PORTAL_TOKEN;
  if (!token) throw new UsageError('Falta a chave: ponha-a na variável PORTAL_TOKEN');
  if (options.mapa)
    throw new Refusal(
      'Um mapa vale só no próprio servidor: peça a quem o opera que o inclua em server/import/sources.',
    );
  const task = progress.begin(`${set.id}: envio`, 'bytes');
  const { report } = await sendFile({
    server: options.servidor ?? '',
    token,
    dataset: set.id,
    file,
    options: orderOf(options, rehearsal),
    refusedPath: refusedPathOf(context, set),
    signal,
    onProgress: ({ sent, size, read, stage }) =>
      sent < size
        ? task.at(sent)
        : task.doing(`o portal publica: ${stage ?? `${formatCount(read ?? 0)} linhas lidas`}`),
  });
  task.end();
  return report;
}

/** Options of the command under the names of the API. */
const orderOf = (given: ImportContext['options'], conferir: boolean): Record<string, unknown> => ({
  ...(given.tenant && { orgao: given.tenant }),
  ...(given.periodo.length > 0 && { periodo: given.periodo }),
  ...(given.referencia && { referencia: given.referencia }),
  maxRecusadas: shareOf(given['max-refused']) * 100,
  forcar: given.force,
  conferir,
  acrescenta: given.acrescenta,
  ignorar: given.ignorar,
  ...forcedOf(given),
});
