import { liquidacoes } from '../../catalog/datasets/liquidacoes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, previousWorkingDay } from '../kit/calendar.ts';
import { flatMapLazily } from '../kit/lazy.ts';
import { hash } from '../kit/random.ts';
import { reais } from '../kit/text.ts';
import type { DatasetMaker } from '../maker.ts';
import { OFFICIALS_PER_UNIT, officialOf } from '../town/people.ts';
import type { World } from '../town/world.ts';
import { allEmpenhos } from './all.ts';
import { carriedCell, covidCell, withheldCents } from './cells.ts';
import { stageCells } from './classification.ts';
import { invoiceKey } from './invoice.ts';
import { documentNumber, type Empenho } from './model.ts';

export const liquidacoesMaker: DatasetMaker = {
  dataset: liquidacoes,
  rows: (world) => flatMapLazily(allEmpenhos(world), (one) => liquidacoesOf(one, world)),
};

function* liquidacoesOf(one: Empenho, world: World): Generator<Cells> {
  const { org, code, name } = one.line.action.unit;
  for (const { number, day, cents, invoice } of one.settlements) {
    const kept = withheldCents(one, cents);
    const issued = Math.max(one.day, previousWorkingDay(day - 2));
    const place = hash('atesto', world.seed, one.number, number) % OFFICIALS_PER_UNIT;
    yield {
      numExercicio: String(one.year),
      codOrgao: org,
      codUnidade: code,
      numDocEmpenho: documentNumber(one.number),
      numDocLiq: documentNumber(number),
      dtLiquidacao: brDate(day),
      txtCredor: one.creditor.name,
      txtCpfCnpj: one.creditor.id,
      ...stageCells(one.line),
      numDocFiscal: invoice,
      numSerie: invoice && '1',
      numChaveNfe: invoiceKey(one, issued, invoice),
      dtDocFiscal: invoice && brDate(issued),
      vlrLiquidado: reais(cents),
      vlrRetencoes: reais(kept),
      vlrLiquido: reais(cents - kept),
      txtResponsavel: officialOf(name, place, world.seed, world.tenant).name,
      blnRestosPagar: carriedCell(one, day),
      blnCovid: covidCell(one),
    };
  }
}
