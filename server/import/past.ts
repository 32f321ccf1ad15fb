import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';

/** A load that was published, and which periods it replaced or added to. */
export interface PastLoad {
  id: number;
  periodo: string[];
  acrescenta: boolean;
  referencia: string;
  /** Of each period, where it was kept. */
  referencias: Readonly<Record<string, string | null>>;
  publicadaEm: Date;
  linhas: number;
  arquivada: boolean;
}

/** Every load of a dataset, the oldest first. */
export async function pastLoads(client: pg.ClientBase, tenant: number, set: Dataset): Promise<PastLoad[]> {
  const { rows } = await client.query<PastLoad>(
    `SELECT id, periodo, acrescenta, referencia::text, referencias, "publicadaEm", linhas,
       EXISTS (SELECT 1 FROM portal.arquivadas a WHERE a.tenant = c.tenant AND a.carga = c.id) AS arquivada
     FROM portal.cargas c WHERE tenant = $1 AND dataset = $2 ORDER BY id`,
    [tenant, set.id],
  );
  return rows;
}

/** Which loads made each period what it was: the last that replaced it, and those that were added since. */
export function archiveSources(past: readonly PastLoad[], periods: Iterable<string>): Map<number, Set<string>> {
  const sources = new Map<number, Set<string>>();
  for (const period of periods) {
    const own = past.filter(({ periodo }) => periodo.includes(period));
    const start = own.findLastIndex(({ acrescenta }) => !acrescenta);
    for (const { id } of own.slice(Math.max(0, start))) sources.set(id, (sources.get(id) ?? new Set()).add(period));
  }
  return new Map([...sources].sort(([a], [b]) => a - b));
}

/** The day that the data of a period went to after a load. A load that replaced the period gave it its own day; one that was added moved it only forward. */
export function dayAfter(past: readonly PastLoad[], to: number, period: string): string | null {
  const own = past.filter(({ id, periodo }) => id <= to && periodo.includes(period));
  return own.reduce<string | null>((day, { acrescenta, referencia, referencias }) => {
    const given = referencias[period] === undefined ? referencia : referencias[period];
    if (given === null) return null;
    return acrescenta && day !== null && day > given ? day : given;
  }, null);
}
