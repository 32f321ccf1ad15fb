import { type BenchFigure, median, ms, timed } from './figure.ts';
import { ask } from './http.ts';

/** The page that is compared with the first, and rows of a page. */
const DEEP_PAGE = 10_000;
const SIZE = 50;
const STRIDE = 1_000;
const ROUNDS = 20;

/** Time of a page far down a list, by the cursor of the row before it, against the first page. Needs half a million payments. */
export async function measureCursor(base: string): Promise<BenchFigure> {
  const list = `${base}/v1/pagamentos`;
  const after = await cursorAt(list, DEEP_PAGE * SIZE);
  const [first, deep]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    // Each size is asked for once, so that no cached answer is measured.
    const size = SIZE + round;
    first.push(await timed(() => ask(`${list}?_size=${size}`)));
    deep.push(await timed(() => ask(`${list}?_size=${size}&_apos=${after}`)));
  }
  return {
    what: `Page ${DEEP_PAGE.toLocaleString('en-US')} of payments, by its cursor`,
    measured: ms(median(deep)),
    against: `${ms(median(first))}, page 1`,
    ratio: median(deep) / median(first),
    limit: { most: 1.2 },
  };
}

/** The cursor of a row so far down a list, read in long strides. */
async function cursorAt(list: string, row: number): Promise<string> {
  let after = '';
  for (let read = 0; read < row; read += STRIDE) {
    const { proxima } = await page(`${list}?_size=${STRIDE}&_campos=numDocPag${after && `&_apos=${after}`}`);
    if (!proxima) throw new Error(`the list of payments ends before row ${row}`);
    after = proxima;
  }
  return after;
}

const page = async (url: string): Promise<{ proxima: string | null }> => (await fetch(url)).json();
