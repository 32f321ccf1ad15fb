import { empenhoEventos } from '../../catalog/datasets/empenhoEventos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { padZeros, reais } from '../text.ts';
import { covidCell } from './cells.ts';
import { stageCells } from './classification.ts';
import { type Commitment, documentNumber } from './commitment.ts';
import { commitments } from './commitments.ts';

export const empenhoEventosMaker: DatasetMaker = {
  dataset: empenhoEventos,
  rows: (world) => flatMapLazily(commitments(world), eventos),
};

function* eventos(one: Commitment): Generator<Cells> {
  const { org, code } = one.line.action.unit;
  for (const [i, { kind, day, cents, why }] of one.changes.entries()) {
    yield {
      numExercicio: String(one.year),
      codOrgao: org,
      codUnidade: code,
      numDocEmpenho: documentNumber(one.number),
      numEvento: padZeros(i + 1, 2),
      dtEvento: brDate(day),
      txtTipoEvento: kind,
      txtMotivo: why,
      vlrReforco: kind === 'Reforço' ? reais(cents) : '',
      vlrAnulado: kind === 'Anulação' ? reais(cents) : '',
      txtCredor: one.creditor.name,
      txtCpfCnpj: one.creditor.id,
      ...stageCells(one.line),
      blnCovid: covidCell(one),
    };
  }
}
