import {
  chosen,
  DOCUMENT_STAGES,
  emergencyOf,
  emergencyPath,
  type Named,
  recordPath,
} from '../../catalog/despesa/documento.ts';
import type { Row } from '../../catalog/fields/field.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { pageFor } from '../catalog.ts';
import { Closed } from '../dataset/band.tsx';
import { useDefinition } from '../dataset/data.ts';
import Detail, { Body } from '../dataset/detail.tsx';
import { Head } from '../dataset/head.tsx';
import List from '../dataset/list.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import type { Crumb } from '../ui/crumbs.tsx';
import { useLocation } from '../ui/router.tsx';
import styles from './covid.module.css';
import { PERCURSO_TITLE } from './heading.ts';
import { Nowhere } from './nowhere.tsx';
import { OtherExercises } from './others.tsx';
import PercursoSection from './percurso.tsx';
import { useDocumentYears } from './years.ts';

const ID = 'coviddespesa';
const STAGE = { detail: PercursoSection, sections: [PERCURSO_TITLE] };
const NAMES = ['codOrgao', 'codUnidade', 'numDocEmpenho'];

/** The address of a row: it says no exercise by itself, so that the row adds its own. */
const toRow = (row: Row): string =>
  emergencyPath(
    NAMES.map((name) => String(row[name] ?? '')),
    Number(row.numExercicio),
  );

/** The expenses against the pandemic: the list, an empenho of it, or the documents of a number below an empenho. */
export default function CovidDespesa({ page }: { page: Entry }) {
  const { pathname } = useLocation();
  const depth = pathname.replace(/\/$/, '').split('/').length - 2;
  const steps = [{ label: page.title, to: `/${ID}` }];
  if (depth === 0) return <List page={page} to={toRow} />;
  const named = emergencyOf(pathname);
  if (named.length === 0) return <Nowhere steps={steps} title={page.singular} {...nowhere} />;
  return <Documents key={pathname} page={page} named={named} steps={[...steps, ...above(named)]} />;
}

const nowhere = { to: `/${ID}`, label: 'Ver as despesas da COVID-19' };

/** The step above a document below an empenho: the empenho. */
function above([first]: readonly Named[]): Crumb[] {
  if (!first || first.stage === 'empenho') return [];
  const parts = first.parts.slice(0, 3);
  return [{ label: `Empenho ${parts[2]}`, to: emergencyPath(parts) }];
}

/** A document that was found, and the exercises that have it. */
interface Found {
  named: Named;
  entry: Entry;
  year: number;
  years: readonly number[];
}

interface Props {
  page: Entry;
  named: readonly Named[];
  steps: readonly Crumb[];
}

/** The documents of a number below an empenho, which may be of a settlement, of a payment, or of one of each. */
function Documents({ page, named, steps }: Props) {
  const wished = Number(new URLSearchParams(useLocation().search).get('numExercicio')) || null;
  const closed = useDefinition(ID)?.closed;
  const asked = [useDocumentYears(named[0] ?? null, true), useDocumentYears(named[1] ?? null, true)].slice(
    0,
    named.length,
  );
  const error = asked.find((one) => one.error)?.error;
  const found = asked.flatMap(({ years = [] }, i) => foundOf(named[i], years, wished));
  const [one] = found;
  if (error || asked.some(({ years }) => !years)) {
    const head = <Head steps={[...steps, { label: page.singular }]} title={page.singular} lead={<p>&nbsp;</p>} />;
    const again = () => asked.map(({ refetch }) => refetch());
    return <Page head={head}>{error ? <Failed error={error} retry={again} /> : <Coming />}</Page>;
  }
  if (!one) return <Nowhere steps={steps} title={page.singular} {...nowhere} />;
  if (found.length > 1) return <Both found={found} steps={steps} closed={closed} />;
  return (
    <Detail page={one.entry} path={recordPath(one.named, one.year)} steps={steps} called={called(one)} extra={STAGE}>
      <Closed sentence={closed} />
      <OtherExercises year={one.year} years={one.years} to={(year) => emergencyPath(one.named.parts, year)} />
    </Detail>
  );
}

function foundOf(named: Named | undefined, years: readonly number[], wished: number | null): Found[] {
  const entry = named && pageFor(DOCUMENT_STAGES[named.stage].dataset);
  const year = chosen(years, wished);
  return entry && year ? [{ named, entry, year, years }] : [];
}

const called = ({ entry }: Found): string => `${entry.singular} da COVID-19`;

/** The page of two documents of one number, each whole. */
function Both({
  found,
  steps,
  closed,
}: {
  found: readonly Found[];
  steps: readonly Crumb[];
  closed: string | undefined;
}) {
  const number = found[0]?.named.parts[3] ?? '';
  const title = `Liquidação e pagamento ${number}`;
  const lead = (
    <p>Uma liquidação e um pagamento deste empenho têm o mesmo número. Os dois estão abaixo, por inteiro.</p>
  );
  return (
    <Page head={<Head steps={[...steps, { label: title }]} title={title} lead={lead} />}>
      <Closed sentence={closed} />
      {found.map(({ named, entry, year, years }) => (
        <section key={entry.id} className={styles.one} aria-label={`${entry.singular} ${number}`}>
          <h2>
            {entry.singular} {number}
          </h2>
          <OtherExercises year={year} years={years} to={(one) => emergencyPath(named.parts, one)} />
          <Body page={entry} path={recordPath(named, year)} extra={STAGE} />
        </section>
      ))}
    </Page>
  );
}
