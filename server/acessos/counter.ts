import type pg from 'pg';
import type { Database } from '../database/db.ts';
import type { AnswerCache } from '../http/cache.ts';
import { VISITED } from './view.ts';

/** How often what was counted is written down. */
const PAUSE = 60_000;
/** Longer than what is shown: the rest would be kept for nobody. */
const KEPT = '90 days';

/** Who says openly that they are no visitor. */
const MACHINE = /bot|crawl|spider|slurp|headless|lighthouse|monitor|preview|curl|wget|python|java\/|go-http/i;

export const isMachine = (agent: string | undefined): boolean => !agent || MACHINE.test(agent);

const TODAY = `(now() AT TIME ZONE 'America/Sao_Paulo')::date`;
const WRITE = `INSERT INTO portal.acessos (tenant, dia, rota, vezes)
SELECT t.id, ${TODAY}, v.rota, v.vezes
FROM jsonb_to_recordset($1) AS v(tenant int, rota text, vezes int) JOIN portal.tenants t ON t.id = v.tenant
ON CONFLICT (tenant, dia, rota) DO UPDATE SET vezes = acessos.vezes + excluded.vezes`;
const FORGET = `DELETE FROM portal.acessos WHERE dia < ${TODAY} - interval '${KEPT}'`;

/** Counts openings of pages in memory, and once a minute adds them to the day's. What a crash loses is a minute. */
export class Counter {
  readonly #db: Database;
  readonly #cache: AnswerCache;
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, { tenant: number; rota: string; vezes: number }>();

  constructor(db: Database, cache: AnswerCache) {
    this.#db = db;
    this.#cache = cache;
    this.#timer = setInterval(() => void this.flush().catch(() => undefined), PAUSE).unref();
  }

  add(tenant: number, rota: string, times = 1): void {
    const key = `${tenant} ${rota}`;
    const known = this.#counts.get(key) ?? { tenant, rota, vezes: 0 };
    known.vezes += times;
    this.#counts.set(key, known);
  }

  async flush(): Promise<void> {
    const counts = [...this.#counts.values()];
    if (counts.length === 0) return;
    this.#counts = new Map();
    try {
      await this.#db.own((client) => write(client, JSON.stringify(counts)));
    } catch (error) {
      // What could not be written waits for the next minute. There are only so many pages, so this is bounded.
      for (const { tenant, rota, vezes } of counts) this.add(tenant, rota, vezes);
      throw error;
    }
    for (const tenant of new Set(counts.map((own) => own.tenant))) this.#cache.outdated(tenant, VISITED);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush().catch(() => undefined);
  }
}

async function write(client: pg.ClientBase, counts: string): Promise<void> {
  await client.query(WRITE, [counts]);
  await client.query(FORGET);
}
