import type { Dataset } from '../../catalog/dataset.ts';
import type { Database } from '../database/db.ts';
import { type BulkShelf, packedBody, packYear } from './follow.ts';
import { publishedYears } from './state.ts';

/**
 * Makes files again that the database knows of and this machine lacks: another machine made them, or the database was
 * restored without them. One year at a time, each once however many ask for it.
 */
export class VolumeRemaker {
  readonly #db: Database;
  readonly #shelf: BulkShelf;
  readonly #waiting = new Set<string>();
  #running: Promise<void> = Promise.resolve();

  constructor(db: Database, shelf: BulkShelf) {
    this.#db = db;
    this.#shelf = shelf;
  }

  /** Years that wait to be made, or are being made. */
  get pending(): number {
    return this.#waiting.size;
  }

  ask(tenant: number, set: Dataset, ano: number, failed: (error: unknown) => void): void {
    const key = `${tenant}/${set.id}/${ano}`;
    if (this.#waiting.has(key)) return;
    this.#waiting.add(key);
    this.#running = this.#running
      .then(() => this.#make(tenant, set, ano))
      .catch(failed)
      .finally(() => this.#waiting.delete(key));
  }

  #make(tenant: number, set: Dataset, ano: number): Promise<void> {
    return this.#db.own(async (client) => {
      const body = await packedBody(client, this.#shelf.dir, tenant);
      const year = (await publishedYears(client, set, tenant)).find((own) => own.ano === ano);
      if (body && year) await packYear(client, this.#shelf, body, set, year);
    });
  }
}
