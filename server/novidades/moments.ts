import type pg from 'pg';
import type { MixedFind } from '../../catalog/busca/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { binder } from '../database/sql/names.ts';

/** A record that was found, and what its moment is known by. */
export interface FoundRecord {
  find: MixedFind;
  set: Dataset;
  /** The canonical texts of its key; null of a find that stands for many records. */
  key: readonly string[] | null;
}

/** Tells the moment of a record, where it is known. */
type MomentOf = (record: FoundRecord) => Date | undefined;

/** The load that first filled a period of a dataset. */
export interface FirstLoad {
  dataset: string;
  periodo: string;
  carga: number;
  publicadaEm: Date;
}

const FIRST = `SELECT c.dataset, p AS periodo, min(c.id) AS carga, min(c."publicadaEm") AS "publicadaEm"
FROM pub._cargas c CROSS JOIN unnest(c.periodo) p WHERE c.tenant = $1 AND c.dataset = ANY ($2) GROUP BY 1, 2`;

/** The loads that first filled the periods of some datasets: unlike those that stand there, they stay the same. */
export const readFirstLoads = async (
  client: pg.ClientBase,
  tenant: number,
  datasets: readonly string[],
): Promise<FirstLoad[]> => (await client.query<FirstLoad>(FIRST, [tenant, datasets])).rows;

/** The moments at which the years of some datasets were first published; of a find without a year, the earliest. */
export function firstMoments(loads: readonly FirstLoad[]): MomentOf {
  const earliest = new Map<string, Date>();
  const note = (name: string, moment: Date): void => {
    const known = earliest.get(name);
    if (!known || moment < known) earliest.set(name, moment);
  };
  for (const { dataset, periodo, publicadaEm } of loads) {
    note(dataset, publicadaEm);
    // The text of a period begins with its year.
    note(`${dataset} ${periodo.slice(0, 4)}`, publicadaEm);
  }
  return ({ set, find }) => earliest.get(`${set.id} ${find.ano}`) ?? earliest.get(set.id);
}

/** The moments of the last change of some records, as far as changes are listed. */
export async function changeMoments(
  client: pg.ClientBase,
  tenant: number,
  records: readonly FoundRecord[],
): Promise<MomentOf> {
  const values: Value[] = [];
  const bind = binder(values);
  const own = bind(tenant);
  const keys = records.flatMap(({ set, key }) =>
    key ? [`(${bind(set.id)}::text, ARRAY[${key.map((part) => bind(part)).join(', ')}]::text[])`] : [],
  );
  if (keys.length === 0) return () => undefined;
  const { rows } = await client.query<{ dataset: string; chave: string[]; em: Date }>(
    `SELECT m.dataset, m.chave, max(c."publicadaEm") AS em
FROM pub._mudancas m JOIN pub._comparadas c ON c.tenant = m.tenant AND c.carga = m.carga
WHERE m.tenant = ${own} AND c.tenant = ${own} AND (m.dataset, m.chave) IN (VALUES ${keys.join(', ')}) GROUP BY 1, 2`,
    values,
  );
  const byKey = new Map(rows.map(({ dataset, chave, em }) => [JSON.stringify([dataset, chave]), em]));
  return ({ set, key }) => byKey.get(JSON.stringify([set.id, key]));
}
