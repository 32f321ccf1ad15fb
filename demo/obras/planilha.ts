import { planilha } from '../../catalog/datasets/planilha.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { reais } from '../text.ts';
import { workKey } from './cells.ts';
import type { Work } from './work.ts';
import { works } from './works.ts';

export const planilhaMaker: DatasetMaker = {
  dataset: planilha,
  rows: (world) => flatMapLazily(works(world), planilhaOf),
};

function* planilhaOf(one: Work): Generator<Cells> {
  for (const [i, { number, about, unit, quantity, price }] of one.lines.entries()) {
    const done = one.quantities.done[i] ?? 0;
    yield {
      ...workKey(one),
      numItem: number,
      txtDescricao: about,
      txtUnidadeMedida: unit,
      qtdContratada: String(quantity),
      vlrUnitario: reais(price),
      vlrContratado: reais(quantity * price),
      qtdExecutada: String(done),
      vlrExecutado: reais(done * price),
      vlrPago: reais((one.quantities.paid[i] ?? 0) * price),
    };
  }
}
