import { pauta } from '../../catalog/datasets/pauta.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../kit/calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { billKey } from './bills.ts';
import { type AgendaItem, type Sitting, sittingKey, sittings } from './sittings.ts';

export const pautaMaker: DatasetMaker = {
  dataset: pauta,
  rows: (world) =>
    sittings(world).flatMap((sitting) => sitting.items.map((item, i) => itemCells(sitting, item, i + 1))),
};

function itemCells(sitting: Sitting, { phase, text, bill, result }: AgendaItem, number: number): Cells {
  const key = bill && billKey(bill);
  return {
    ...sittingKey(sitting),
    dtSessao: brDate(sitting.day),
    numItem: String(number),
    txtFase: phase,
    codSigla: key?.codSigla ?? '',
    numProposicao: key?.numProposicao ?? '',
    numAnoProposicao: key?.numExercicio ?? '',
    txtItem: text,
    txtResultado: result,
  };
}
