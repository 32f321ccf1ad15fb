import type pg from 'pg';
import { type Dataset, holdersOf } from '../../catalog/dataset.ts';
import { keyOf, type Payee } from '../../catalog/favorecidos/favorecido.ts';
import { type Condition, type Query, SIZE } from '../../catalog/query.ts';
import { publishedNames } from './sums.ts';

/** How a payee is found in a dataset, and by which names. */
export interface Trace {
  set: Dataset;
  /** The field that names the payee there. */
  campo: string;
  where: readonly Condition[];
  /** As published, with the number of rows. */
  names: ReadonlyMap<string, number>;
}

interface Named {
  nome: string | null;
  linhas: number;
}

/** Where there is something of a payee. */
export async function tracesOf(
  client: pg.ClientBase,
  sets: readonly Dataset[],
  tenant: number,
  of: Payee,
): Promise<Trace[]> {
  const asked = sets.flatMap((set) =>
    holdersOf(set).map(async (holder): Promise<Trace[]> => {
      const { rows } = await client.query<Named>(publishedNames(set, tenant, holder, of));
      const own = rows.filter(({ nome }) => of.name === null || keyOf(of.document, nome) === of.key);
      return own.length > 0 ? [traceOf(set, holder, of, own)] : [];
    }),
  );
  return (await Promise.all(asked)).flat();
}

/** A company by its document alone. Six digits may be several people's, so the names as published go with them. */
function traceOf(set: Dataset, [campo, document]: readonly [string, string], of: Payee, rows: readonly Named[]): Trace {
  const known = new Map(rows.flatMap(({ nome, linhas }) => (nome === null ? [] : [[nome, linhas] as const])));
  const where: Condition[] = [
    ...(of.document ? [{ field: document, operator: 'eq' as const, values: [of.document] }] : []),
    ...(of.name === null ? [] : [{ field: campo, operator: 'eq' as const, values: [...known.keys()] }]),
  ];
  return { set, campo, where, names: known };
}

export const queryOf = (where: readonly Condition[], size = SIZE): Query => ({ where, sort: [], page: 1, size });
