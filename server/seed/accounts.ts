import type pg from 'pg';
import type { AccountSums, MonthSpan, ReceivedSum, SpentSum, StageTotals } from '../../demo/arquivos/accounts.ts';

const SPENT = `SELECT ano, mes, funcao, grupo, sum("vlrOrcamentoInicial") AS orcado, sum("vlrOrcamentoAtualizado") AS atualizado,
sum("vlrEmpenhado" + "vlrReforco" - "vlrAnulado") AS empenhado, sum("vlrLiquidado") AS liquidado, sum("vlrPago") AS pago
FROM dados._despesa WHERE tenant = $1 AND exercicio = ano GROUP BY 1, 2, 3, 4`;

const RECEIVED = `SELECT "numExercicio" AS ano, CASE "dtMes" WHEN '' THEN 0 ELSE substr("dtMes", 6, 2)::int END AS mes,
"codCategoria" AS categoria, "codOrigem" AS origem, sum("vlrPrevisaoAtualizado") AS previsto, sum("vlrArrecadacao") AS arrecadado
FROM dados._receita WHERE tenant = $1 GROUP BY 1, 2, 3, 4`;

/** Adds up what was loaded, as the screens do. */
export async function accountSums(client: pg.ClientBase, tenant: number): Promise<AccountSums> {
  const spent: SpentSum[] = (await client.query(SPENT, [tenant])).rows;
  const received: ReceivedSum[] = (await client.query(RECEIVED, [tenant])).rows;
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

/** What is of the whole year is of every part of it. */
const within = ({ ano, mes }: { ano: number; mes: number }, year: number, [from, to]: MonthSpan): boolean =>
  ano === year && (mes === 0 || (mes >= from && mes <= to));

const totals = (rows: readonly SpentSum[]): StageTotals => ({
  initial: sum(rows, 'orcado'),
  updated: sum(rows, 'atualizado'),
  committed: sum(rows, 'empenhado'),
  settled: sum(rows, 'liquidado'),
  paid: sum(rows, 'pago'),
});

/** In cents, so that thousands of decimals do not drift. */
const sum = <K extends string>(rows: readonly Record<K, number>[], name: K): number =>
  rows.reduce((cents, row) => cents + Math.round(Number(row[name]) * 100), 0);

const distinct = (codes: readonly string[]): string[] => [...new Set(codes)].filter(Boolean).sort();
