import { medicamentos } from '../../catalog/datasets/medicamentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, type Day, dayOf, yearOf } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import type { World } from '../town/world.ts';
import { DRUGS, type Drug, isCostly } from './drugs.ts';
import { lastLook } from './look.ts';

export const medicamentosMaker: DatasetMaker = { dataset: medicamentos, rows: drugRows };

function drugRows(world: World): Cells[] {
  const day = editionDay(world);
  return DRUGS.map((drug) => ({
    numExercicio: String(yearOf(day)),
    codMedicamento: drug.code,
    txtMedicamento: drug.name,
    txtApresentacao: drug.shape,
    txtComponente: drug.component,
    txtRelacao: drug.list,
    ...wayTo(drug),
    dtAtualizacao: brDate(day),
  }));
}

/** The list of the year came out in February. */
export const editionDay = (world: World): Day => Math.min(lastLook(world), dayOf(`${yearOf(lastLook(world))}-02-10`));

const wayTo = (drug: Drug): Cells =>
  isCostly(drug)
    ? {
        txtLocal: 'Farmácia Central, que encaminha o processo à Unicat, em Natal',
        txtComoObter:
          'Processo com laudo (LME), receita e exames. Os passos estão em Como obter medicamentos de alto custo.',
      }
    : {
        txtLocal: 'Farmácia Central e farmácias das unidades básicas de saúde',
        txtComoObter:
          'Com a receita, um documento com foto e o cartão do SUS. A receita vale por 30 dias, ou por 6 meses se de uso contínuo.',
      };
