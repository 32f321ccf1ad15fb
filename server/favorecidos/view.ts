import type pg from 'pg';
import type { Dados } from '../../catalog/dataset/answer.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { FavorecidoAnswer, FavorecidoSection } from '../../catalog/favorecidos/answer.ts';
import type { Payee } from '../../catalog/favorecidos/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { print } from '../../catalog/query.ts';
import { page } from '../database/sql/select.ts';
import { dadosOf, type Freshest } from '../dataset/freshness.ts';
import { readTotals } from '../dataset/totals.ts';
import { punished } from './punished.ts';
import { stages } from './stages.ts';
import { reference } from './sums.ts';
import { queryOf, type Trace, tracesOf } from './trace.ts';

/** Rows of a dataset that the page shows; its list shows the others. */
const FEW = 10;

/** All there is of a payee, read in one snapshot; null of somebody of whom there is nothing. */
export async function readFavorecido(
  client: pg.ClientBase,
  sets: readonly Dataset[],
  tenant: number,
  of: Payee,
): Promise<FavorecidoAnswer | null> {
  const traces = await tracesOf(client, sets, tenant, of);
  if (traces.length === 0) return null;
  const related: FavorecidoSection[] = [];
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

async function section(
  client: pg.ClientBase,
  tenant: number,
  { set, campo, where }: Trace,
): Promise<FavorecidoSection> {
  const { rows: data } = await client.query<Row>(page(set, tenant, queryOf(where, FEW)));
  const sums = await readTotals(client, set, tenant, queryOf(where));
  return { dataset: set.id, campo, ...sums, query: print(set, queryOf(where)), data };
}

/** Every name under which something was published, the most frequent first. */
function namesOf(traces: readonly Trace[]): string[] {
  const counts = new Map<string, number>();
  for (const trace of traces) for (const [name, rows] of trace.names) counts.set(name, (counts.get(name) ?? 0) + rows);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
}

async function freshness(client: pg.ClientBase, tenant: number, traces: readonly Trace[]): Promise<Dados> {
  const { rows } = await client.query<Freshest>(
    reference(
      tenant,
      traces.map(({ set }) => sourceOf(set)),
    ),
  );
  return dadosOf(rows[0]);
}
