/** A record of SAPL as its API answers it. */
export type SaplRecord = Readonly<Record<string, unknown>>;

/** The text of a member of a record; empty where there is none. */
export const textIn = (record: SaplRecord | undefined, name: string): string => {
  const value = record?.[name];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};

/** The day in a date or a moment: 2026-03-24. */
export const dayIn = (record: SaplRecord | undefined, name: string): string => textIn(record, name).slice(0, 10);

/** The id that a record has, or that it names another by. */
export const idIn = (record: SaplRecord | undefined, name = 'id'): string => textIn(record, name);

/** Records by the text of one of their members, in the order in which they came. */
export function groupRecords(records: readonly SaplRecord[], name: string): ReadonlyMap<string, SaplRecord[]> {
  const found = new Map<string, SaplRecord[]>();
  for (const record of records) {
    const key = textIn(record, name);
    const old = found.get(key);
    if (old) old.push(record);
    else found.set(key, [record]);
  }
  return found;
}

/** Records found by their id. What others name and is not there is counted, for the report. */
export class SaplTable {
  readonly #byId: ReadonlyMap<string, SaplRecord>;
  /** Times that a record was named that is not there. */
  missing = 0;

  constructor(records: readonly SaplRecord[]) {
    this.#byId = new Map(records.map((record) => [idIn(record), record]));
  }

  /** The record that a member of another names. */
  of(record: SaplRecord | undefined, name: string): SaplRecord | undefined {
    const id = idIn(record, name);
    if (id === '') return undefined;
    const found = this.#byId.get(id);
    if (!found) this.missing += 1;
    return found;
  }

  has = (id: string): boolean => this.#byId.has(id);
  get = (id: string): SaplRecord | undefined => this.#byId.get(id);
}
