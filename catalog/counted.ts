/** Rows by the values that they have in a field. */
export interface Counted<N extends string = string> {
  field: N;
  values: readonly string[];
}
