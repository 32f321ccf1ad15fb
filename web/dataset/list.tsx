import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { ungrouped } from '../../catalog/explorar/exploration.ts';
import { viewedColumns } from '../../catalog/list/view.ts';
import { yearAsked } from '../../catalog/list/year.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { isAsked, isPersonalList } from '../../catalog/site/record.ts';
import { listFeed } from '../novidades/list.tsx';
import { Moved } from '../ui/moved.tsx';
import { useLocation } from '../ui/router.tsx';
import { Around } from './around.tsx';
import { Closed } from './band.tsx';
import { Beside } from './beside.tsx';
import { type Answered, useDefinition, useRows } from './data.ts';
import type { DatasetExtra } from './extra.ts';
import { Filters, FiltersPlace } from './filters.tsx';
import type { ListScope } from './fixed.ts';
import { Freshness, Head, loadsPath, stepsOf } from './head.tsx';
import { Legal } from './legal.tsx';
import { type ListOpening, useOpening } from './opening.ts';
import { Page } from './page.tsx';
import { Parts } from './parts.tsx';
import { Past } from './past.tsx';
import { Results } from './results.tsx';
import { Coming, Failed, Refused, Waiting } from './states.tsx';
import { type ListAddress, PLAIN_VIEW, readAddress, settledAddress } from './url.ts';

/**
 * The list of any dataset. The address is all its state; a bare one stands for the latest exercise, whose own address
 * every link on the page carries.
 */
export default function List({ page, extra, to }: { page: Entry; extra?: DatasetExtra['list']; to?: ListScope['to'] }) {
  const { search } = useLocation();
  const known = useDefinition(page.id);
  const set = known && to ? { ...known, to } : known;
  const bare = search === '';
  const opening = useOpening(set, bare);
  const address = set && (bare ? openedAddress(opening) : readAddress(set, search));
  const answer = useRows(set, address?.ok ? ungrouped(address.query) : null);
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
            feed: set && address?.ok ? listFeed(set, address.query) : undefined,
            personal: set && address && (!address.ok || isPersonalList(page, isAsked(set, address.query))),
          }}
        />
      }
    >
      {set ? (
        <Listed set={set} address={address} opening={opening} answer={answer} extra={extra} />
      ) : (
        <>
          <FiltersPlace />
          <Coming />
        </>
      )}
    </Page>
  );
}

/** The address that a bare one stands for, once its question is known. */
const openedAddress = ({ query }: ListOpening): ListAddress | undefined =>
  query ? { ok: true, query, ...PLAIN_VIEW } : undefined;

interface Props {
  set: Dataset;
  /** The question; absent while a bare address waits for its own. */
  address: ListAddress | undefined;
  opening?: ListOpening;
  answer: Answered<ListAnswer>;
  extra: DatasetExtra['list'];
}

/** The parts of a list once its question is known. */
export function Listed({ set, address, opening, answer, extra }: Props) {
  const { pathname } = useLocation();
  return (
    <>
      {address?.ok && address.written && <Moved to={pathname + settledAddress(set, address.query, address)} />}
      <Closed sentence={set.closed} />
      {address?.ok && <Past set={set} query={address.query} tab={address.tab} dados={answer.data?.dados} />}
      {!address && (opening?.error ? <Failed error={opening.error} retry={opening.refetch} /> : <Expected set={set} />)}
      {address?.ok === false && <Refused problems={address.problems} />}
      {address?.ok && (
        <>
          <Filters set={set} query={address.query} tab={address.tab} unfolded={address.unfolded} />
          <Around set={set} query={address.query} tab={address.tab} total={answer.data?.total} own={extra}>
            <Results
              set={viewedColumns(set, address.query.where)}
              query={address.query}
              tab={address.tab}
              row={address.row}
              answer={answer}
            />
          </Around>
        </>
      )}
      {set.list.beside?.map((id) => (
        <Beside key={id} id={id} year={address?.ok ? yearAsked(set, address.query.where) : null} />
      ))}
      <Parts set={set} />
      <Legal set={set} about={set.about} loads={loadsPath(set)} sheet={`/dados-abertos/${set.id}`} />
    </>
  );
}

/** The place of a list whose question is not known yet. */
const Expected = ({ set }: { set: Dataset }) => (
  <>
    <FiltersPlace />
    <Waiting set={set} />
  </>
);
