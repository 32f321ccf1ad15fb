/** A row of the grid, as it is shown now. */
export interface MendingRow {
  key: string;
  /** The place of the row in the file. */
  linha: string;
  /** A problem of the row as a whole. */
  problema: string | null;
  celulas: readonly MendingCell[];
}

export interface MendingCell {
  /** The number of its column in the file. */
  coluna: number;
  /** The name of its column, where the file of the row has other columns than the head of the grid says. */
  nome: string | null;
  valor: string;
  /** The sentence on what is wrong with it. */
  problema: string | null;
  /** Whether the person wrote another value than the file has. */
  mudada: boolean;
  /** Whether the value cannot be shown as it is in the file. */
  mascarada: boolean;
}

export interface MendingColumn {
  coluna: number;
  nome: string;
}
