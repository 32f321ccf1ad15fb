import { Navigate, useLocation } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { useGroups, useRows } from './data.ts';
import { Filters, FiltersPlace } from './filters.tsx';
import { Freshness, Head } from './head.tsx';
import { Legal } from './legal.tsx';
import { Page } from './page.tsx';
import { Results } from './results.tsx';
import { Failed, Refused, Waiting } from './states.tsx';
import { ALL, latest, read, write } from './url.ts';

/** The list of any dataset. The address is all its state. */
export default function List({ set }: { set: Dataset }) {
  const { search } = useLocation();
  const address = read(set, search);
  const query = address.ok && search !== '' ? address.query : null;
  const answer = useRows(set, query);
  return (
    <Page
      head={
        <Head
          steps={[...(set.menu ? [{ label: set.menu }] : []), { label: set.title }]}
          title={set.title}
          lead={<p>{set.about}</p>}
          aside={<Freshness dados={answer.data?.dados} />}
        />
      }
    >
      {search === '' && <Opening set={set} />}
      {!address.ok && <Refused problems={address.problems} />}
      {query && (
        <>
          <Filters set={set} query={query} tab={address.tab} />
          <Results set={set} query={query} tab={address.tab} answer={answer} />
        </>
      )}
      <Legal set={set} />
    </Page>
  );
}

/** A bare address stands for the latest exercise that has data; it is replaced, so that going back leaves the list. */
function Opening({ set }: { set: Dataset }) {
  const answer = useGroups(set, ALL, set.period, { size: 1, sort: '-chave' });
  if (answer.isError) return <Failed error={answer.error} retry={answer.refetch} />;
  return (
    <>
      <FiltersPlace />
      <Waiting set={set} />
      {answer.data && <Navigate to={write(set, latest(set, answer.data.data[0]?.chave))} replace />}
    </>
  );
}
