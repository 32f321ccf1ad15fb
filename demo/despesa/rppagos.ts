import { rppagos } from '../../catalog/datasets/rppagos.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { brDate, yearOf } from '../calendar.ts';
import type { DatasetMaker } from '../maker.ts';
import { hash } from '../random.ts';
import { reais } from '../text.ts';
import type { World } from '../town/world.ts';
import { classificationCells } from './classification.ts';
import {
  type Commitment,
  committedCents,
  documentNumber,
  exerciseClosing,
  type Payment,
  type Settlement,
} from './commitment.ts';
import { commitments } from './commitments.ts';

export const rppagosMaker: DatasetMaker = { dataset: rppagos, rows };

/** What passed the end of its exercise unpaid, and what became of it. Cents: carried = cut + paid + left. */
export interface UnpaidRemainder {
  of: Commitment;
  kind: 'Processado' | 'Não processado';
  year: number;
  carried: number;
  cut: number;
  settled: number;
  paid: number;
  last: Payment;
}

function* rows(world: World): Generator<Cells> {
  for (const one of paidRemainders(world)) yield cells(one);
}

/** Every remainder of which something was paid: that settled before the year ended, and that settled after. */
export function* paidRemainders(world: World): Generator<UnpaidRemainder> {
  for (const of of commitments(world)) {
    if (exerciseClosing(of.year) >= world.until) continue;
    const before = of.settlements.filter(({ day }) => yearOf(day) === of.year);
    const after = of.settlements.filter(({ day }) => yearOf(day) > of.year);
    const owed = before.reduce((sum, { cents }) => sum + cents, 0);
    yield* paidOf(of, 'Processado', owed - paidIn(before, of.year), 0, before);
    const rest = committedCents(of) - owed;
    const left = rest - after.reduce((sum, { cents }) => sum + cents, 0);
    // Of what will not be delivered any more, some is struck off at once and some waits.
    const cut = hash('cancelado', of.year, of.number) % 3 > 0 ? left : 0;
    yield* paidOf(of, 'Não processado', rest, cut, after);
  }
}

const paidIn = (settlements: readonly Settlement[], year: number): number =>
  settlements.reduce(
    (sum, { payments }) =>
      sum + payments.reduce((part, { day, cents }) => part + (yearOf(day) === year ? cents : 0), 0),
    0,
  );

function* paidOf(
  of: Commitment,
  kind: UnpaidRemainder['kind'],
  carriedOver: number,
  cut: number,
  from: readonly Settlement[],
): Generator<UnpaidRemainder> {
  const payments = from.flatMap((one) => one.payments.filter(({ day }) => yearOf(day) > of.year));
  const last = payments.at(-1);
  if (!last || carriedOver <= 0) return;
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
  const settled = kind === 'Processado' ? 0 : from.reduce((sum, { cents }) => sum + cents, 0);
  yield { of, kind, year: yearOf(last.day), carried: carriedOver, cut, settled, paid, last };
}

function cells({ of, kind, year, carried: all, cut, settled, paid, last }: UnpaidRemainder): Cells {
  const known = classificationCells(of.line);
  return {
    numExercicio: String(year),
    numExercicioOrigem: String(of.year),
    numDocEmpenho: documentNumber(of.number),
    txtTipoResto: kind,
    txtCredor: of.creditor.name,
    txtCpfCnpj: of.creditor.id,
    codOrgao: known.codOrgao ?? '',
    codUnidade: known.codUnidade ?? '',
    txtDescricaoUnidade: known.txtDescricaoUnidade ?? '',
    codNaturezaDespesa: of.line.nature,
    txtDescricaoElementoDespesa: known.txtDescricaoElementoDespesa ?? '',
    codFonte: of.line.source,
    txtDescricaoFonteRecurso: known.txtDescricaoFonteRecurso ?? '',
    vlrInscrito: reais(all),
    vlrCancelado: reais(cut),
    vlrLiquidado: reais(settled),
    vlrPago: reais(paid),
    vlrSaldo: reais(all - cut - paid),
    dtPagamento: brDate(last.day),
    numDocPag: documentNumber(last.number),
  };
}
