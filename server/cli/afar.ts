import type { Dataset } from '../../catalog/dataset.ts';
import type { LoadReport } from '../import/publish/report.ts';
import { Refusal } from '../refusal.ts';
import { send } from '../remote/send.ts';
import { forcedOf, type Given, refusedPathOf, shareOf } from './import.ts';
import { Usage } from './usage.ts';

/** The same import, in a portal that runs elsewhere: the file goes there, and its report comes back. */
export async function afar(context: Given, set: Dataset, file: string, rehearsal: boolean): Promise<LoadReport> {
  const { options, signal, progress } = context;
  const token = options.token ?? process.env.PORTAL_TOKEN;
  if (!token) throw new Usage('Falta a chave: ponha-a na variável PORTAL_TOKEN');
  if (options.mapa)
    throw new Refusal(
      'Um mapa vale só no próprio servidor: peça a quem o opera que o inclua em server/import/sources.',
    );
  const task = progress.begin(`${set.id}: envio`, 'bytes');
  const { report } = await send({
    server: options.servidor ?? '',
    token,
    dataset: set.id,
    file,
    options: orderOf(options, rehearsal),
    refusedPath: refusedPathOf(context, set),
    signal,
    onProgress: ({ sent, size }) => (sent < size ? task.at(sent) : task.doing('o portal confere e publica')),
  });
  task.end();
  return report;
}

/** What the command says, under the names of the API. */
const orderOf = (given: Given['options'], conferir: boolean): Record<string, unknown> => ({
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
