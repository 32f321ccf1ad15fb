import { pagamentos } from '../catalog/datasets/pagamentos.ts';
import { cnpj } from '../catalog/samples/digits.ts';
import type { Cells } from '../catalog/samples/sample.ts';
import { generate } from '../demo/generate.ts';
import { csv } from '../demo/kit/csv.ts';
import { UNTIL } from './stage.ts';

/** Factor by which a body with so many payments has more suppliers than the demonstration town. */
const TOWNS = 20;
/** Rows that are written at a time. */
const BATCH = 2_000;
/** Stand for the number of a row and of its round until it is written. */
const NUMBER = '@@';
const ROUND = '##';

/**
 * The file of so many payments of one body: those of the demonstration town repeated, each round with suppliers of its
 * own. Each line is printed once and then only numbered, so that the making of ten million does not outlast their load.
 */
export async function* paymentText(most: number): AsyncGenerator<string> {
  const [header = '', ...lines] = await linesOf(baseRows(), most);
  yield `${header}\n`;
  for (let i = 0; i < most; i += BATCH) {
    let text = '';
    for (let at = i; at < Math.min(most, i + BATCH); at++)
      text += `${numbered(lines[at % lines.length] ?? '', at, Math.floor(at / lines.length))}\n`;
    yield text;
  }
}

const numbered = (line: string, at: number, round: number): string =>
  line.replace(NUMBER, String(at)).replace(ROUND, String(round));

async function linesOf(base: readonly Cells[], most: number): Promise<string[]> {
  let text = '';
  for await (const piece of csv(templateRows(base, Math.min(most, base.length * TOWNS)), pagamentos)) text += piece;
  return text.trimEnd().split(/\r?\n/);
}

const baseRows = (): Cells[] => {
  const made = generate({ seed: 1, scale: 1, until: UNTIL, tenant: 'pmdemo' });
  return [...(made.datasets.find(({ dataset }) => dataset === pagamentos)?.rows() ?? [])];
};

function* templateRows(base: readonly Cells[], most: number): Generator<Cells> {
  for (let i = 0; i < most; i++) {
    const cells = base[i % base.length] ?? {};
    const town = Math.floor(i / base.length) % TOWNS;
    // The payments of an empenho stay together, as they are in the town that they are taken from.
    const empenho = `${cells.numDocEmpenho}/${town}/${ROUND}`;
    yield { ...cells, ...supplier(cells, town), numDocPag: NUMBER, numDocEmpenho: empenho };
  }
}

function supplier({ txtCredor = '', txtCpfCnpj = '' }: Cells, town: number): Cells {
  const digits = txtCpfCnpj.replace(/\W/g, '');
  if (digits.length !== 14) return { txtCredor: `${txtCredor} ${town}` };
  return {
    txtCredor: `${txtCredor} ${town}`,
    txtCpfCnpj: cnpj(digits.slice(0, 8) + String(town + 1).padStart(4, '0')),
  };
}
