import type { UseQueryResult } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Page as Entry } from '../../catalog/pages.ts';
import type { ListAnswer } from '../api.ts';
import { useDefinition, useGroups, useRows } from './data.ts';
import { Filters, FiltersPlace } from './filters.tsx';
import { Freshness, Head } from './head.tsx';
import { Legal } from './legal.tsx';
import { Page } from './page.tsx';
import { Results } from './results.tsx';
import { Coming, Failed, Refused, Waiting } from './states.tsx';
import { ALL, latest, type Read, read, write } from './url.ts';

/** The list of any dataset. The address is all its state. */
export default function List({ page }: { page: Entry }) {
  const { search } = useLocation();
  const set = useDefinition(page.id);
  const address = set && read(set, search);
  const answer = useRows(set, address?.ok && search !== '' ? address.query : null);
  return (
    <Page
      head={
        <Head
          steps={[...(page.menu ? [{ label: page.menu }] : []), { label: page.title }]}
          title={page.title}
          lead={<p>{set?.about ?? '\u00a0'}</p>}
          aside={<Freshness dados={answer.data?.dados} />}
        />
      }
    >
      {set && address ? (
        <Listed set={set} address={address} bare={search === ''} answer={answer} />
      ) : (
        <>
          <FiltersPlace />
          <Coming />
        </>
      )}
    </Page>
  );
}

interface Props {
  set: Dataset;
  address: Read;
  /** Nothing was asked yet. */
  bare: boolean;
  answer: UseQueryResult<ListAnswer>;
}

function Listed({ set, address, bare, answer }: Props) {
  return (
    <>
      {bare && <Opening set={set} />}
      {!address.ok && <Refused problems={address.problems} />}
      {address.ok && !bare && (
        <>
          <Filters set={set} query={address.query} tab={address.tab} />
          <Results set={set} query={address.query} tab={address.tab} answer={answer} />
        </>
      )}
      <Legal set={set} />
    </>
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
