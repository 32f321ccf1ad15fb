import { once } from 'node:events';
import { constants, createWriteStream, type WriteStream } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { fold } from '../../../catalog/fields/choice.ts';
import { unmark } from '../../../catalog/fields/style.ts';
import { csvLine } from '../../../catalog/texto/csv.ts';
import { plainDigits } from '../../../catalog/texto/digits.ts';
import { guardFormula } from '../../../catalog/texto/formula.ts';
import { veil } from '../../../catalog/texto/privacy.ts';
import { Refusal } from '../../refusal.ts';
import { OURS } from '../columns/header.ts';
import type { FileLine } from '../read/csv.ts';
import type { RefusedCell } from './check.ts';

/** Refuses a place for the refused lines that could not be written, before an hour of reading ends in that. */
export async function refusePlace(path: string): Promise<void> {
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory())
    throw new Refusal(`--recusadas: ${path} é uma pasta. Diga o nome do arquivo, como ${path}/recusadas.csv.`);
  const folder = dirname(path);
  const above = await stat(folder).catch(() => null);
  if (!above?.isDirectory())
    throw new Refusal(
      `--recusadas: ${folder} ${above ? 'não é uma pasta' : 'não existe'}. Crie a pasta ou escolha outra.`,
    );
  await access(there ? path : folder, constants.W_OK).catch(() => {
    throw new Refusal(`--recusadas: não há permissão para gravar em ${there ? path : folder}. Escolha outra pasta.`);
  });
}

/**
 * All refused lines, to be mended and sent again: the line each stood on and the reason first, then its cells as they were.
 * One that has more cells than the header ends beyond it, so that whoever mends it only moves its cells to the left. What a
 * spreadsheet would run as a formula is guarded, and the guard is taken off when the file comes back.
 */
export class RefusedFile {
  readonly #path: string | null;
  #stream: WriteStream | null = null;
  #fault: Error | null = null;
  /** Of each column, whether it holds documents of people. */
  #personal: readonly boolean[] = [];

  constructor(path: string | null) {
    this.#path = path;
  }

  write(header: readonly string[], { number, cells }: FileLine, refused: readonly RefusedCell[]): void {
    if (this.#path === null) return;
    this.#stream ??= this.#open(this.#path, header);
    const width = Math.max(cells.length, header.length);
    const own = Array.from({ length: width }, (_, at) =>
      concealCell(unmark(cells[at] ?? ''), this.#personal[at] ?? false),
    );
    const reasons = refused.map(({ message }) => message).join(' ');
    this.#stream.write(`${csvLine([String(number), reasons, ...own].map(guardFormula))}\r\n`);
  }

  /** Waits where the disk is slower than the checks. */
  async drained(): Promise<void> {
    if (this.#fault) throw this.#fault;
    if (this.#stream?.writableNeedDrain) await once(this.#stream, 'drain');
  }

  #open(path: string, header: readonly string[]): WriteStream {
    this.#personal = header.map(isPersonalColumn);
    const stream = createWriteStream(path, { mode: 0o600 });
    // Told to whoever writes next: unheard, a full disk or a closed folder would end the process.
    stream.on('error', (error) => {
      this.#fault = error;
    });
    stream.write(`\ufeff${csvLine([...OURS, ...header.map(veil)].map(guardFormula))}\r\n`);
    return stream;
  }

  /** Where it is, if any line was refused. */
  async end(): Promise<string | null> {
    if (!this.#stream) return null;
    if (this.#fault) throw this.#fault;
    this.#stream.end();
    await finished(this.#stream);
    return this.#path;
  }
}

/** Whether a column holds documents of people, by its name. */
export const isPersonalColumn = (name: string): boolean => /cpf|documento|\bni\b/.test(fold(name));

/** A cell as it may be shown. Under a column of documents, what is shorter than a CNPJ is somebody's CPF, also a mistyped one. */
export function concealCell(cell: string, personal: boolean): string {
  const bare = plainDigits(cell).replace(/\W/g, '');
  const short = personal && bare.length < 12 && /\d{6}/.test(bare);
  return short && !/[*#x]/i.test(cell) ? cell.replace(/\p{Nd}/gu, '*') : veil(cell);
}
