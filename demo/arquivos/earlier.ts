import type { AccountRows, ReceivedSum, SpentSum, TwelfthSum } from './accounts.ts';

/** How much a town's money grows in a year, in hundredths. */
const GROWTH = 106;

const shrunk = (cents: number): number => Math.round((cents * 100) / GROWTH);

/**
 * Adds the exercise before the first that the portal shows. Accounts of that year are published too, and the reports of the
 * first exercise look twelve months back. It is the first exercise made smaller, with nothing left to pay at its end.
 */
export function withEarlierYear(rows: AccountRows, first: number): AccountRows {
  const ofFirst = <T extends { ano: number }>(all: readonly T[]): T[] => all.filter(({ ano }) => ano === first);
  return {
    ...rows,
    spent: [
      ...ofFirst(rows.spent)
        .filter(({ exercicio }) => exercicio === first)
        .map(spentBefore),
      ...rows.spent,
    ],
    received: [...ofFirst(rows.received).map(receivedBefore), ...rows.received],
    twelfths: [...ofFirst(rows.twelfths).map(twelfthBefore), ...rows.twelfths],
  };
}

function spentBefore(row: SpentSum): SpentSum {
  const spent = shrunk(row.empenhado);
  return {
    ...row,
    exercicio: row.exercicio - 1,
    ano: row.ano - 1,
    orcado: shrunk(row.orcado),
    atualizado: shrunk(row.atualizado),
    empenhado: spent,
    liquidado: spent,
    pago: spent,
  };
}

const receivedBefore = (row: ReceivedSum): ReceivedSum => ({
  ...row,
  ano: row.ano - 1,
  inicial: shrunk(row.inicial),
  previsto: shrunk(row.previsto),
  arrecadado: shrunk(row.arrecadado),
});

const twelfthBefore = (row: TwelfthSum): TwelfthSum => ({
  ...row,
  ano: row.ano - 1,
  fixado: shrunk(row.fixado),
  recebido: shrunk(row.recebido),
  devolvido: shrunk(row.devolvido),
  outras: shrunk(row.outras),
});
