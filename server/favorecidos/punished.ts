import type pg from 'pg';
import type { Punishment, Sanction, SanctionSpan } from '../../catalog/favorecidos/answer.ts';
import { inForce, merge, sanctionOf } from '../../catalog/favorecidos/sancao.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { type Condition, MOST, print } from '../../catalog/query.ts';
import { page } from '../database/sql/select.ts';
import { readTotals } from '../dataset/totals.ts';
import { queryOf, type Trace } from './trace.ts';

type During = Punishment['durante'];

/** Lists of sanctions, those of the body first: they know more of theirs than the national registers. */
const SANCTIONS = ['contratos-sancionados', 'licitacao-sancionado', 'empresas-inidoneas'];
/** What a barred company should not get. */
const BARRED = ['contratos', 'ata-de-registro-de-preco', 'empenhos'];

/** Every sanction of a payee, and what the body signed with it or committed to it meanwhile. */
export async function punished(
  client: pg.ClientBase,
  tenant: number,
  traces: readonly Trace[],
  day: string | null,
): Promise<Punishment[]> {
  const found: Sanction[] = [];
  for (const { set, where } of pick(traces, SANCTIONS)) {
    const { rows } = await client.query<Row>(page(set, tenant, queryOf(where, MOST)));
    found.push(...rows.map((row) => sanctionOf(set.id, row)));
  }
  const told: Punishment[] = [];
  for (const one of merge(found)) {
    told.push({ ...one, vigente: inForce(one, day), durante: await during(client, tenant, traces, one.prazo) });
  }
  return told;
}

const pick = (traces: readonly Trace[], ids: readonly string[]): Trace[] =>
  ids.flatMap((id) => traces.filter(({ set }) => set.id === id));

async function during(
  client: pg.ClientBase,
  tenant: number,
  traces: readonly Trace[],
  span: SanctionSpan | null,
): Promise<During> {
  const found: During = [];
  if (!span) return found;
  for (const { set, where } of pick(traces, BARRED)) {
    const query = queryOf([...where, ...within(set.date ?? set.period, span)]);
    const { total } = await readTotals(client, set, tenant, query);
    if (total > 0) found.push({ dataset: set.id, total, query: print(set, query) });
  }
  return found;
}

const within = (field: string, { from, to }: SanctionSpan): Condition[] => [
  { field, operator: 'gte', values: [from] },
  ...(to ? [{ field, operator: 'lte' as const, values: [to] }] : []),
];
