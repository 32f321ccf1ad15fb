import type pg from 'pg';
import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { monthName } from '../../catalog/fields/month.ts';
import { above, below, type Node, printNode } from '../../catalog/node.ts';
import { csvLine } from '../../catalog/texto/csv.ts';
import { freshnessOfYear } from '../dataset/freshness.ts';
import { datasetOf, type Services } from '../http/request.ts';
import { LISTS, lists } from './lists.ts';
import { exercises, leftovers, months, names, parts, payee, SUMS, type Sums } from './sums.ts';

/** A node to look at, and how to divide it. */
export interface View {
  node: Node;
  by: string | null;
  page: number;
  size: number;
}

/** A node's sums, its parts, its months, the way to it, and the lists that prove it. Read in one snapshot. */
export function view(services: Services, tenant: number, { node, by, page, size }: View) {
  return services.db.read(tenant, async (client) => {
    const { rows: series } = await client.query<Month>(months(tenant, node));
    const { rows: left } = await client.query(leftovers(tenant, node));
    const { rows: years } = await client.query(exercises(tenant));
    const divided = await divide(client, tenant, { node, by, page, size });
    const way = await wayTo(client, tenant, node);
    return {
      ok: true,
      no: printNode(node),
      por: by,
      says: says(node, way, by),
      ...divided,
      page,
      size,
      totals: added(series, node),
      meses: series.filter(({ mes }) => mes > 0),
      restos: left[0] ?? { vlrPago: 0 },
      caminho: way,
      exercicios: years.map(({ exercicio }) => exercicio),
      listas: await lists(services, client, tenant, node),
      dados: await freshnessOfYear(client, stages(services), tenant, node.year),
    };
  });
}

/** From the last stage of an expense to the first: what was paid is the surest. */
const stages = (services: Services) => LISTS.toReversed().map((id) => datasetOf(services, id));

export type Month = Sums & { mes: number };

/** The sums of the months that were asked for, and of the budget. Cents are whole: what adding them up breaks is mended. */
export function added(series: readonly Month[], { from, to }: Node): Sums {
  const asked = series.filter(({ mes }) => mes === 0 || (mes >= from && mes <= to));
  const sums = SUMS.map((name) => {
    const cents = asked.reduce((all, month) => all + Math.round(month[name] * 100), 0);
    return [name, cents / 100];
  });
  return Object.fromEntries(sums) as Sums;
}

async function divide(client: pg.ClientBase, tenant: number, { node, by, page, size }: View) {
  if (by === null) return { data: [], total: 0 };
  const { rows } = await client.query(parts(tenant, node, by, size, page));
  const known = await namesOf(client, tenant, by, rows, node.year);
  const data = rows.map(({ grupos: _, ...row }) => ({
    ...row,
    nome: known.get(row.codigo) ?? nameless(by, row.codigo),
    no: printNode(below(node, by, row.codigo)),
  }));
  return { data, total: rows[0]?.grupos ?? 0 };
}

const nameless = (dimension: string, code: string): string =>
  code === '' ? 'Não informado' : `${dimensionOf(dimension)?.label ?? ''} ${code}`.trim();

/** A payee comes with its name; other codes are called what the law or the body calls them. */
export async function namesOf(
  client: pg.ClientBase,
  tenant: number,
  dimension: string,
  rows: readonly Row[],
  year: number,
): Promise<Map<unknown, string>> {
  const law = dimensionOf(dimension)?.names ?? {};
  const known = new Map<unknown, string>(Object.entries(law));
  if (dimension === 'favorecido') for (const { codigo, nome } of rows) if (nome) known.set(codigo, String(nome));
  const codes = rows.map(({ codigo }) => String(codigo));
  if (dimension === 'favorecido' || codes.length === 0 || law[codes[0] ?? '']) return known;
  const found = await client.query(names(tenant, dimension, codes, year));
  for (const { codigo, nome } of found.rows) known.set(codigo, nome);
  return known;
}

interface Way {
  dimensao: string;
  rotulo: string;
  codigo: string;
  nome: string;
  /** The node that ends here. */
  no: string;
}

async function wayTo(client: pg.ClientBase, tenant: number, node: Node): Promise<Way[]> {
  const way: Way[] = [];
  for (const [i, { dimension, code }] of node.path.entries()) {
    const rows = dimension === 'favorecido' ? (await client.query(payee(tenant, code))).rows : [];
    const known = await namesOf(client, tenant, dimension, [{ codigo: code, nome: rows[0]?.nome ?? null }], node.year);
    way.push({
      dimensao: dimension,
      rotulo: dimensionOf(dimension)?.label ?? '',
      codigo: code,
      nome: known.get(code) ?? nameless(dimension, code),
      no: printNode(above(node, i + 1)),
    });
  }
  return way;
}

/** `despesas de 2026, de janeiro a junho, com função Saúde, por subfunção` */
function says({ year, from, to }: Node, way: readonly Way[], by: string | null): string {
  const name = (month: number): string =>
    monthName(`${year}-${String(month).padStart(2, '0')}`).replace(/ de \d+$/, '');
  const period = from === 1 && to === 12 ? '' : from === to ? `, em ${name(from)}` : `, de ${name(from)} a ${name(to)}`;
  const path = way.map(({ rotulo, nome }) => `, ${rotulo.toLowerCase()} ${nome}`).join('');
  const label = by ? dimensionOf(by)?.label : null;
  return `despesas de ${year}${period}${path}${label ? `, por ${label.toLowerCase()}` : ''}`;
}

const COLUMNS = ['codigo', 'nome', ...SUMS] as const;
/** More payees than any body has. */
const ALL = 1_000_000;

/** The parts of a node as CSV, all of them. */
export function table({ db }: Services, tenant: number, asked: View): Promise<string> {
  return db.read(tenant, async (client) => {
    const { data } = await divide(client, tenant, { ...asked, page: 1, size: ALL });
    const lines = data.map((row) =>
      csvLine(
        COLUMNS.map((name) => String((row as Row)[name] ?? '')),
        ',',
      ),
    );
    return [COLUMNS.join(','), ...lines, ''].join('\r\n');
  });
}
