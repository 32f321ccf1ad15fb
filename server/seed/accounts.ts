import type pg from 'pg';
import {
  AccountBooks,
  type AccountRows,
  type CancelledSum,
  type ReceivedSum,
  type SpentSum,
  type TwelfthSum,
} from '../../demo/arquivos/accounts.ts';
import { withEarlierYear } from '../../demo/arquivos/earlier.ts';

const cents = (sum: string, name: string): string => `round(sum(${sum}) * 100)::float8 AS ${name}`;

const SPENT = `SELECT exercicio, ano, mes, unidade, funcao, subfuncao, programa, acao, natureza, fonte,
${cents('"vlrOrcamentoInicial"', 'orcado')}, ${cents('"vlrOrcamentoAtualizado"', 'atualizado')},
${cents('"vlrEmpenhado" + "vlrReforco" - "vlrAnulado"', 'empenhado')}, ${cents('"vlrLiquidado"', 'liquidado')}, ${cents('"vlrPago"', 'pago')}
FROM dados._despesa WHERE tenant = $1 GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`;

const MONTH = `CASE "dtMes" WHEN '' THEN 0 ELSE substr("dtMes", 6, 2)::int END`;

const RECEIVED = `SELECT "numExercicio" AS ano, ${MONTH} AS mes, "codTipo" AS natureza, "codFonte" AS fonte, "blnDeducao" AS deducao,
${cents('"vlrPrevisaoInicial"', 'inicial')}, ${cents('"vlrPrevisaoAtualizado"', 'previsto')}, ${cents('"vlrArrecadacao"', 'arrecadado')}
FROM dados._receita WHERE tenant = $1 GROUP BY 1, 2, 3, 4, 5`;

const CANCELLED = `SELECT "numExercicio" AS ano, extract(month FROM "dtPagamento")::int AS mes, ${cents('"vlrCancelado"', 'cancelado')}
FROM dados.rppagos WHERE tenant = $1 GROUP BY 1, 2`;

const TWELFTHS = `SELECT "numExercicio" AS ano, substr("dtMesAno", 6, 2)::int AS mes, ${cents('"vlrFixado"', 'fixado')},
${cents('"vlrRecebido"', 'recebido')}, ${cents('coalesce("vlrDevolvido", 0)', 'devolvido')}, ${cents('coalesce("vlrOutrasReceitas", 0)', 'outras')}
FROM dados.duodecimos WHERE tenant = $1 GROUP BY 1, 2`;

/** Reads the sums of what was loaded from the tables that the screens read, for the reports that quote them. */
export async function accountBooks(client: pg.ClientBase, tenant: number, first: number): Promise<AccountBooks> {
  const { rows: spent } = await client.query<SpentSum>(SPENT, [tenant]);
  const { rows: received } = await client.query<ReceivedSum>(RECEIVED, [tenant]);
  const { rows: cancelled } = await client.query<CancelledSum>(CANCELLED, [tenant]);
  const { rows: twelfths } = await client.query<TwelfthSum>(TWELFTHS, [tenant]);
  const rows: AccountRows = { spent, received, cancelled, twelfths };
  return new AccountBooks(withEarlierYear(rows, first));
}
