import type { FavorecidoAnswer, FavorecidoYear } from '../../catalog/favorecidos/answer.ts';
import { reais } from '../../catalog/texto/figures.ts';
import type { KeyFigure } from '../ui/figures.tsx';

/** Adds money up in cents: tenths of reais are not exact in a computer. */
export const addMoney = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100;

/** The sum really committed: reinforcements count, what was cancelled does not. */
export const committedIn = ({ vlrEmpenhado, vlrReforco, vlrAnulado }: FavorecidoYear): number =>
  addMoney([vlrEmpenhado, vlrReforco, -vlrAnulado]);

/** The few figures that are read first; a stage that never was is left out. */
export function figuresOf({ related, anos }: FavorecidoAnswer): KeyFigure[] {
  const contracts = related.find(({ dataset }) => dataset === 'contratos');
  const spent: [string, (year: FavorecidoYear) => number, string?][] = [
    ['Empenhado', committedIn, 'com reforços, sem o que foi anulado'],
    ['Liquidado', ({ vlrLiquidado }) => vlrLiquidado],
    ['Pago', ({ vlrPago }) => vlrPago],
  ];
  return [
    ...(contracts ? [{ label: 'Contratado', value: reais(contracts.totals.vlrContrato ?? 0) }] : []),
    ...(anos.length > 0 ? spent : []).map(([label, of, note]) => ({
      label,
      value: reais(addMoney(anos.map(of))),
      note,
    })),
  ];
}
