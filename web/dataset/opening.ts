import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { ALL, latestPeriod, leading } from '../../catalog/list/opening.ts';
import type { Query } from '../../catalog/query.ts';
import { type Answered, useGroups } from './data.ts';
import { sliceOf } from './url.ts';

export interface ListOpening extends Pick<Answered<unknown>, 'error' | 'refetch'> {
  /** The question; null until it is known, and where none was wanted. */
  query: Query | null;
}

/**
 * The question that a bare address stands for: the latest exercise that has data and, of kinds that are not to be added
 * up, the first that it has.
 */
export function useOpening(set: Dataset | undefined, wanted: boolean): ListOpening {
  const latest = useGroups(set, wanted ? ALL : null, set?.period ?? '', { size: 1, sort: '-chave' });
  const query = wanted && set && latest.data ? latestPeriod(set, latest.data.data[0]?.chave) : null;
  const apart = set?.list.apart;
  const kinds = useGroups(set, apart ? query : null, apart ?? '', { sort: '-linhas' });
  const failed = latest.error ? latest : kinds;
  const { error, refetch } = failed;
  if (!set || !query || !apart || error) return { query: error ? null : query, error, refetch };
  const kind = kinds.data && (leading(fieldOf(set, apart), kinds.data.data)?.chave ?? null);
  return { query: kind === undefined ? null : (sliceOf(query, apart, kind) ?? query), error, refetch };
}
