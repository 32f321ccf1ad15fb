import type { Cells } from '../../catalog/samples/sample.ts';
import { empenhoEventosMaker } from '../despesa/empenhoEventos.ts';
import { empenhosMaker } from '../despesa/empenhos.ts';
import { liquidacoesMaker } from '../despesa/liquidacoes.ts';
import { orcamentoMaker } from '../despesa/orcamento.ts';
import { pagamentosMaker } from '../despesa/pagamentos.ts';
import { rppagosMaker } from '../despesa/rppagos.ts';
import { duodecimosMaker } from '../duodecimos/duodecimos.ts';
import { readCents, readDay } from '../kit/reading.ts';
import { previstasMaker } from '../receita/previstas.ts';
import { receitasMaker } from '../receita/receitas.ts';
import type { World } from '../town/world.ts';
import { AccountBooks, type AccountRows, type ReceivedSum, type SpentSum } from './accounts.ts';
import { withEarlierYear } from './earlier.ts';

/** The books of a body added up from its rows, for tests that compare them with what documents say. */
export function booksOfRows(world: World): AccountBooks {
  return new AccountBooks(withEarlierYear(rowsOf(world), world.exercises[0]?.year ?? 0));
}

/** Adds up the rows of one line and month, as the portal's sums do. */
function added(rows: readonly SpentSum[]): SpentSum[] {
  const sums = new Map<string, SpentSum>();
  for (const row of rows) {
    const key = [row.exercicio, row.ano, row.mes, row.acao, row.natureza, row.fonte].join(' ');
    const sum = sums.get(key);
    if (sum) for (const stage of STAGES) sum[stage] += row[stage];
    else sums.set(key, { ...row });
  }
  return [...sums.values()];
}

const STAGES = ['orcado', 'atualizado', 'empenhado', 'liquidado', 'pago'] as const;

const rowsOf = (world: World): AccountRows => ({
  spent: added([
    ...[...orcamentoMaker.rows(world)].map((row) =>
      spent(row, 'numExercicioFinanc', '', {
        orcado: readCents(row.vlrOrcamentoInicial),
        atualizado: readCents(row.vlrOrcamentoAtualizado),
      }),
    ),
    ...[...empenhosMaker.rows(world)].map((row) =>
      spent(row, 'numExercicio', 'dtEmpenho', { empenhado: readCents(row.vlrEmpenhado) }),
    ),
    ...[...empenhoEventosMaker.rows(world)].map((row) =>
      spent(row, 'numExercicio', 'dtEvento', { empenhado: readCents(row.vlrReforco) - readCents(row.vlrAnulado) }),
    ),
    ...[...liquidacoesMaker.rows(world)].map((row) =>
      spent(row, 'numExercicio', 'dtLiquidacao', { liquidado: readCents(row.vlrLiquidado) }),
    ),
    ...[...pagamentosMaker.rows(world)].map((row) =>
      spent(row, 'numExercicio', 'dtPagamento', { pago: readCents(row.vlrPago) }),
    ),
  ]),
  received:
    world.tenant === 'pmdemo'
      ? [
          ...[...previstasMaker.rows(world)].map((row) =>
            received(row, 0, {
              inicial: readCents(row.vlrPrevisaoInicial),
              previsto: readCents(row.vlrPrevisaoAtualizado),
            }),
          ),
          ...[...receitasMaker.rows(world)].map((row) =>
            received(row, Number(row.dtMes?.slice(0, 2)), { arrecadado: readCents(row.vlrArrecadacao) }),
          ),
        ]
      : [],
  cancelled: [...rppagosMaker.rows(world)].map((row) => ({
    ano: Number(row.numExercicio),
    mes: Number(readDay(row.dtPagamento).slice(5, 7)),
    cancelado: readCents(row.vlrCancelado),
  })),
  twelfths: [...duodecimosMaker.rows(world)].map((row) => ({
    ano: Number(row.numExercicio),
    mes: Number(row.dtMesAno?.slice(0, 2)),
    fixado: readCents(row.vlrFixado),
    recebido: readCents(row.vlrRecebido),
    devolvido: readCents(row.vlrDevolvido),
    outras: readCents(row.vlrOutrasReceitas),
  })),
});

type Stages = Partial<Pick<SpentSum, 'orcado' | 'atualizado' | 'empenhado' | 'liquidado' | 'pago'>>;

function spent(row: Cells, period: string, date: string, stages: Stages): SpentSum {
  const day = readDay(row[date]);
  const year = Number(row[period]);
  return {
    exercicio: year,
    ano: day ? Number(day.slice(0, 4)) : year,
    mes: day ? Number(day.slice(5, 7)) : 0,
    unidade: row.codUnidade ?? '',
    funcao: row.codFuncao ?? '',
    subfuncao: row.codSubFuncao ?? '',
    programa: row.codPrograma ?? '',
    acao: row.codAcao ?? '',
    natureza: row.codNaturezaDespesa ?? '',
    fonte: row.codFonte ?? '',
    orcado: 0,
    atualizado: 0,
    empenhado: 0,
    liquidado: 0,
    pago: 0,
    ...stages,
  };
}

type Receipts = Partial<Pick<ReceivedSum, 'inicial' | 'previsto' | 'arrecadado'>>;

const received = (row: Cells, mes: number, sums: Receipts): ReceivedSum => ({
  ano: Number(row.numExercicio),
  mes,
  natureza: row.codNaturezaReceita ?? '',
  fonte: row.codFonte ?? '',
  deducao: row.blnDeducao === 'Sim',
  inicial: 0,
  previsto: 0,
  arrecadado: 0,
  ...sums,
});
