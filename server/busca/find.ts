import type pg from 'pg';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { cardsFound } from './cards.ts';
import { payeesFound } from './favorecidos.ts';
import { filesFound } from './files.ts';
import { bestOf, type LookedUpQuestion, type Pile } from './group.ts';
import { rowsFound } from './rows.ts';

/** Everything that answers, by kind: first the kind whose best find is the best. */
export async function findAll(
  client: pg.ClientBase,
  datasets: readonly Dataset[],
  tenant: Tenant,
  asked: LookedUpQuestion,
): Promise<Pile[]> {
  const rows = await rowsFound(client, datasets, tenant, asked);
  const files = await filesFound(client, tenant.id, asked);
  const cards = await cardsFound(datasets, tenant, asked);
  return [...rows.map(({ pile }) => pile), files, ...cards, payeesFound(rows, asked.tokens)]
    .filter(({ total }) => total > 0)
    .sort((a, b) => bestOf(b) - bestOf(a));
}
