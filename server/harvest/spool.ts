import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dataset, fieldOf, storedOf } from '../../catalog/dataset.ts';
import type { Field, Value } from '../../catalog/fields/field.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { veil } from '../../catalog/texto/privacy.ts';
import type { CallWindow, WireCall, WireRow } from './calls.ts';

/**
 * Rows from the wire in temporary files, one for each period. Documents of persons are masked before they are written.
 */
export class RowSpool {
  readonly #dir: string;
  readonly #set: Dataset;
  readonly #call: WireCall;
  readonly #names: Readonly<Record<string, string>>;
  readonly #seen = new Set<string>();
  readonly #begun = new Set<string>();
  /** Number of rows that came. */
  rows = 0;
  /** Number of rows of each period. */
  readonly periods = new Map<string, number>();
  /** Number of rows without a period of their own, which took that of the question. */
  dated = 0;
  /** Number of rows whose period is unknown. */
  lost = 0;

  private constructor(dir: string, set: Dataset, call: WireCall) {
    this.#dir = dir;
    this.#set = set;
    this.#call = call;
    this.#names = call.names ?? {};
  }

  static async open(set: Dataset, call: WireCall): Promise<RowSpool> {
    return new RowSpool(await mkdtemp(join(tmpdir(), 'portal-coleta-')), set, call);
  }

  file = (period: string): string => join(this.#dir, `${encodeURIComponent(period)}.csv`);

  close = (): Promise<void> => rm(this.#dir, { recursive: true, force: true });

  /** Fields that no row had under any name. */
  absent(): string[] {
    return storedOf(this.#set).flatMap(([name]) =>
      this.#seen.has(name) || this.#seen.has(this.#names[name] ?? '') ? [] : [name],
    );
  }

  /** Fields that came and have no place here. */
  unknown(): string[] {
    const known = new Set([...Object.keys(this.#set.fields), ...Object.values(this.#names)]);
    return [...this.#seen].filter((name) => !known.has(name)).sort();
  }

  /** Adds the rows of one answer. */
  async add(rows: readonly WireRow[], window: CallWindow | null): Promise<void> {
    const texts = new Map<string, string>();
    this.rows += rows.length;
    for (const came of rows) {
      const row = { ...this.#call.besides?.(came), ...came };
      for (const name of Object.keys(row)) this.#seen.add(name);
      const period = this.#periodOf(row, window);
      if (period === null) this.lost += 1;
      else texts.set(period, (texts.get(period) ?? '') + this.#line(row, period));
      if (period !== null) this.periods.set(period, (this.periods.get(period) ?? 0) + 1);
    }
    for (const [period, text] of texts) await this.#append(period, text);
  }

  #periodOf(row: WireRow, window: CallWindow | null): string | null {
    const field = fieldOf(this.#set, this.#set.period);
    const own = this.#cell(row, this.#set.period, field);
    if (parsed(field, own) !== null) return own;
    const asked = window && [window.from, window.from.slice(0, 7), window.from.slice(0, 4)];
    const guess = asked?.find((text) => parsed(field, text) !== null) ?? null;
    if (guess !== null) this.dated += 1;
    return guess;
  }

  #line(row: WireRow, period: string): string {
    const cells = storedOf(this.#set).map(([name, field]) =>
      name === this.#set.period ? period : this.#cell(row, name, field),
    );
    return `${csvLine(cells)}\n`;
  }

  /**
   * Text of a value for the file: canonical where it can be read, else as it came, for the load to refuse with its
   * reason.
   */
  #cell(row: WireRow, name: string, field: Field): string {
    const wired = row[name] ?? row[this.#names[name] ?? ''] ?? null;
    if (wired === null || typeof wired === 'object') return '';
    const text = field.unwire(wired as Value);
    return text.trim() === '' ? '' : (parsed(field, text) ?? veil(text));
  }

  async #append(period: string, text: string): Promise<void> {
    const isNew = !this.#begun.has(period);
    this.#begun.add(period);
    const header = storedOf(this.#set)
      .map(([name]) => name)
      .join(';');
    await appendFile(this.file(period), isNew ? `${header}\n${text}` : text, { mode: 0o600 });
  }
}

/** Dialects to try: some portals write numbers and dates in the Brazilian way. */
function parsed(field: Field, text: string): string | null {
  const plain = field.parse(text, 'plain');
  const read = plain.ok ? plain : field.parse(text, 'br');
  return read.ok ? field.print(read.value) : null;
}
