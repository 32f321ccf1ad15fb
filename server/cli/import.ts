import { basename } from 'node:path';
import { type Dataset, fieldOf } from '../../catalog/dataset.ts';
import { refusePlace } from '../import/check/refused.ts';
import { readLayout } from '../import/columns/layout.ts';
import { load } from '../import/load.ts';
import type { LoadOptions } from '../import/options.ts';
import { type LoadReport, RejectedLoad } from '../import/publish/report.ts';
import { filesAt } from '../import/read/files.ts';
import { Refusal } from '../refusal.ts';
import { defineCommand } from './command.ts';
import { forcedOf, type ImportContext, importArguments, importOptions, refusedPathOf, shareOf } from './flags.ts';
import { findDataset, findTenant, parseDayOption, refuseInapplicable } from './lookup.ts';
import { importRemotely } from './remote.ts';
import { lines } from './report.ts';
import { UsageError } from './usage.ts';

const examples = [
  'portal import --tenant pmdemo contratos contratos.csv',
  'portal import --tenant pmdemo pagamentos pagamentos-2025.zip --periodo 2025',
  'portal import --tenant pmdemo servidores folha/ --mapa folha.yaml --referencia 2025-11-30',
  'portal import --servidor https://pmdemo.transparencia.example.com.br contratos contratos.csv',
];

export const importFile = defineCommand({
  name: 'import',
  summary: 'Publica um arquivo: tudo, ou nada.',
  about: [
    'O conteúdo decide o formato, e não o nome. Separador, codificação, decimais e datas são descobertos e mostrados no relatório.',
    'As linhas do arquivo tomam o lugar das que havia nos mesmos períodos. As recusadas voltam em um CSV com o motivo, para corrigir e enviar de novo.',
  ],
  args: importArguments,
  options: importOptions,
  examples,
  run: (context) => send(context, false),
});

export const checkFile = defineCommand({
  name: 'check',
  summary: 'Confere um arquivo como se fosse publicá-lo, e não muda nada.',
  args: importArguments,
  options: importOptions,
  examples: [examples[0]?.replace('import', 'check') ?? ''],
  run: (context) => send(context, true),
});

async function send(context: ImportContext, rehearsal: boolean): Promise<object> {
  const [id = '', path = ''] = context.args;
  const set = findDataset(id);
  if (context.options.recusadas) await refusePlace(context.options.recusadas);
  const take = context.options.servidor ? importRemotely : here;
  try {
    return told(context, set, await take(context, set, path, rehearsal));
  } catch (error) {
    if (error instanceof RejectedLoad) show(context, set, error.report);
    throw error;
  }
}

async function here(context: ImportContext, set: Dataset, path: string, rehearsal: boolean): Promise<LoadReport> {
  const { tenant } = context.options;
  if (!tenant) throw new UsageError('Falta --tenant: diga de que órgão é o arquivo');
  const job = await jobOf(context, set, path);
  const task = context.progress.begin(set.id, 'linhas');
  const report = await context.own(async (client) => {
    const body = await findTenant(client, tenant);
    refuseInapplicable(set, body);
    return load(client, { ...job, tenant: body.id, rehearsal, onProgress: task.at, onStage: task.doing });
  });
  task.end();
  return report;
}

function told(context: ImportContext, set: Dataset, report: LoadReport): object {
  for (const line of lines(set, report)) context.out(line);
  return { report };
}

/**
 * Prints the report of a file that was not published, without its last line: the refusal's own sentence says the
 * outcome.
 */
function show(context: ImportContext, set: Dataset, report: LoadReport): void {
  for (const line of lines(set, report).slice(0, -1)) context.out(line);
}

async function jobOf(context: ImportContext, set: Dataset, path: string): Promise<Omit<LoadOptions, 'tenant'>> {
  const { options, author, signal, err } = context;
  const layout = options.mapa ? await readLayout(options.mapa, set) : undefined;
  return {
    dataset: set,
    files: filesAt(path),
    name: basename(path),
    ...(options.periodo.length > 0 && { period: options.periodo.map((text) => periodOf(set, text)) }),
    ...(options.referencia && { reference: parseDayOption('referencia', options.referencia) }),
    author,
    forced: forcedOf(options),
    ...(layout && { layout }),
    ignore: options.ignorar,
    maxRefused: shareOf(options['max-refused']),
    force: options.force,
    ...(options.acrescenta && { append: true }),
    refusedPath: refusedPathOf(context, set),
    signal,
    onWait: () => err(`Outra carga de ${set.id} está em andamento; esperando que termine…`),
  };
}

function periodOf(set: Dataset, text: string): string | number | boolean {
  const field = fieldOf(set, set.period);
  const parsed = field.parse(text, 'br');
  if (parsed.ok) return parsed.value;
  throw new Refusal(`--periodo: “${text}” ${parsed.message}.`);
}
