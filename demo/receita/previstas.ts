import { previstas } from '../../catalog/datasets/previstas.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { receiverCells, sourceCells } from './cells.ts';
import { type Forecast, forecasts } from './forecast.ts';

export const previstasMaker: DatasetMaker = { dataset: previstas, rows: (world) => forecasts(world).map(prevista) };

const prevista = ({ year, line, deduction, initial, updated }: Forecast): Cells => ({
  numExercicio: String(year),
  ...receiverCells(line.unit),
  codNaturezaReceita: line.code,
  txtClassificacao: line.name,
  ...sourceCells(line.source),
  vlrPrevisaoInicial: reais(initial),
  vlrPrevisaoAtualizado: reais(updated),
  blnDeducao: deduction ? 'Sim' : 'Não',
});
