import { orcamento } from '../../catalog/datasets/orcamento.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { allotments } from './allotments.ts';
import { classificationCells } from './classification.ts';

export const orcamentoMaker: DatasetMaker = { dataset: orcamento, rows };

function* rows(world: World): Generator<Cells> {
  for (const { year, line, initial, updated, committed: spent } of allotments(world)) {
    yield {
      numExercicioFinanc: String(year),
      ...classificationCells(line),
      vlrOrcamentoInicial: reais(initial),
      vlrOrcamentoAtualizado: reais(updated),
      vlrDisponivel: reais(updated - spent),
    };
  }
}
