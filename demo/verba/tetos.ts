import { tetos } from '../../catalog/datasets/tetos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { mandateStart } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { CEILINGS, ceilingOf, TOTAL_CEILING } from './ceilings.ts';

export const tetosMaker: DatasetMaker = { dataset: tetos, rows: limits };

function* limits({ exercises }: World): Generator<Cells> {
  for (const { year } of exercises)
    for (const one of [TOTAL_CEILING, ...CEILINGS])
      yield {
        numExercicio: String(year),
        txtCategoria: one.name,
        vlrTetoMensal: reais(ceilingOf(one, year)),
        txtRegra: one.rule,
        txtNorma: `Resolução 6/${mandateStart(year)}`,
        dtVigencia: `01/02/${mandateStart(year)}`,
      };
}
