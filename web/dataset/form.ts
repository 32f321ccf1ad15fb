import type { Dataset } from '../../catalog/dataset.ts';
import { printGroup } from '../../catalog/list/group.ts';
import { readWritten, WRITTEN_MARK } from '../../catalog/list/written.ts';
import { groupsOf, type Pairs, parseQuery, type Query, type QueryReading, SIZE } from '../../catalog/query.ts';
import { askedNames } from '../fields/room.ts';
import { freeConditions, type ScopedDataset } from './fixed.ts';
import { isViewName, type ListTab, pairsOf } from './url.ts';

/** Reads the filters that somebody filled in. The controls carry the names of the address. */
export function readFilters(set: Dataset, entries: Pairs): QueryReading {
  const { pairs, problems } = readWritten(
    set,
    entries.filter(([name]) => !isViewName(name)),
  );
  return problems.length > 0 ? { ok: false, problems } : parseQuery(set, pairs);
}

/**
 * The pairs that a form carries along unseen: conditions without a control of their own, the size of a page, the tab.
 * The conditions of the path are not among them.
 */
export function unseenPairs(set: ScopedDataset, query: Query, tab: ListTab, names: readonly string[]): Pairs {
  const shown = new Set(names.flatMap((name) => askedNames(set, name)));
  const kept = pairsOf(set, freeConditions(set, query.where)).filter(([name]) => !shown.has(name));
  return [
    ...kept,
    ...(query.size === SIZE ? [] : [['_size', String(query.size)] as const]),
    ...(query.carga === undefined ? [] : [['_carga', String(query.carga)] as const]),
    ...groupPairs(query),
    ...(tab === 'tabela' ? [] : [['_aba', tab] as const]),
    [WRITTEN_MARK.name, WRITTEN_MARK.value],
  ];
}

/** The pairs of what is explored: other filters leave it as it is. */
function groupPairs(query: Query): Pairs {
  if (!query.by) return [];
  const sort = query.sort.map(({ field, descending }) => (descending ? '-' : '') + field).join(',');
  return [
    ['_por', groupsOf(query).map(printGroup).join(',')],
    ...(query.top ? [['_topo', query.top.join(',')] as const] : []),
    ...(sort === '' ? [] : [['_sort', sort] as const]),
  ];
}
