import { execucao } from '../../catalog/datasets/execucao.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { type Commitment, committedCents, documentNumber, paidCents, settledCents } from '../despesa/commitment.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { type Earmark, earmarks } from './earmarks.ts';
import { commitmentsOfEarmark } from './spent.ts';

export const execucaoMaker: DatasetMaker = {
  dataset: execucao,
  rows: (world) => earmarks(world).flatMap((one) => commitmentsOfEarmark(world, one).map((part) => despesa(one, part))),
};

function despesa(one: Earmark, part: Commitment): Cells {
  const { org, code } = part.line.action.unit;
  return {
    numEmenda: one.number,
    numAnoEmenda: String(one.year),
    numExercicio: String(part.year),
    codOrgao: org,
    codUnidade: code,
    numDocEmpenho: documentNumber(part.number),
    dtEmpenho: brDate(part.day),
    txtCredor: part.creditor.name,
    txtCpfCnpj: part.creditor.id,
    txtDescricao: part.about,
    vlrEmpenhado: reais(committedCents(part)),
    vlrLiquidado: reais(settledCents(part)),
    vlrPago: reais(paidCents(part)),
  };
}
