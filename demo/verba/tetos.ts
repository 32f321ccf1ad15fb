import { tetos } from '../../catalog/datasets/tetos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { mandateStart } from '../kit/calendar.ts';
import { reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import { citeNorm, REFUNDS_NORM } from '../town/norms.ts';
import type { World } from '../town/world.ts';
import { VERBA_TETO_TOTAL, VERBA_TETOS, verbaTetoOf } from './limits.ts';

export const tetosMaker: DatasetMaker = { dataset: tetos, rows: limits };

function* limits({ exercises }: World): Generator<Cells> {
  for (const { year } of exercises)
    for (const one of [VERBA_TETO_TOTAL, ...VERBA_TETOS])
      yield {
        numExercicio: String(year),
        txtCategoria: one.name,
        vlrTetoMensal: reais(verbaTetoOf(one, year)),
        txtRegra: one.rule,
        txtNorma: citeNorm(REFUNDS_NORM(mandateStart(year))),
        dtVigencia: `01/02/${mandateStart(year)}`,
      };
}
