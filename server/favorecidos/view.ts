import type pg from 'pg';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { Payee } from '../../catalog/favorecidos/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printQuery } from '../../catalog/query.ts';
import { selectPage, selectTotals } from '../database/sql/select.ts';
import type { Kin } from '../dataset/detail.ts';
import { type Dados, dadosOf } from '../dataset/freshness.ts';
import { punished } from './punished.ts';
import { stages } from './stages.ts';
import { reference } from './sums.ts';
import { queryOf, type Trace, tracesOf } from './trace.ts';

/** Rows of a payee in one dataset; the list at `query` has the same rows and the same sums. */
export interface Section extends Kin {
  /** The field that names the payee there. */
  campo: string;
  totals: Record<string, number>;
}

/** Rows of a dataset that the page shows; its list shows the others. */
const FEW = 10;

/** All there is of a payee, read in one snapshot; null of somebody of whom there is nothing. */
export async function payee(client: pg.ClientBase, sets: readonly Dataset[], tenant: number, of: Payee) {
  const traces = await tracesOf(client, sets, tenant, of);
  if (traces.length === 0) return null;
  const related: Section[] = [];
  for (const trace of traces) related.push(await section(client, tenant, trace));
  const nomes = namesOf(traces);
  const dados = await freshness(client, tenant, traces);
  return {
    ok: true,
    data: [{ chave: of.key, tipo: of.kind, nome: nomes[0] ?? '', documento: of.document }],
    nomes,
    anos: await stages(client, tenant, of, traces),
    sancoes: await punished(client, tenant, traces, dados.referencia),
    related,
    dados: { ...dados, linhas: related.reduce((sum, { total }) => sum + total, 0) },
  };
}

async function section(client: pg.ClientBase, tenant: number, { set, campo, where }: Trace): Promise<Section> {
  const { rows: data } = await client.query<Row>(selectPage(set, tenant, queryOf(where, FEW)));
  const { rows } = await client.query(selectTotals(set, tenant, queryOf(where)));
  const { linhas: total, ...sums } = rows[0];
  return { dataset: set.id, campo, total, totals: sums, query: printQuery(set, queryOf(where)), data };
}

/** Every name under which something was published, the most frequent first. */
function namesOf(traces: readonly Trace[]): string[] {
  const counts = new Map<string, number>();
  for (const trace of traces) for (const [name, rows] of trace.names) counts.set(name, (counts.get(name) ?? 0) + rows);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
}

async function freshness(client: pg.ClientBase, tenant: number, traces: readonly Trace[]): Promise<Dados> {
  const { rows } = await client.query(
    reference(
      tenant,
      traces.map(({ set }) => sourceOf(set)),
    ),
  );
  return dadosOf(rows[0]);
}
