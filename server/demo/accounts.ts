import type pg from 'pg';

/** What was authorised and done with a function of government in a month; the budget stands in month 0. */
interface Spent {
  ano: number;
  mes: number;
  funcao: string;
  grupo: string;
  orcado: number;
  atualizado: number;
  empenhado: number;
  liquidado: number;
  pago: number;
}

interface Received {
  ano: number;
  mes: number;
  categoria: string;
  origem: string;
  previsto: number;
  arrecadado: number;
}

/** The sums that the portal itself shows: what a report says must be what a reader finds there. Cents. */
export interface Accounts {
  spent(year: number, months: Months, where?: (row: Spent) => boolean): Totals;
  received(year: number, months: Months, where?: (row: Received) => boolean): { expected: number; came: number };
  functions(year: number): string[];
  origins(year: number): string[];
}

export type Months = readonly [number, number];
export type Totals = Record<'initial' | 'updated' | 'committed' | 'settled' | 'paid', number>;

const SPENT = `SELECT ano, mes, funcao, grupo, sum("vlrOrcamentoInicial") AS orcado, sum("vlrOrcamentoAtualizado") AS atualizado,
sum("vlrEmpenhado" + "vlrReforco" - "vlrAnulado") AS empenhado, sum("vlrLiquidado") AS liquidado, sum("vlrPago") AS pago
FROM dados._despesa WHERE tenant = $1 AND exercicio = ano GROUP BY 1, 2, 3, 4`;

const RECEIVED = `SELECT "numExercicio" AS ano, CASE "dtMes" WHEN '' THEN 0 ELSE substr("dtMes", 6, 2)::int END AS mes,
"codCategoria" AS categoria, "codOrigem" AS origem, sum("vlrPrevisaoAtualizado") AS previsto, sum("vlrArrecadacao") AS arrecadado
FROM dados._receita WHERE tenant = $1 GROUP BY 1, 2, 3, 4`;

/** Adds up what was loaded, as the screens do. */
export async function accounts(client: pg.ClientBase, tenant: number): Promise<Accounts> {
  const spent: Spent[] = (await client.query(SPENT, [tenant])).rows;
  const received: Received[] = (await client.query(RECEIVED, [tenant])).rows;
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
const within = ({ ano, mes }: { ano: number; mes: number }, year: number, [from, to]: Months): boolean =>
  ano === year && (mes === 0 || (mes >= from && mes <= to));

const totals = (rows: readonly Spent[]): Totals => ({
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
