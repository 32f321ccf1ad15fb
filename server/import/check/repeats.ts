import type { FileLine } from '../read/csv.ts';
import type { Repeated } from '../read/table.ts';
import { fingerprintCells } from './fingerprints.ts';
import { Numbers } from './numbers.ts';
import { LONGEST, PAGE, RepeatedPages, type Run } from './pages.ts';
import type { WarningMatter, WarningNotes } from './warnings.ts';

/** What a line comes to, held back until it is known whether the line is of a page that repeats another. */
export type Held = () => string;

interface File {
  name: string;
  from: number;
  unit: string;
}

/**
 * Lines that repeat a whole run of earlier ones. A page that was exported twice would double its sums, and a payroll without
 * names has such runs by right: which it is, the publisher says. Until then they are counted and told, and never dropped.
 */
export class RepeatGuard {
  readonly #told: Repeated | null;
  readonly #notes: WarningNotes;
  readonly #pages: RepeatedPages;
  readonly #lines = new Numbers();
  readonly #files: File[] = [];
  #held: Held[] = [];

  constructor(told: Repeated | null, notes: WarningNotes) {
    this.#told = told;
    this.#notes = notes;
    this.#pages = new RepeatedPages(told === 'descartar');
  }

  begin(name: string): void {
    this.#files.push({ name, from: this.#pages.size, unit: 'linha' });
  }

  /** What may be published now that a line came. */
  take(line: FileLine, held: Held): string {
    const file = this.#files.at(-1);
    if (file && line.record !== undefined) file.unit = 'registro';
    this.#lines.push(line.record ?? line.number);
    const repeated = this.#pages.add(line.cells, line.print ?? fingerprintCells(line.cells));
    if (this.#told !== 'descartar') return held();
    this.#held.push(held);
    if (repeated > 0) this.#held.splice(-repeated);
    return this.#held.length > 2 * LONGEST ? this.#release(LONGEST) : '';
  }

  /** A file that is another byte for byte, of so many lines, of which so many are different; `sure` when its name says nothing. */
  twin(name: string, other: string, { count, kinds, sure }: { count: number; kinds: number; sure: boolean }): void {
    if (count === 0) return;
    const certain = this.#told === 'descartar' || (sure && kinds >= PAGE);
    this.#notes.add(certain ? 'pagina' : 'duvida', `${name} é igual a ${other}`, count);
  }

  /** What was held back until the last line. */
  end(): string {
    const matter: WarningMatter =
      this.#told === 'descartar' ? 'pagina' : this.#told === 'manter' ? 'mantida' : 'duvida';
    for (const run of this.#pages.runs) this.#notes.add(matter, this.#say(run), run.count);
    return this.#release(0);
  }

  #release(keep: number): string {
    return this.#held
      .splice(0, this.#held.length - keep)
      .map((held) => held())
      .join('');
  }

  #say({ at, of, count }: Run): string {
    return `${this.#span(at, at + count - 1)}, ${this.#feminine(of) ? 'iguais às' : 'iguais aos'} ${this.#span(of, of + count - 1)}`;
  }

  #feminine = (at: number): boolean => this.#fileOf(at).unit === 'linha';

  #span(first: number, last: number): string {
    const [from, to] = [this.#fileOf(first), this.#fileOf(last)];
    const begin = `${from.unit}s ${this.#lines.at(first)}`;
    if (from !== to) return `${begin} de ${from.name} a ${this.#lines.at(last)} de ${to.name}`;
    return `${begin} a ${this.#lines.at(last)}${this.#files.length > 1 ? ` de ${from.name}` : ''}`;
  }

  #fileOf(at: number): File {
    return this.#files.findLast(({ from }) => from <= at) ?? { name: '', from: 0, unit: 'linha' };
  }
}
