import { SUBFUNCOES } from '../../catalog/codes/funcoes.ts';
import type { PdfBlock } from '../kit/page.ts';
import { type AccountBooks, WHOLE_YEAR } from './accounts.ts';
import { goalIn, type Indicator, measured, reachedIn } from './programmes.ts';
import { moneyTable, tableLine, wordTable } from './tables.ts';

/** What the indicators of a plan reached in a year, beside their goals. */
export const reachedTable = (indicators: readonly Indicator[], year: number): PdfBlock =>
  wordTable(
    ['3:Indicador', 'Meta', 'Resultado', '1.2:Situação'],
    indicators.map((one) => {
      const reached = reachedIn(one, year) ?? 0;
      const goal = goalIn(one, year);
      return [one.name, measured(one, goal), measured(one, reached), reached >= goal ? 'Alcançada' : 'Não alcançada'];
    }),
  );

/** What a function of government spent in a year, by subfunction. */
export function functionTable(books: AccountBooks, year: number, role: string): PdfBlock {
  const spent = books.spentBy(
    year,
    WHOLE_YEAR,
    ({ subfuncao }) => subfuncao,
    ({ funcao }) => funcao === role,
  );
  return moneyTable(
    'Subfunção',
    ['Empenhado', 'Liquidado', 'Pago'],
    spent.map(([code, { committed, settled, paid }]) => tableLine(SUBFUNCOES[code] ?? code, committed, settled, paid)),
  );
}
