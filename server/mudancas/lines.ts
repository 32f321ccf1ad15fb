import { type Dataset, storedOf } from '../../catalog/dataset.ts';
import type { TipoMudanca } from '../../catalog/mudancas/answer.ts';
import { Splitter } from '../import/read/csv.ts';
import { ARCHIVED_FORMAT } from '../import/stage/archive.ts';
import type { ScannedLine } from './scan.ts';

/** Whether a row stood before the load or stands after it. */
export type RecordSide = 'before' | 'now';

/** A record that came, changed or went. */
export interface RecordChange {
  tipo: TipoMudanca;
  periodo: string;
  /** The canonical texts of its key. */
  chave: string[];
  campos: string[];
  /** How it last stood, of one that went: the texts of its archive. */
  registro: Readonly<Record<string, string>> | null;
}

type Cells = Readonly<Record<string, string>>;

/** The rows of a record that are not the same on both sides. */
interface DifferingRows {
  tipo: TipoMudanca;
  periodo: string;
  chave: string[];
  before: Cells[];
  now: Cells[];
}

/** The rows that differ, put together by the key of their record. */
export class RecordLines {
  readonly #set: Dataset;
  readonly #most: number;
  readonly #records = new Map<string, DifferingRows>();

  /** Keeps so many records at most. */
  constructor(set: Dataset, most: number) {
    this.#set = set;
    this.#most = most;
  }

  keep(line: ScannedLine, tipo: TipoMudanca, side: RecordSide): void {
    const cells = cellsOf(line);
    const chave = this.#set.key.map((name) => cells[name] ?? '');
    const name = JSON.stringify(chave);
    const known = this.#records.get(name);
    if (!known && this.#records.size >= this.#most) return;
    const record = known ?? { tipo, periodo: line.period, chave, before: [], now: [] };
    record[side].push(cells);
    this.#records.set(name, record);
  }

  *changes(): Generator<RecordChange> {
    const names = storedOf(this.#set).map(([name]) => name);
    for (const { tipo, periodo, chave, before, now } of this.#records.values()) {
      const campos = tipo === 'alterado' ? changedFields(names, before, now) : [];
      yield { tipo, periodo, chave, campos, registro: tipo === 'retirado' ? (before[0] ?? null) : null };
    }
  }
}

/** The values of a line that says something, by the names of its columns. */
function cellsOf(line: ScannedLine): Cells {
  const [{ cells } = { cells: [] }] = new Splitter(ARCHIVED_FORMAT.separador).push(`${line.text()}\n`);
  return Object.fromEntries(line.names.map((name, i) => [name, cells[i] ?? '']).filter(([, cell]) => cell !== ''));
}

/** Fields whose values differ. Where a record has more or fewer rows than before, its fields are not what changed. */
function changedFields(names: readonly string[], before: readonly Cells[], now: readonly Cells[]): string[] {
  if (before.length !== now.length) return [];
  const values = (rows: readonly Cells[], name: string): string => JSON.stringify(rows.map((row) => row[name]).sort());
  return names.filter((name) => values(before, name) !== values(now, name));
}
