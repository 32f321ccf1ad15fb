import { empenhoItens } from '../../catalog/datasets/empenhoItens.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { type Commitment, documentNumber } from './commitment.ts';
import { commitments } from './commitments.ts';
import { itemsOfCommitment } from './items.ts';

export const empenhoItensMaker: DatasetMaker = {
  dataset: empenhoItens,
  rows: (world) => flatMapLazily(commitments(world), itens),
};

function* itens(one: Commitment): Generator<Cells> {
  const { org, code } = one.line.action.unit;
  let place = 0;
  for (const { about, unit, quantity, price, total } of itemsOfCommitment(one)) {
    place += 1;
    yield {
      numExercicio: String(one.year),
      codOrgao: org,
      codUnidade: code,
      numDocEmpenho: documentNumber(one.number),
      numItem: String(place),
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdItem: String(quantity),
      vlrUnitario: price,
      vlrTotal: reais(total),
    };
  }
}
