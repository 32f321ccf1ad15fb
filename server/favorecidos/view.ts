import type pg from 'pg';
import type { Dados } from '../../catalog/dataset/answer.ts';
import { type Dataset, sourceOf } from '../../catalog/dataset.ts';
import type { FavorecidoAnswer, FavorecidoSection } from '../../catalog/favorecidos/answer.ts';
import type { Payee } from '../../catalog/favorecidos/favorecido.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { printQuery } from '../../catalog/query.ts';
import { selectPage } from '../database/sql/select.ts';
import { dadosOf, type Freshest } from '../dataset/freshness.ts';
import { readTotals } from '../dataset/totals.ts';
import { readPunishments } from './punished.ts';
import { readYears } from './stages.ts';
import { furthestPeriod } from './sums.ts';
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
  const nomes = namesOf(traces);
  const [related, dados, anos] = await Promise.all([
    Promise.all(traces.map((trace) => section(client, tenant, trace))),
    freshness(client, tenant, traces),
    readYears(client, tenant, of, traces),
  ]);
  return {
    ok: true,
    data: [{ chave: of.key, tipo: of.kind, nome: nomes[0] ?? '', documento: of.document }],
    nomes,
    anos,
    sancoes: await readPunishments(client, tenant, traces, dados.referencia),
    related,
    dados: { ...dados, linhas: related.reduce((sum, { total }) => sum + total, 0) },
  };
}

async function section(
  client: pg.ClientBase,
  tenant: number,
  { set, campo, where }: Trace,
): Promise<FavorecidoSection> {
  const [{ rows: data }, sums] = await Promise.all([
    client.query<Row>(selectPage(set, tenant, queryOf(where, FEW))),
    readTotals(client, set, tenant, queryOf(where)),
  ]);
  return { dataset: set.id, campo, ...sums, query: printQuery(set, queryOf(where)), data };
}

/** Every name under which something was published, the most frequent first. */
function namesOf(traces: readonly Trace[]): string[] {
  const counts = new Map<string, number>();
  for (const trace of traces) for (const [name, rows] of trace.names) counts.set(name, (counts.get(name) ?? 0) + rows);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([name]) => name);
}

async function freshness(client: pg.ClientBase, tenant: number, traces: readonly Trace[]): Promise<Dados> {
  const { rows } = await client.query<Freshest>(
    furthestPeriod(
      tenant,
      traces.map(({ set }) => sourceOf(set)),
    ),
  );
  return dadosOf(rows[0]);
}
