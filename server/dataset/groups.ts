import type { GroupAnswer, GroupRow } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { GROUP_KEYS, groupLabel, othersLabel, type QueryGroup } from '../../catalog/list/group.ts';
import { groupsOf, type Query, SIZE, sayQuery } from '../../catalog/query.ts';
import type { GroupQuery } from '../database/sql/aggregate.ts';
import { enterPast, openPast, type PastView } from '../historico/view.ts';
import type { Services } from '../http/request.ts';
import { readDeclaredValues } from './declared.ts';
import { readPastFreshness } from './freshness.ts';
import { type CountedGroup, readCountedGroups } from './totals.ts';

export const isGrouped = (query: Query): query is GroupQuery => query.by !== undefined;

/** Rows counted and added up by one field or two, for charts, for the choices of a filter and for who explores. */
export async function readGroups(
  services: Services,
  set: Dataset,
  tenant: number,
  query: GroupQuery,
  rehearsed?: PastView,
): Promise<GroupAnswer> {
  const past = rehearsed ?? (await openPast(services, set, tenant, query));
  return services.db.read(tenant, async (client) => {
    const own = await enterPast(client, set, tenant, past);
    const [rows, dados] = await Promise.all([
      readCountedGroups(client, own, tenant, query),
      readPastFreshness(client, set, tenant, query, past),
    ]);
    const others = groupsOf(query).map((_, i) => othersOf(rows, i, query.top?.[i]));
    const data = rows.map((row) => labelledGroup(own, query, row, others));
    const declarados = past ? [] : await readDeclaredValues(client, set, tenant, query, rows);
    const size = query.top ? Math.max(SIZE, data.length) : query.size;
    const total = query.top ? data.length : (rows[0]?.grupos ?? 0);
    const says = sayQuery(set, query, past?.day);
    const stated = declarados.length > 0 && { declarados };
    return { ok: true, data, page: query.page, size, total, says, ...stated, dados };
  });
}

/** How many values of a field have no name of their own. */
const othersOf = (rows: readonly CountedGroup[], i: number, top = Number.POSITIVE_INFINITY): number =>
  rows.reduce((most, row) => Math.max(most, Number(row[`ultimo${i}`] ?? 0) - top), 0);

/** A group with its names for people; `others` tells of each field how many values the group of all the others has. */
export function labelledGroup(
  set: Dataset,
  query: Pick<Query, 'by' | 'across' | 'top'>,
  row: CountedGroup,
  others: readonly number[] = [],
): GroupRow {
  const named = groupsOf(query).map((group, i) => {
    const isOthers = query.top !== undefined && Number(row[`lugar${i}`]) > (query.top[i] ?? 0);
    return labelledKey(set, group, i, row[GROUP_KEYS[i] ?? 'chave'] ?? null, isOthers ? (others[i] ?? 0) : null);
  });
  const sums = set.list.totals.map((name) => [name, row[name] ?? 0] as const);
  return { ...KEYLESS, ...Object.assign({}, ...named), linhas: row.linhas, ...Object.fromEntries(sums) };
}

const KEYLESS = { chave: null, rotulo: '' };

/** The key of one field and its label, or those of the group of all the others. */
function labelledKey(set: Dataset, group: QueryGroup, i: number, key: Value | null, others: number | null) {
  const mark = i === 0 ? '' : String(i + 1);
  return {
    [`chave${mark}`]: key,
    [`rotulo${mark}`]: others === null ? groupLabel(set, group, key) : othersLabel(others),
    ...(others !== null && { [`outros${mark}`]: others }),
  };
}
