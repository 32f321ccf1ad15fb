import { Suspense } from 'react';
import { comparisonOf } from '../../catalog/comparar/comparar.ts';
import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { dimensionOf } from '../../catalog/despesa/despesa.ts';
import { apiAddress } from '../api.ts';
import { CiteButton } from '../citar/button.tsx';
import { Freshness, Head } from '../dataset/head.tsx';
import { Legal } from '../dataset/legal.tsx';
import { Page } from '../dataset/page.tsx';
import { Failed, Refused } from '../dataset/states.tsx';
import { sentPeriod } from '../form/chosen.ts';
import { capitalize } from '../ui/capital.ts';
import { card } from '../ui/card.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { Link } from '../ui/link.tsx';
import { Moved } from '../ui/moved.tsx';
import { NamedSteps } from '../ui/pager.tsx';
import { lastPage } from '../ui/pages.ts';
import { lazyPart } from '../ui/part.tsx';
import { useLocation } from '../ui/router.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { askedIn, useBranches } from './branches.ts';
import { Choose } from './choose.tsx';
import { despesaSearch as searchOf, useDespesa } from './data.ts';
import styles from './despesa.module.css';
import { nodeOf } from './node.ts';
import { Stages } from './stages.tsx';
import { Tree } from './tree.tsx';

const Months = lazyPart('despesa/months.tsx', () => import('./months.tsx'));
const Shares = lazyPart('despesa/shares.tsx', () => import('./shares.tsx'));

const LAW = ['LC 101/2000, arts. 48 e 48-A, I', 'Decreto 10.540/2020, art. 8º, I', 'Lei 4.320/1964, arts. 58 a 65'];

/**
 * The sums that the body budgeted, committed, settled and paid, divided any way one likes. The address is all its
 * state.
 */
export default function Despesa() {
  const { search } = useLocation();
  const sent = sentPeriod(search);
  const node = sent && nodeOf(sent.no);
  if (!sent || !node) return <Sums address={search} />;
  const { year, from, to, by } = sent;
  return <Moved to={`/despesa${searchOf({ ...node, year, from, to }, by)}`} />;
}

function Sums({ address }: { address: string }) {
  const search = askedIn(address);
  const { data, error, refetch, isPlaceholderData } = useDespesa(search);
  return (
    <Page
      head={
        <Head
          steps={stepsOf(data)}
          title="Despesas"
          lead={<p>{data ? `${capitalize(data.says)}.` : 'O que foi orçado, empenhado, liquidado e pago.'}</p>}
          aside={<Freshness dados={data?.dados} />}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Skeleton lines={12} />}
      {data && !error && <Found data={data} busy={isPlaceholderData} />}
    </Page>
  );
}

function stepsOf(data: DespesaAnswer | undefined): Crumb[] {
  if (!data || data.caminho.length === 0) return [{ label: 'Despesas' }];
  const [period = ''] = data.no.split('~');
  const steps = data.caminho.map(({ nome, no }) => ({ label: nome, to: `/despesa${searchOf(no)}` }));
  const last = steps.pop();
  return [
    { label: 'Despesas', to: `/despesa${searchOf(period, data.caminho[0]?.dimensao)}` },
    ...steps,
    { label: last?.label ?? '' },
  ];
}

function Found({ data, busy }: { data: DespesaAnswer; busy: boolean }) {
  const by = data.por ? dimensionOf(data.por) : undefined;
  const { problems, ...branches } = useBranches(data);
  // Problems count only for the node that is shown: while another is on its way, the address already speaks of that
  // one.
  if (problems.length > 0 && !busy) return <Refused problems={problems} />;
  return (
    <>
      <Choose data={data} />
      <Stages data={data} busy={busy} />
      <section className={card(styles.part)} aria-labelledby="partes">
        <div className={styles.head}>
          <h2 id="partes">{by ? `Por ${by.label.toLowerCase()}` : 'Documentos'}</h2>
          <p className={styles.ways}>
            <Link to={comparedBy(data.por)}>Comparar com outros anos</Link>
            <a href={apiAddress(`/despesa.csv${searchOf(data.no, data.por)}&_planilha=1`)} download>
              Baixar em CSV
            </a>
            <CiteButton />
          </p>
        </div>
        {by ? <Tree data={data} by={by} busy={busy} {...branches} /> : <Leaf no={data.no} />}
        <Pages data={data} />
      </section>
      <Suspense fallback={<Skeleton lines={8} />}>
        {data.data.length > 1 && by && <Shares data={data} by={by} />}
        <Months data={data} />
      </Suspense>
      <Legal set={{ law: LAW }} />
    </>
  );
}

/** The comparison of years by the same classification, where there is one. */
const comparedBy = (by: string | null): string =>
  comparisonOf(by ?? '')?.of === 'despesa' ? `/comparar?por=${by}` : '/comparar';

/** The pages of the favorecidos, who alone are ever more than a page. */
function Pages({ data: { no, por, page, size, total } }: { data: DespesaAnswer }) {
  const last = lastPage(total, size);
  return (
    <NamedSteps
      page={page}
      last={last}
      says={`Página ${page} de ${last}, ${total.toLocaleString('pt-BR')} ao todo`}
      to={(target) => `/despesa${searchOf(no, por, target)}`}
      names={['Anteriores', 'Próximos']}
    />
  );
}

/** The link to the documents of a node that nothing divides further. */
const Leaf = ({ no }: { no: string }) => (
  <p className={styles.leaf}>
    <Link to={`/despesa/empenhos/${encodeURIComponent(no)}`}>Ver os empenhos</Link>
  </p>
);
