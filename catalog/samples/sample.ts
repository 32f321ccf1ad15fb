/** A row as the publisher writes it: text by field name, in the Brazilian dialect, absent where there is nothing. */
export type Cells = Readonly<Record<string, string>>;

export interface SampleRow {
  cells: Cells;
  /** Why the import refuses it: the field at fault and words of the sentence that says so. */
  refused?: { field: string; reason: string };
}

/** A dozen honest rows, two of them bad: tests, previews and the publisher's model file read them. */
export type Sample = readonly SampleRow[];

export const good = (cells: Cells): SampleRow => ({ cells });
export const bad = (field: string, reason: string, cells: Cells): SampleRow => ({ cells, refused: { field, reason } });
