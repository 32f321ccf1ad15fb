import type { CompararAnswer } from '../../catalog/comparar/answer.ts';
import { inPercent, reais } from '../../catalog/texto/figures.ts';
import { Figures, type KeyFigure } from '../ui/figures.tsx';
import { columnName, isBetween } from './column.ts';

/** The sum of each column, and how the last differs from the first. */
export function ComparedTotals({ data, busy }: { data: CompararAnswer; busy: boolean }) {
  const between = isBetween(data);
  const figures = data.colunas.map((column): KeyFigure => {
    const { total, porHabitante, habitantes, pagina, parcial } = column;
    const inhabitants = between ? `por habitante, de ${habitantes?.toLocaleString('pt-BR')}` : undefined;
    return {
      label: columnName(data, column),
      value: money(between ? porHabitante : total),
      note: parcial ? 'ano parcial' : inhabitants,
      proof: pagina ? { to: pagina, label: 'ver de onde vem' } : undefined,
    };
  });
  const [first, last] = [data.colunas[0], data.colunas.at(-1)];
  const change: KeyFigure[] =
    data.variacao === null || !first || !last
      ? []
      : [
          {
            label: 'Variação',
            value: signed(data.variacao),
            note: `de ${first.ano} a ${last.ano}, em valores nominais`,
          },
        ];
  return <Figures busy={busy} figures={[...figures, ...change]} />;
}

const money = (value: number | null): string => (value === null ? 'não publicado' : reais(value));

/** `+4,2%`: the sign is always said. */
export const signed = (points: number): string => `${points > 0 ? '+' : ''}${inPercent(points)}`;
