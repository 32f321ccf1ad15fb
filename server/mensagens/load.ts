import type pg from 'pg';
import type { Anexo } from '../../catalog/mensagens/answer.ts';
import { SharedWork } from '../limits/shared.ts';

/** Messages that a body received in the last ten minutes, and in the last day. */
export interface MessageLoad {
  recent: number;
  day: number;
}

export async function readMessageLoad(client: pg.ClientBase, tenant: number): Promise<MessageLoad> {
  const { rows } = await client.query<MessageLoad>(
    `SELECT count(*) FILTER (WHERE "criadaEm" > now() - interval '10 minutes')::int AS recent, count(*)::int AS day
     FROM mensagens.recebidas WHERE tenant = $1 AND "criadaEm" > now() - interval '1 day'`,
    [tenant],
  );
  return rows[0] ?? { recent: 0, day: 0 };
}

/** Bytes of files that wait for their message, and of all that came in the last day. */
export interface FileLoad {
  loose: number;
  day: number;
}

export async function readFileLoad(client: pg.ClientBase, tenant: number, de: Anexo['de']): Promise<FileLoad> {
  const { rows } = await client.query<FileLoad>(
    `SELECT coalesce(sum(tamanho) FILTER (WHERE mensagem IS NULL), 0)::bigint AS loose,
       coalesce(sum(tamanho), 0)::bigint AS day
     FROM mensagens.anexos WHERE tenant = $1 AND de = $2 AND "criadoEm" > now() - interval '1 day'`,
    [tenant, de],
  );
  return rows[0] ?? { loose: 0, day: 0 };
}

const FRESH_MS = 1_000;

/** A reading of each body that is asked for often, and read at most once a second. */
export class FreshReading<T> {
  readonly #read: (tenant: number) => Promise<T>;
  readonly #kept = new Map<number, { at: number; work: SharedWork<T> }>();

  constructor(read: (tenant: number) => Promise<T>) {
    this.#read = read;
  }

  async of(tenant: number): Promise<T> {
    const kept = this.#kept.get(tenant);
    const fresh = kept && performance.now() - kept.at < FRESH_MS ? kept : this.#begin(tenant);
    try {
      return await fresh.work.wait();
    } catch (error) {
      // A failure, or the leaving of the one who asked first, is not kept for the next.
      if (this.#kept.get(tenant) === fresh) this.#kept.delete(tenant);
      throw error;
    }
  }

  #begin(tenant: number): { at: number; work: SharedWork<T> } {
    const begun = { at: performance.now(), work: new SharedWork(() => this.#read(tenant)) };
    this.#kept.set(tenant, begun);
    return begun;
  }
}
