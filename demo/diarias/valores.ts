import { valores } from '../../catalog/datasets/valores.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, mandateStart } from '../kit/calendar.ts';
import { reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import { citeNorm, DAILY_RATES_NORM, normDay } from '../town/norms.ts';
import type { World } from '../town/world.ts';
import { dailyRates } from './rates.ts';

export const valoresMaker: DatasetMaker = { dataset: valores, rows: table };

const UNFORESEEN = 'A norma não prevê diárias no exterior para estes cargos';

function* table({ tenant, exercises }: World): Generator<Cells> {
  for (const { year } of exercises)
    for (const { group, inside, outside, abroad } of dailyRates(tenant, year)) {
      const norm = DAILY_RATES_NORM[tenant](mandateStart(year));
      yield {
        numExercicio: String(year),
        txtCargo: group,
        vlrNoEstado: reais(inside),
        vlrForaEstado: reais(outside),
        vlrExterior: abroad > 0 ? reais(abroad) : '',
        txtNorma: citeNorm(norm),
        dtVigencia: brDate(normDay(norm)),
        txtObservacao: abroad > 0 ? 'Tabela vigente no exercício' : UNFORESEEN,
      };
    }
}
