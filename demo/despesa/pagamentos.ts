import { pagamentos } from '../../catalog/datasets/pagamentos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate } from '../calendar.ts';
import { contractKey, earmarkAccount, earmarksByContract } from '../emendas/earmarks.ts';
import { flatMapLazily } from '../lazy.ts';
import type { DatasetMaker } from '../maker.ts';
import { memoize } from '../memory.ts';
import { hash } from '../random.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { carriedCell, covidCell, withheldCents } from './cells.ts';
import { stageCells } from './classification.ts';
import { type Commitment, documentNumber } from './commitment.ts';
import { commitments } from './commitments.ts';

export const pagamentosMaker: DatasetMaker = {
  dataset: pagamentos,
  rows: (world) => flatMapLazily(commitments(world), (one) => pagamentosOf(one, world)),
};

/** The body keeps an account for each source, so that money can be followed. */
const sourceAccount = memoize((source: string): string => {
  const luck = hash('conta', source);
  return `Banco do Brasil, ag. 1588-1, c/c ${10 + (luck % 80)}.${100 + (luck % 900)}-${luck % 10}`;
});

/** What an earmark brought is paid out of the account that was opened for it. */
function accountFor(world: World, { contract, amendment, line }: Commitment): string {
  const earmark = contract && amendment ? earmarksByContract(world).get(contractKey(contract)) : undefined;
  return (earmark && earmarkAccount(earmark)) || sourceAccount(line.source);
}

function* pagamentosOf(one: Commitment, world: World): Generator<Cells> {
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
