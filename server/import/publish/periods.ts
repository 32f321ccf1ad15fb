import type pg from 'pg';
import { type Dataset, storedOf } from '../../../catalog/dataset.ts';
import { ident, literal } from '../../database/sql/names.ts';
import { addFigures, NO_ROWS, type PeriodFigures } from '../check/figures.ts';

/** What a load does to one period. */
export interface PeriodChange {
  periodo: string;
  /** Null where nothing was ever published. */
  antes: PeriodFigures | null;
  depois: PeriodFigures;
  /** The day that its data go to; null when it goes back to never having been published. */
  referencia: string | null;
}

interface Place {
  tenant: number;
  set: Dataset;
  periods: readonly string[];
}

/** What is published of some periods, known without a look at their rows. */
export async function publishedPeriods(
  client: pg.ClientBase,
  { tenant, set, periods }: Place,
): Promise<Map<string, { figures: PeriodFigures; referencia: string }>> {
  const { rows } = await client.query<{ periodo: string; linhas: number; somas: PeriodFigures; referencia: string }>(
    `SELECT periodo, linhas, somas, referencia::text FROM portal.periodos
     WHERE tenant = $1 AND dataset = $2 AND periodo = ANY ($3)`,
    [tenant, set.id, periods],
  );
  return new Map(
    rows.map(({ periodo, linhas, somas, referencia }) => [periodo, { figures: { linhas, ...somas }, referencia }]),
  );
}

/** What comes of each period when a load replaces it or, with `append`, is put beside what is there. */
export async function changesOf(
  client: pg.ClientBase,
  place: Place & { append: boolean; parts: ReadonlyMap<string, PeriodFigures> },
  dayOf: (period: string, old: string | null) => string | null,
): Promise<PeriodChange[]> {
  const before = await publishedPeriods(client, place);
  return place.periods.map((periodo) => {
    const old = before.get(periodo);
    const own = place.parts.get(periodo) ?? NO_ROWS;
    return {
      periodo,
      antes: old?.figures ?? null,
      depois: place.append && old ? addFigures(old.figures, own) : own,
      referencia: dayOf(periodo, old?.referencia ?? null),
    };
  });
}

/** Writes down, in the load's transaction, what now stands in its periods. */
export async function recordPeriods(
  client: pg.ClientBase,
  { tenant, set }: Pick<Place, 'tenant' | 'set'>,
  carga: number,
  changes: readonly PeriodChange[],
): Promise<void> {
  const gone = changes.filter(({ referencia }) => referencia === null).map(({ periodo }) => periodo);
  await client.query('DELETE FROM portal.periodos WHERE tenant = $1 AND dataset = $2 AND periodo = ANY ($3)', [
    tenant,
    set.id,
    gone,
  ]);
  const kept = changes
    .filter(({ referencia }) => referencia !== null)
    .map(({ periodo, referencia, depois: { linhas, ...somas } }) => ({ periodo, referencia, linhas, somas }));
  await client.query(
    `INSERT INTO portal.periodos (tenant, dataset, periodo, carga, referencia, linhas, somas)
     SELECT $1, $2, periodo, $3, referencia, linhas, somas
     FROM jsonb_to_recordset($4::jsonb) AS d (periodo text, referencia date, linhas int, somas jsonb)
     ON CONFLICT (tenant, dataset, periodo) DO UPDATE
     SET carga = excluded.carga, referencia = excluded.referencia, linhas = excluded.linhas, somas = excluded.somas`,
    [tenant, set.id, carga, JSON.stringify(kept)],
  );
}

/** Counts again the rows of periods that were changed otherwise than by a load. */
export async function recountPeriods(client: pg.ClientBase, { tenant, set, periods }: Place): Promise<void> {
  await client.query(
    `UPDATE portal.periodos p SET linhas = coalesce(d.linhas, 0), somas = coalesce(d.somas, '{}')
     FROM unnest($3::text[]) AS asked (periodo)
     LEFT JOIN (SELECT ${counted(set)} WHERE tenant = $1 AND ${ident(set.period)} = ANY ($4) GROUP BY 1) d USING (periodo)
     WHERE p.tenant = $1 AND p.dataset = $2 AND p.periodo = asked.periodo`,
    [tenant, set.id, periods, periods],
  );
}

/** Of rows that were published before periods were kept: the last load that holds a period is the one that stands. */
export async function recordAllPeriods(client: pg.ClientBase, datasets: readonly Dataset[]): Promise<void> {
  for (const set of datasets.filter(({ cut }) => !cut))
    await client.query(
      `INSERT INTO portal.periodos (tenant, dataset, periodo, carga, referencia, linhas, somas)
       SELECT c.tenant, $1, c.periodo, c.id, c.referencia, coalesce(d.linhas, 0), coalesce(d.somas, '{}')
       FROM (SELECT DISTINCT ON (tenant, p) tenant, p AS periodo, id, referencia
         FROM portal.cargas CROSS JOIN unnest(periodo) p WHERE dataset = $1 ORDER BY tenant, p, id DESC) c
       LEFT JOIN (SELECT tenant, ${counted(set)} GROUP BY 1, 2) d USING (tenant, periodo)`,
      [set.id],
    );
}

/** SELECT that counts again the rows of a body ($1) by period, and adds them up. */
export const selectRecount = (set: Dataset): string => `SELECT ${counted(set)} WHERE tenant = $1 GROUP BY 1`;

/** A period with what was recorded of it and what its rows come to when they are counted and added up, as one text. */
export interface CountedPeriod {
  periodo: string;
  linhas: number;
  contagem: string;
}

/** Every period of a dataset, recorded and counted: what two copies of a body must agree in. */
export async function countedPeriods(client: pg.ClientBase, tenant: number, set: Dataset): Promise<CountedPeriod[]> {
  const { rows } = await client.query<CountedPeriod>(
    `SELECT coalesce(p.periodo, d.periodo) AS periodo, coalesce(d.linhas, 0) AS linhas,
       jsonb_build_array(p.linhas, p.somas, d.linhas, d.somas)::text AS contagem
     FROM (SELECT periodo, linhas, somas FROM portal.periodos WHERE tenant = $1 AND dataset = $2) p
     FULL JOIN (${selectRecount(set)}) d ON d.periodo COLLATE "C" = p.periodo
     ORDER BY 1`,
    [tenant, set.id],
  );
  return rows;
}

/** The columns of a count of a dataset's rows by period, and where they come from. */
function counted(set: Dataset): string {
  const sums = storedOf(set).flatMap(([name, { summable }]) =>
    summable ? [`${literal(name)}, coalesce(sum(${ident(name)}), 0)`] : [],
  );
  return `${ident(set.period)}::text AS periodo, count(*)::int AS linhas, jsonb_build_object(${sums.join(', ')}) AS somas
     FROM dados.${ident(set.id)}`;
}
