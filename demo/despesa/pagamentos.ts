import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { contratoKey, emendaAccount, emendasByContrato } from '../emendas/model.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { memoize } from '../memory.ts';
import { hash } from '../random.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { allEmpenhos } from './all.ts';
import { carriedCell, covidCell, withheldCents } from './cells.ts';
import { stageCells } from './classification.ts';
import { documentNumber, type Empenho } from './model.ts';

export const pagamentosMaker: DatasetMaker = {
  dataset: pagamentos,
  rows: (world) => flatMapLazily(allEmpenhos(world), (one) => pagamentosOf(one, world)),
};

/** The bank account of a source: each has its own, so that money can be traced. */
const sourceAccount = memoize((source: string): string => {
  const luck = hash('conta', source);
  return `Banco do Brasil, ag. 1588-1, c/c ${10 + (luck % 80)}.${100 + (luck % 900)}-${luck % 10}`;
});

/** The account that pays an empenho: that of its earmark where it has one. */
function accountFor(world: World, { contract, amendment, line }: Empenho): string {
  const earmark = contract && amendment ? emendasByContrato(world).get(contratoKey(contract)) : undefined;
  return (earmark && emendaAccount(earmark)) || sourceAccount(line.source);
}

function* pagamentosOf(one: Empenho, world: World): Generator<Cells> {
  const { org, code } = one.line.action.unit;
  const account = accountFor(world, one);
  for (const { number: liquidated, payments } of one.settlements) {
    for (const { number, day, cents } of payments) {
      const kept = withheldCents(one, cents);
      yield {
        numExercicio: String(one.year),
        codOrgao: org,
        codUnidade: code,
        numDocEmpenho: documentNumber(one.number),
        numDocLiq: documentNumber(liquidated),
        numDocPag: documentNumber(number),
        dtPagamento: brDate(day),
        txtCredor: one.creditor.name,
        txtCpfCnpj: one.creditor.id,
        ...stageCells(one.line),
        txtConta: account,
        vlrPago: reais(cents),
        vlrRetencoes: reais(kept),
        vlrLiquido: reais(cents - kept),
        blnEstorno: cents < 0 ? 'Sim' : 'Não',
        blnRestosPagar: carriedCell(one, day),
        blnCovid: covidCell(one),
      };
    }
  }
}
