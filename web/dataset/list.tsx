import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { isAsked, isPersonalList } from '../../catalog/site/head.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { Around } from './around.tsx';
import { Closed } from './band.tsx';
import { Beside } from './beside.tsx';
import { useDefinition, useRows } from './data.ts';
import type { DatasetExtra } from './extra.ts';
import { Filters, FiltersPlace } from './filters.tsx';
import type { ListScope } from './fixed.ts';
import { Freshness, Head, loadsPath, stepsOf } from './head.tsx';
import { Legal } from './legal.tsx';
import { Opening } from './opening.tsx';
import { Page } from './page.tsx';
import { Results } from './results.tsx';
import { Coming, Refused } from './states.tsx';
import { type ListAddress, readAddress } from './url.ts';

/** The list of any dataset. The address is all its state. */
export default function List({ page, extra, to }: { page: Entry; extra?: DatasetExtra['list']; to?: ListScope['to'] }) {
  const { search } = useLocation();
  const known = useDefinition(page.id);
  const set = known && to ? { ...known, to } : known;
  const address = set && readAddress(set, search);
  const answer = useRows(set, address?.ok && search !== '' ? address.query : null);
  return (
    <Page
      tight
      head={
        <Head
          steps={stepsOf(page)}
          title={page.title}
          tight
          lead={<p>{set?.about ?? '\u00a0'}</p>}
          aside={<Freshness dados={answer.data?.dados} said={answer.data?.declaracao} to={set && loadsPath(set)} />}
          told={{
            about: set?.about,
            path: `/${page.id}`,
            personal: set && address && (!address.ok || isPersonalList(page, isAsked(set, address.query))),
          }}
        />
      }
    >
      {set && address ? (
        <Listed set={set} address={address} bare={search === ''} answer={answer} extra={extra} />
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
  address: ListAddress;
  /** Whether the address asks nothing yet. */
  bare: boolean;
  answer: UseQueryResult<ListAnswer>;
  extra: DatasetExtra['list'];
}

/** The parts of a list once its question is known. */
export function Listed({ set, address, bare, answer, extra }: Props) {
  return (
    <>
      <Closed sentence={set.closed} />
      {bare && <Opening set={set} />}
      {!address.ok && <Refused problems={address.problems} />}
      {address.ok && !bare && (
        <>
          {!(answer.data?.declaracao && address.query.where.length === 0) && (
            <Filters set={set} query={address.query} tab={address.tab} unfolded={address.unfolded} />
          )}
          <Around set={set} query={address.query} tab={address.tab} total={answer.data?.total} own={extra}>
            <Results set={set} query={address.query} tab={address.tab} row={address.row} answer={answer} />
          </Around>
        </>
      )}
      {set.list.beside?.map((id) => (
        <Beside key={id} id={id} />
      ))}
      <Legal set={set} about={set.about} loads={loadsPath(set)} />
    </>
  );
}
