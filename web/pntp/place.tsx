import type { PntpCriterioAnswer, PntpPendencia } from '../../catalog/pntp/answer.ts';
import { ApiError } from '../api.ts';
import Missing from '../app/missing.tsx';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Pager } from '../ui/pager.tsx';
import { lastPage, rowsOf } from '../ui/pages.ts';
import { usePathPart, useSearchParams } from '../ui/router.tsx';
import { CriterionFacts } from './criterion.tsx';
import { Lamps } from './lamps.tsx';
import styles from './pntp.module.css';
import { PNTP_TITLE } from './pntp.tsx';
import { pointsText } from './points.ts';

/** One criterion: its proof, and the rows that lack something, as a list to work through. */
export default function PntpPlace() {
  const numero = usePathPart(1);
  const page = Number(useSearchParams().get('_page') ?? '1');
  const { data, error, refetch } = useAnswer<PntpCriterioAnswer>(
    `/pntp/${encodeURIComponent(numero)}?_page=${page}`,
    true,
  );
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  const title = `Critério ${numero}`;
  return (
    <Page
      head={
        <Head
          steps={[{ label: PNTP_TITLE, to: '/pntp' }, { label: title }]}
          title={title}
          lead={<p>{data?.data.criterio.pede ?? '\u00a0'}</p>}
        />
      }
    >
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && <Found data={data.data} />}
    </Page>
  );
}

const Found = ({ data }: { data: PntpCriterioAnswer['data'] }) => (
  <>
    <section className={card(styles.part)} aria-labelledby="medicao">
      <div className={styles.measure}>
        <h2 id="medicao">
          {pointsText(data.criterio.obtidos)} de {pointsText(data.criterio.pontos)} pontos
        </h2>
        <Lamps of={data.criterio} />
      </div>
      <CriterionFacts of={data.criterio} heading="h3" />
    </section>
    <section className={card(styles.part)} aria-labelledby="pendencias">
      <h2 id="pendencias">O que falta, linha por linha</h2>
      <p>{data.resumo}</p>
      {data.total > 0 && <Work data={data} />}
    </section>
  </>
);

function Work({ data: { linhas, page, size, total, criterio } }: { data: PntpCriterioAnswer['data'] }) {
  return (
    <>
      <ol className={styles.work} start={(page - 1) * size + 1}>
        {linhas.map((line) => (
          <Row key={line.titulo + line.para} of={line} />
        ))}
      </ol>
      <Pager
        page={page}
        last={lastPage(total, size)}
        says={rowsOf(page, size, total)}
        to={(target) => `/pntp/${criterio.numero}?_page=${target}`}
      />
    </>
  );
}

const Row = ({ of: { titulo, para, falta } }: { of: PntpPendencia }) => (
  <li>
    {para ? <Link to={para}>{titulo}</Link> : titulo}
    <span>falta {new Intl.ListFormat('pt-BR').format(falta)}</span>
  </li>
);
