import {
  chosen,
  DOCUMENT_STAGES,
  type DocumentPlace,
  placeOf,
  placePath,
  recordPath,
} from '../../catalog/despesa/documento.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { printNode, yearNode } from '../../catalog/sums/node.ts';
import { pageFor } from '../catalog.ts';
import Detail from '../dataset/detail.tsx';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import type { Crumb } from '../ui/crumbs.tsx';
import { useLocation } from '../ui/router.tsx';
import { PERCURSO_TITLE } from './heading.ts';
import { EMPENHOS_WAY, nodeOf, useNode, wayTo } from './node.ts';
import { Nowhere } from './nowhere.tsx';
import { OtherExercises } from './others.tsx';
import PercursoSection from './percurso.tsx';
import { useDocumentYears } from './years.ts';

const STAGE = { detail: PercursoSection, sections: [PERCURSO_TITLE] };
const nowhere = { to: '/empenhos', label: 'Ver todos os empenhos' };

/**
 * The page of an empenho, a settlement or a payment below the tree of expenses: the same record, with the way to it.
 */
export default function DespesaDocument() {
  const { pathname } = useLocation();
  const place = placeOf(pathname);
  const page = place && pageFor(DOCUMENT_STAGES[place.stage].dataset);
  if (!page) return <Nowhere steps={EMPENHOS_WAY} title="Documento da despesa" {...nowhere} />;
  return <Document key={pathname} page={page} place={place} />;
}

function Document({ page, place }: { page: Entry; place: DocumentPlace }) {
  const { years, error, refetch } = useDocumentYears(place);
  const steps = useSteps(place);
  const year = years && chosen(years, nodeOf(place.node)?.year ?? null);
  if (year === null) return <Nowhere steps={steps} title={page.singular} {...nowhere} />;
  if (year === undefined) {
    const head = <Head steps={[...steps, { label: page.singular }]} title={page.singular} lead={<p>&nbsp;</p>} />;
    return <Page head={head}>{error ? <Failed error={error} retry={refetch} /> : <Coming />}</Page>;
  }
  return (
    <Detail page={page} path={recordPath(place, year)} steps={steps} extra={STAGE}>
      <OtherExercises year={year} years={years ?? []} to={(one) => placePath({ ...place, node: inYear(place, one) })} />
    </Detail>
  );
}

/** The node of the same way in another exercise, as far as there is a way. */
function inYear({ node: text }: DocumentPlace, year: number): string {
  const node = nodeOf(text);
  return printNode(node ? { ...node, year } : yearNode(year));
}

function useSteps(place: DocumentPlace): Crumb[] {
  const node = nodeOf(place.node);
  const { data } = useNode(node && printNode(node));
  const list = { label: 'Empenhos', to: `/despesa/empenhos/${encodeURIComponent(place.node)}` };
  const way = node ? [...wayTo(node, data), list] : [...EMPENHOS_WAY];
  if (place.stage === 'empenho') return way;
  const parts = place.parts.slice(0, 3);
  return [...way, { label: `Empenho ${parts[2]}`, to: placePath({ stage: 'empenho', node: place.node, parts }) }];
}
