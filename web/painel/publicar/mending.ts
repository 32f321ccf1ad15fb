import type { LinhaRecusada } from '../../../catalog/painel/publicar/answer.ts';
import type { Emendas } from '../../../catalog/painel/publicar/request.ts';
import type { MendingRow } from './rows.ts';

/** Cells that a person wrote and that were not checked yet, by row and column. */
export type MendedCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The name of a row in the draft: the file may have the same line as another. */
const rowKey = ({ arquivo, linha }: Pick<LinhaRecusada, 'arquivo' | 'linha'>): string => `${linha}:${arquivo}`;

/** The draft with one more cell; a cell written as it was is no change. */
export function mendCell(cells: MendedCells, row: LinhaRecusada, column: number, valor: string): MendedCells {
  const key = rowKey(row);
  const { [String(column)]: _, ...others } = cells[key] ?? {};
  const own = row.celulas[column] === valor ? others : { ...others, [column]: valor };
  const { [key]: __, ...rest } = cells;
  return Object.keys(own).length === 0 ? rest : { ...rest, [key]: own };
}

/** The row as the grid shows it, with what the person wrote. */
export function gridRow(row: LinhaRecusada, columns: readonly number[], cells: MendedCells): MendingRow {
  const own = cells[rowKey(row)] ?? {};
  const problemOf = (column: number) => row.problemas.find(({ coluna }) => coluna === column)?.frase ?? null;
  return {
    key: rowKey(row),
    linha: row.linha.toLocaleString('pt-BR'),
    problema:
      row.problemas
        .filter(({ coluna }) => coluna === null)
        .map(({ frase }) => frase)
        .join(' ') || null,
    celulas: columns.map((column) => ({
      coluna: column,
      nome: row.colunas?.[column] ?? null,
      valor: own[String(column)] ?? row.celulas[column] ?? '',
      problema: problemOf(column),
      mudada: String(column) in own,
      mascarada: row.mascaradas.includes(column),
    })),
  };
}

/** Columns with a problem in one of the rows; all of them when the problem is of the row. */
export function faultyColumns(rows: readonly LinhaRecusada[], total: number): number[] {
  const all = Array.from({ length: total }, (_, i) => i);
  const faulty = new Set(rows.flatMap(({ problemas }) => problemas.map(({ coluna }) => coluna)));
  return faulty.has(null) ? all : all.filter((column) => faulty.has(column));
}

/** What the server is sent: the written cells, and null for those that stay as the file has them. */
export function mendedRows(rows: readonly LinhaRecusada[], cells: MendedCells): Emendas['linhas'] {
  return rows.flatMap((row) => {
    const own = cells[rowKey(row)];
    return own ? [{ arquivo: row.arquivo, linha: row.linha, celulas: mendedRow(row, own) }] : [];
  });
}

/** A row that was mended before keeps what was written then; a masked cell is never sent back masked. */
function mendedRow({ celulas, mascaradas, emendada }: LinhaRecusada, own: Readonly<Record<string, string>>) {
  const width = Math.max(celulas.length, ...Object.keys(own).map((column) => Number(column) + 1));
  return Array.from({ length: width }, (_, column) => {
    const written = own[String(column)];
    if (written !== undefined) return written;
    return emendada && !mascaradas.includes(column) ? (celulas[column] ?? null) : null;
  });
}
