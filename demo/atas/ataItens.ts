import { ataItens } from '../../catalog/datasets/ataItens.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { type PriceRecord, priceRecords } from './records.ts';

export const ataItensMaker: DatasetMaker = {
  dataset: ataItens,
  rows: (world) => flatMapLazily(priceRecords(world), itensOf),
};

function* itensOf({ number, year, items }: PriceRecord): Generator<Cells> {
  for (const [i, { about, unit, quantity, taken, price }] of items.entries()) {
    yield {
      numARP: number,
      numExercicioFinanc: String(year),
      numItem: String(i + 1),
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdRegistrada: String(quantity),
      qtdConsumida: String(taken),
      qtdSaldo: String(quantity - taken),
      vlrUnitario: reais(price),
      vlrTotal: reais(quantity * price),
    };
  }
}
