import { type ReactNode, Suspense, useMemo } from 'react';
import type { DetailAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Row, Value } from '../../catalog/fields/field.ts';
import { parseKey } from '../../catalog/key.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { aboutRow, isPersonal, recordName } from '../../catalog/site/record.ts';
import { ApiError } from '../api.ts';
import { Contents } from '../ui/contents.tsx';
import type { Crumb } from '../ui/crumbs.tsx';
import { useLocation } from '../ui/router.tsx';
import type { HeadDescription } from '../ui/title.tsx';
import { Actions } from './actions.tsx';
import { Closed } from './band.tsx';
import { Corrected } from './corrected.tsx';
import { useDefinition, useRecord } from './data.ts';
import type { DatasetExtra } from './extra.ts';
import { Freshness, Head, loadsPath } from './head.tsx';
import { Page } from './page.tsx';
import { Programs } from './programs.tsx';
import { Lead, Record, RecordPlace } from './record.tsx';
import { RelatedTables } from './related.tsx';
import { sectionsOf } from './sections.ts';
import { Coming, Failed, NotFound, Withdrawn } from './states.tsx';

interface Props {
  page: Entry;
  extra?: DatasetExtra | undefined;
  /** The address of the record, if this page has another than its own. */
  path?: string;
  /** The way to this page, if it is another than through the list. */
  steps?: readonly Crumb[];
  /** The name of a row on this page. */
  called?: string;
  /** A notice to read before the record. */
  children?: ReactNode;
}

/** The page of one key, with every row that answers to it. */
export default function Detail({ page, extra, path: given, steps, called = page.singular, children }: Props) {
  // The raw path: the router would decode a segment, and a slash inside a key would become a step of the path.
  const here = useLocation().pathname.replace(/\/$/, '');
  const path = given ?? here;
  const set = useDefinition(page.id);
  const key = set && parseKey(set, segmentsOf(path));
  const { data, error } = useRecord(key?.ok ? path : null);
  const name = set && key?.ok ? recordName(set, key.values, data?.data ?? [], called) : called;
  const alone = data?.data.length === 1 ? data.data[0] : undefined;
  return (
    <Page
      head={
        <Head
          steps={[...(steps ?? [{ label: page.title, to: `/${page.id}` }]), { label: name }]}
          title={name}
          lead={set && alone ? <Lead set={set} row={alone} title={name} /> : <p>&nbsp;</p>}
          aside={key?.ok && !error && <Actions path={here} />}
          told={toldOf(set, data?.data ?? [], path)}
        />
      }
    >
      {children}
      <Body page={page} path={path} extra={extra} />
    </Page>
  );
}

/** The description of a record in the head of the document, once it is here. */
const toldOf = (set: Dataset | undefined, rows: readonly Row[], path: string): HeadDescription => ({
  about: set && rows[0] && aboutRow(set, rows[0]),
  path,
  personal: set && rows.some((row) => isPersonal(set, row)),
});

const segmentsOf = (path: string): string[] => path.split('/').slice(2);

/** The records under one key, below the head of a page. */
export function Body({ page, path, extra = {} }: Pick<Props, 'page' | 'extra'> & { path: string }) {
  const set = useDefinition(page.id);
  const key = set && parseKey(set, segmentsOf(path));
  const { data, error, refetch } = useRecord(key?.ok ? path : null);
  return (
    <>
      {set && key?.ok === false && <NotFound set={set} reason={key.message} />}
      {set && error && <Fault set={set} error={error} retry={refetch} />}
      {key?.ok !== false && !error && !data && (set ? <RecordPlace set={set} /> : <Coming />)}
      {set && key?.ok && data && <Found {...{ set, data, path, extra }} values={key.values} />}
    </>
  );
}

function Fault({ set, error, retry }: { set: Dataset; error: Error; retry(): unknown }) {
  if (error instanceof ApiError && error.status === 404) return <NotFound set={set} />;
  if (error instanceof ApiError && error.status === 410) return <Withdrawn set={set} sentence={error.message} />;
  return <Failed error={error} retry={retry} />;
}

interface FoundProps {
  set: Dataset;
  data: DetailAnswer;
  path: string;
  values: readonly (Value | null)[];
  extra: DatasetExtra;
}

function Found({ set, data, path, values, extra }: FoundProps) {
  const { data: rows, related, correcoes = [], dados } = data;
  const many = rows.length > 1;
  const sections = useMemo(() => sectionsOf(set, data, extra), [set, data, extra]);
  const placed = rows.map((row, i) => ({ row, place: `${i + 1} de ${rows.length}` }));
  return (
    <>
      <Closed sentence={set.closed} />
      <Corrected set={set} known={correcoes} />
      {many && <p>Foram publicados {rows.length} registros com este mesmo número. Cada um está abaixo, por inteiro.</p>}
      <Contents sections={sections} />
      {placed.map(({ row, place }, i) => (
        <Record key={place} set={set} row={row} {...(many && { place })}>
          {i === 0 && <Special set={set} rows={rows} related={related} own={extra.above} />}
        </Record>
      ))}
      <Special set={set} rows={rows} related={related} own={extra.detail} />
      <RelatedTables of={set} all={related} />
      <Freshness dados={dados} to={loadsPath(set)} />
      <Programs set={set} path={path} values={values} />
    </>
  );
}

/** The part that this dataset alone shows of its record. */
function Special({ set, rows, related, own: Own }: Pick<FoundProps, 'set'> & SpecialProps) {
  if (!Own || !rows[0]) return null;
  return (
    <Suspense fallback={<Coming />}>
      <Own set={set} row={rows[0]} related={related} />
    </Suspense>
  );
}

interface SpecialProps {
  rows: readonly Row[];
  related: DetailAnswer['related'];
  own: DatasetExtra['detail'];
}
