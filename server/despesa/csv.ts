import { type DespesaPart, type DespesaSums, despesaSums } from '../../catalog/despesa/answer.ts';
import type { Node } from '../../catalog/sums/node.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { guardFormula } from '../../catalog/texto/formula.ts';
import type { Services } from '../http/request.ts';
import { divideNode } from './view.ts';

const COLUMNS = ['codigo', 'nome', ...despesaSums.keyof().options] as const;

/** The columns as a person reads them. */
const LABELS: Readonly<Record<'codigo' | 'nome' | keyof DespesaSums, string>> = {
  codigo: 'Código',
  nome: 'Nome',
  vlrOrcamentoInicial: 'Dotação inicial',
  vlrOrcamentoAtualizado: 'Dotação atualizada',
  vlrEmitido: 'Emitido',
  vlrReforco: 'Reforços',
  vlrAnulado: 'Anulações',
  vlrEmpenhado: 'Empenhado',
  vlrLiquidado: 'Liquidado',
  vlrPago: 'Pago',
};

/** More payees than any body has. */
const ALL = 1_000_000;

/** The parts of a node as CSV, all of them: for programs, or as a Brazilian spreadsheet opens them. */
export function despesaCsv(
  { db }: Services,
  tenant: number,
  node: Node,
  by: string | null,
  forSheet: boolean,
): Promise<string> {
  return db.read(tenant, async (client) => {
    const { data } = await divideNode(client, tenant, { node, by, page: 1, size: ALL });
    return forSheet ? despesaSheet(data) : printForPrograms(data);
  });
}

const printForPrograms = (parts: readonly DespesaPart[]): string =>
  [COLUMNS, ...parts.map((part) => COLUMNS.map((name) => String(part[name] ?? '')))]
    .map((cells) => `${csvLine(cells, ',')}\r\n`)
    .join('');

/** Parts of a node as a Brazilian spreadsheet opens them. */
export const despesaSheet = (parts: readonly DespesaPart[]): string =>
  `\uFEFF${[
    COLUMNS.map((name) => LABELS[name]),
    ...parts.map((part) => COLUMNS.map((name) => cellForSheet(part[name]))),
  ]
    .map((cells) => `${csvLine(cells)}\r\n`)
    .join('')}`;

const cellForSheet = (value: string | number | null): string =>
  typeof value === 'number' ? value.toFixed(2).replace('.', ',') : guardFormula(value ?? '');
