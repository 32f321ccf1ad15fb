import { setTimeout } from 'node:timers/promises';
import { shoot } from '../faults/shot.ts';

const HOST = 'pmdemo.transparencia.localhost';
const EVERY_MS = 15_000;

/** Count and sum of a list, as the portal tells them. */
export interface ListTotals {
  rows: number;
  sum: number;
}

/** The totals in an answer of the API to a list of contracts; null where it is none. */
export function contractTotals(text: string): ListTotals | null {
  if (!text.startsWith('{')) return null;
  const { total, totals } = JSON.parse(text) as { total?: number; totals?: { vlrContrato?: number } };
  return total === undefined || totals?.vlrContrato === undefined ? null : { rows: total, sum: totals.vlrContrato };
}

/** A body's system that publishes its contracts again and again, each time with another word in the first of them. */
export class SoakPublisher {
  readonly #port: number;
  readonly #token: string;
  readonly path: string;
  readonly #year: number;
  #file = '';
  /** Totals of what was there before the first load, which every load keeps. */
  totals: ListTotals = { rows: 0, sum: 0 };
  published = 0;
  refused = 0;
  #mark = '';

  constructor(port: number, token: string, year: number) {
    this.#port = port;
    this.#token = token;
    this.#year = year;
    this.path = `/api/v1/contratos?numAnoPub=${year}`;
  }

  /** Reads the file that it will publish from the portal itself. */
  async learn(): Promise<void> {
    const file = await this.#get(`/api/v1/contratos.csv?numAnoPub=${this.#year}`);
    this.#file = Buffer.from(file, 'latin1').toString('utf8');
    this.totals = contractTotals(await this.#get(this.path)) ?? this.totals;
  }

  /** Publishes until it is told to stop. */
  async publishAgain(stop: AbortSignal): Promise<void> {
    for (let i = 1; !stop.aborted; i++) {
      await this.#publish(`carga de ensaio ${i}`);
      await setTimeout(EVERY_MS, undefined, { signal: stop }).catch(() => undefined);
    }
  }

  /** Whether what was published last is what is read now, with its totals. */
  async isKept(): Promise<boolean> {
    const text = Buffer.from(await this.#get(`/api/v1/contratos.csv?numAnoPub=${this.#year}`), 'latin1').toString(
      'utf8',
    );
    const now = contractTotals(await this.#get(this.path));
    return text.includes(this.#mark) && now?.rows === this.totals.rows && now.sum === this.totals.sum;
  }

  /** Sends the file; one whose answer was lost is sent again, as `portal import` does. */
  async #publish(mark: string): Promise<void> {
    const body = Buffer.from(marked(this.#file, mark));
    for (let left = 5; left > 0; left--) {
      const { status } = await shoot(this.#port, {
        method: 'PUT',
        host: HOST,
        path: `/api/v1/envios/contratos/contratos.csv?periodo=${this.#year}`,
        headers: { authorization: `Bearer ${this.#token}` },
        body,
        patience: 60_000,
      });
      if (status === 200) {
        this.published++;
        this.#mark = mark;
        return;
      }
      await setTimeout(1_000);
    }
    this.refused++;
  }

  async #get(path: string): Promise<string> {
    const { status, text } = await shoot(this.#port, { host: HOST, path });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return text;
  }
}

const OBJECT = 'txtObjeto';

/** The file with a word more in the text of its first row. */
export function marked(file: string, mark: string): string {
  const [header = '', first = ''] = file.split('\n', 2);
  const place = header.split(',').indexOf(OBJECT);
  const cells = first.match(/(?:"(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
  const cell = (cells[place] ?? '').replace(/,$/, '').replace(/^"|"$/g, '');
  cells[place] = `"${cell} (${mark})",`;
  return file.replace(first, cells.join(''));
}
