import type pg from 'pg';
import { type Dataset, fieldOf } from '../../../catalog/dataset.ts';
import type { Value } from '../../../catalog/fields/field.ts';
import { hideCpf } from '../../../catalog/texto/privacy.ts';
import { Fault } from '../../http/fault.ts';
import type { LineMend } from '../../import/check/mends.ts';
import type { LoadTask } from '../../import/process/task.ts';
import type { ForcedFormat } from '../../import/read/table.ts';
import type { EnsaioFolder } from './folder.ts';
import type { EnsaioOrder, EnsaioRow } from './store.ts';

/** What a person said of how a file is written, as the import knows it. */
export function forcedReading({ leitura, repetidas }: EnsaioOrder): ForcedFormat {
  const { codificacao, separador, planilha, datas, decimais } = leitura;
  return {
    ...(codificacao && { codificacao }),
    ...(separador && { separador }),
    ...(planilha && { planilha }),
    ...(datas && { data: datas }),
    ...(decimais && { decimal: decimais }),
    ...(repetidas && { repetidas }),
  };
}

/** The periods of an order as values of its dataset. */
export const orderedPeriods = (set: Dataset, { periodo }: Pick<EnsaioOrder, 'periodo'>): Value[] =>
  periodo.map((word) => {
    const parsed = fieldOf(set, set.period).parse(word, 'br');
    if (parsed.ok) return parsed.value;
    throw new Fault(400, 'BAD_REQUEST', `Período: “${word}” ${parsed.message}.`);
  });

/** What the files of a rehearsal are called on the page of their load. */
export function sentName(files: readonly { nome: string }[]): string {
  const [first, ...others] = files.map(({ nome }) => hideCpf(nome));
  if (others.length === 0) return first ?? '';
  const folder = (first ?? '').split('/');
  const shared = folder.length > 1 && others.every((name) => name.startsWith(`${folder[0]}/`));
  return shared ? `${folder[0]}/ (${others.length + 1} arquivos)` : `${first} e mais ${others.length}`;
}

/** Where the files of a rehearsal lie, under the names that their sender gave them. */
export const namedFilesOf = (folder: EnsaioFolder, row: EnsaioRow) =>
  row.arquivos.map(({ id, nome }) => ({ path: folder.file(row, id), name: nome }));

/** The load of a rehearsal, without what parts a rehearsal from a publication. */
export function loadTaskOf(
  folder: EnsaioFolder,
  database: pg.ClientConfig,
  row: EnsaioRow,
  set: Dataset,
  mends: readonly LineMend[],
): LoadTask {
  const { pedido } = row;
  const choices = row.relato?.reading?.choices ?? pedido.colunas ?? {};
  const period = orderedPeriods(set, pedido);
  return {
    database,
    tenant: row.tenant,
    dataset: set.id,
    files: namedFilesOf(folder, row),
    name: sentName(row.arquivos),
    author: row.quem,
    forced: forcedReading(pedido),
    choices,
    mends,
    // Mended or read by other columns, the same bytes are other rows.
    ...((mends.length > 0 || Object.keys(choices).length > 0) && { anew: true }),
    ...(period.length > 0 && { period }),
    ...(pedido.referencia && { reference: pedido.referencia }),
    ...(pedido.acrescenta && { append: true }),
  };
}
