import type pg from 'pg';
import type { AccountSums, MonthSpan, ReceivedSum, SpentSum, StageTotals } from '../../demo/arquivos/accounts.ts';

const SPENT = `SELECT ano, mes, funcao, grupo, sum("vlrOrcamentoInicial") AS orcado, sum("vlrOrcamentoAtualizado") AS atualizado,
sum("vlrEmpenhado" + "vlrReforco" - "vlrAnulado") AS empenhado, sum("vlrLiquidado") AS liquidado, sum("vlrPago") AS pago
FROM dados._despesa WHERE tenant = $1 AND exercicio = ano GROUP BY 1, 2, 3, 4`;

const RECEIVED = `SELECT "numExercicio" AS ano, CASE "dtMes" WHEN '' THEN 0 ELSE substr("dtMes", 6, 2)::int END AS mes,
"codCategoria" AS categoria, "codOrigem" AS origem, sum("vlrPrevisaoAtualizado") AS previsto, sum("vlrArrecadacao") AS arrecadado
FROM dados._receita WHERE tenant = $1 GROUP BY 1, 2, 3, 4`;

/** Reads the sums of what was loaded from the tables that the screens read, for the reports that quote them. */
export async function accountSums(client: pg.ClientBase, tenant: number): Promise<AccountSums> {
  const { rows: spent } = await client.query<SpentSum>(SPENT, [tenant]);
  const { rows: received } = await client.query<ReceivedSum>(RECEIVED, [tenant]);
  return {
    spent: (year, months, where = () => true) => totals(spent.filter((row) => within(row, year, months) && where(row))),
    received: (year, months, where = () => true) => {
      const rows = received.filter((row) => within(row, year, months) && where(row));
      return { expected: sum(rows, 'previsto'), came: sum(rows, 'arrecadado') };
    },
    functions: (year) => distinct(spent.filter(({ ano }) => ano === year).map(({ funcao }) => funcao)),
    origins: (year) => distinct(received.filter(({ ano }) => ano === year).map(({ origem }) => origem)),
  };
}

/** Whether a sum falls in some months of a year; what is of the whole year, in month 0, falls in all of them. */
const within = ({ ano, mes }: { ano: number; mes: number }, year: number, [from, to]: MonthSpan): boolean =>
  ano === year && (mes === 0 || (mes >= from && mes <= to));

const totals = (rows: readonly SpentSum[]): StageTotals => ({
  initial: sum(rows, 'orcado'),
  updated: sum(rows, 'atualizado'),
  committed: sum(rows, 'empenhado'),
  settled: sum(rows, 'liquidado'),
  paid: sum(rows, 'pago'),
});

/** A sum in cents, so that thousands of decimals do not drift. */
const sum = <K extends string>(rows: readonly Record<K, number>[], name: K): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[name]) * 100), 0);

const distinct = (codes: readonly string[]): string[] => [...new Set(codes)].filter(Boolean).sort();
