import type pg from 'pg';
import type { GroupRow, ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row } from '../../catalog/fields/field.ts';
import { shownFields } from '../../catalog/list/chosen.ts';
import { MOST, type Query, sayQuery } from '../../catalog/query.ts';
import { enterPast, openPast, type PastView } from '../historico/view.ts';
import type { Services } from '../http/request.ts';
import type { Tenant } from '../tenants/tenants.ts';
import { type NumberedRow, printCursor } from './cursor.ts';
import { readDeclaration } from './declaration.ts';
import { readPastFreshness } from './freshness.ts';
import { labelledGroup } from './groups.ts';
import { type ListPage, readPage } from './page.ts';
import { rememberTotals } from './remembered.ts';
import { readCountedGroups, readTotals } from './totals.ts';

/** A page of rows with the count and the sums of all of them, read in one snapshot: those of a rehearsal, where one is given. */
export async function readList(
  services: Services,
  set: Dataset,
  body: Tenant,
  query: Query,
  rehearsed?: PastView,
): Promise<ListAnswer> {
  const { id: tenant } = body;
  const shown = shownFields(set, query).map(([name]) => name);
  const past = rehearsed ?? (await openPast(services, set, tenant, query));
  return services.db.read(tenant, async (client) => {
    const own = await enterPast(client, set, tenant, past);
    const counting = past ? readTotals(client, own, tenant, query) : rememberTotals(services, client, set, body, query);
    const [page, { total, totals }, dados, apart] = await Promise.all([
      readPage(client, own, tenant, query, counting),
      counting,
      readPastFreshness(client, set, tenant, query, past),
      kinds(client, own, tenant, query),
    ]);
    const data = page.rows.map((row) => shownRow(row, shown));
    const declaracao = total === 0 && !past ? await readDeclaration(client, set, tenant, query) : null;
    return {
      ok: true,
      data,
      ...(query.fields && { campos: shown }),
      page: query.page,
      size: query.size,
      total,
      totals,
      proxima: nextCursor(own, query, page),
      says: sayQuery(set, query, past?.day),
      ...(data.length === 0 && total > 0 && !query.after && { message: beyond(query, total) }),
      ...(apart.length > 1 && { apart }),
      ...(declaracao && { declaracao }),
      dados,
    };
  });
}

/** A row as it is answered: the number that the database tells it by is nobody's, and the order may need more fields. */
const shownRow = (row: NumberedRow, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** The cursor of the next page; null on the last. */
function nextCursor(set: Dataset, query: Query, { rows, hasNext }: ListPage): string | null {
  const last = rows.at(-1);
  return last && hasNext ? printCursor(set, query, last) : null;
}

async function kinds(client: pg.ClientBase, set: Dataset, tenant: number, query: Query): Promise<GroupRow[]> {
  if (!set.list.apart) return [];
  const by = { field: set.list.apart };
  const asked = { where: query.where, sort: [], page: 1, size: MOST, by };
  const rows = await readCountedGroups(client, set, tenant, asked);
  return rows.map((row) => labelledGroup(set, asked, row));
}

function beyond({ page, size }: Query, total: number): string {
  const last = Math.ceil(total / size);
  return `A página ${page} não existe: a consulta tem ${total} ${total === 1 ? 'linha' : 'linhas'} e a última página é a ${last}.`;
}
