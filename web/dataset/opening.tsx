import { Navigate } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { ALL, latest, leading } from '../../catalog/list/opening.ts';
import type { Query } from '../../catalog/query.ts';
import { useGroups } from './data.ts';
import { FiltersPlace } from './filters.tsx';
import { Failed, Waiting } from './states.tsx';
import { slice, write } from './url.ts';

/** Replaces a bare address by the latest exercise that has data, so that going back leaves the list. */
export function Opening({ set }: { set: Dataset }) {
  const { data, error, refetch } = useGroups(set, ALL, set.period, { size: 1, sort: '-chave' });
  if (error) return <Failed error={error} retry={refetch} />;
  const query = data && latest(set, data.data[0]?.chave);
  const apart = set.list.apart;
  return (
    <>
      <FiltersPlace />
      <Waiting set={set} />
      {query && !apart && <Navigate to={write(set, query)} replace />}
      {query && apart && <First set={set} query={query} name={apart} />}
    </>
  );
}

/** Opens the list on the first kind that its period has, of kinds that are not to be added up. */
function First({ set, query, name }: { set: Dataset; query: Query; name: string }) {
  const { data, error, refetch } = useGroups(set, query, name, { sort: '-linhas' });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return null;
  const kind = leading(fieldOf(set, name), data.data)?.chave ?? null;
  return <Navigate to={write(set, slice(query, name, kind) ?? query)} replace />;
}
