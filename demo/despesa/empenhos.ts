import { empenhos } from '../../catalog/datasets/empenhos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { covidCell } from './cells.ts';
import { classificationCells } from './classification.ts';
import { type Commitment, documentNumber } from './commitment.ts';
import { commitments } from './commitments.ts';

export const empenhosMaker: DatasetMaker = {
  dataset: empenhos,
  rows: (world) => flatMapLazily(commitments(world), (one) => [empenho(one)]),
};

/** Cells are named one by one in the datasets of many rows: copied, they would cost more than all the rest. */
function empenho(one: Commitment): Cells {
  const known = classificationCells(one.line);
  return {
    numExercicio: String(one.year),
    numDocEmpenho: documentNumber(one.number),
    dtEmpenho: brDate(one.day),
    txtTipoEmpenho: one.kind,
    txtCredor: one.creditor.name,
    txtCpfCnpj: one.creditor.id,
    txtHistorico: one.about,
    vlrEmpenhado: reais(one.cents),
    ...known,
    txtModalidadeLicit: one.modality,
    numCertame: one.tender,
    txtFundamento: one.ground,
    numProcesso: one.process,
    numContrato: one.contract?.draft.number ?? '',
    numAnoPub: one.contract ? String(one.contract.draft.year) : '',
    numConvenio: one.agreement,
    numEmenda: one.amendment,
    blnCovid: covidCell(one),
  };
}
