import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { FillingProgress } from '../../catalog/site/shell.ts';
import { NOTIFY_CHANGE } from '../tenants/apply.ts';

const MARK = `WITH marked AS (
  UPDATE portal.tenants SET dados = dados || jsonb_build_object('preenchimento', $2::jsonb) WHERE id = $1 RETURNING id)
  SELECT ${NOTIFY_CHANGE} FROM marked`;

const UNMARK = `WITH marked AS (UPDATE portal.tenants SET dados = dados - 'preenchimento' WHERE id = $1 RETURNING id)
  SELECT ${NOTIFY_CHANGE} FROM marked`;

/**
 * What is left to fill of a body, and the mark that says so to its visitors. The mark stays in the database until all is there:
 * a filling that was cut off is known by it.
 */
export class BodyProgress {
  readonly #tenant: number;
  readonly #left: Set<Dataset>;
  readonly #total: number;

  constructor(tenant: number, wanted: readonly Dataset[]) {
    this.#tenant = tenant;
    this.#left = new Set(wanted);
    this.#total = this.#left.size;
  }

  /** Counts a dataset as whole; the answer is whether it was the last, which only one of several connections hears. */
  async done(client: pg.ClientBase, dataset: Dataset): Promise<boolean> {
    this.#left.delete(dataset);
    const isLast = this.#left.size === 0;
    await this.tell(client);
    return isLast;
  }

  async tell(client: pg.ClientBase): Promise<void> {
    const listed = [...this.#left].filter(({ menu }) => menu);
    const progress: FillingProgress = {
      prontos: this.#total - this.#left.size,
      total: this.#total,
      faltam: listed.map(({ title }) => title).sort((a, b) => a.localeCompare(b, 'pt-BR')),
    };
    await client.query(MARK, [this.#tenant, JSON.stringify(progress)]);
  }

  /** Takes the mark away. */
  async end(client: pg.ClientBase): Promise<void> {
    await client.query(UNMARK, [this.#tenant]);
  }
}
