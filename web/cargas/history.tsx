import type { CargasAnswer } from '../../catalog/cargas/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Page as Entry } from '../../catalog/site/pages.ts';
import { useAnswer, useDefinition } from '../dataset/data.ts';
import { Head, loadsPath } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Beyond, Coming, Failed } from '../dataset/states.tsx';
import { card } from '../ui/card.ts';
import { Moved } from '../ui/moved.tsx';
import { Notice } from '../ui/notice.tsx';
import { NamedSteps } from '../ui/pager.tsx';
import { lastPage, rowsOf } from '../ui/pages.ts';
import { useLocation } from '../ui/router.tsx';
import styles from './cargas.module.css';
import { ChangesOf } from './changes.tsx';
import { Corrections } from './corrections.tsx';
import { Item } from './item.tsx';
import { Statements } from './statements.tsx';

const SIZE = 20;

/** The loads of one dataset: what was published when, and the file of each. */
export default function CargasHistory({ page }: { page: Entry }) {
  const set = useDefinition(page.id);
  const asked = new URLSearchParams(useLocation().search);
  const turned = Number(asked.get('_page') ?? '1');
  const chosen = Number(asked.get('_carga') ?? '0');
  const { data, error, refetch } = useAnswer<CargasAnswer>(
    set && !set.cut && !chosen ? `/${page.id}/cargas?_size=${SIZE}&_page=${turned}` : null,
    true,
  );
  if (set?.cut) return <Moved to={loadsPath(set)} />;
  return (
    <Page head={<OwnHead page={page} />}>
      {error && <Failed error={error} retry={refetch} />}
      {set && chosen > 0 && <ChangesOf set={set} carga={chosen} page={turned} />}
      {!error && (!set || (!data && !chosen)) && <Coming />}
      {!error && set && data && <Found set={set} answer={data} />}
    </Page>
  );
}

/**
 * The head of the page. A dataset without a page of its own is seen with its parent's: there is no list to go back to.
 */
const OwnHead = ({ page: { id, title, menu } }: { page: Entry }) => (
  <Head
    steps={[
      { label: 'Cargas de dados', to: '/cargas' },
      menu ? { label: title, to: `/${id}` } : { label: title },
      { label: 'Cargas' },
    ]}
    title={`Cargas de ${title}`}
    lead={
      <p>
        Cada carga é um arquivo que o órgão publicou. O arquivo inteiro fica guardado, para que um número possa ser
        conferido e citado como era naquele dia.
      </p>
    }
  />
);

function Found({ set, answer }: { set: Dataset; answer: CargasAnswer }) {
  const { data, total, page, size, correcoes, declaracoes } = answer;
  const last = lastPage(total, size);
  return (
    <>
      {total === 0 && declaracoes.length === 0 && <None set={set} />}
      {total > 0 && data.length === 0 && <Past page={page} last={last} />}
      {data.length > 0 && (
        <section aria-label="Cargas, da mais nova para a mais antiga" className={card(styles.list)}>
          <ol>
            {data.map((load) => (
              <Item key={load.carga} set={set} load={load} />
            ))}
          </ol>
          <NamedSteps
            page={page}
            last={last}
            says={`${rowsOf(page, size, total)} cargas`}
            to={(target) => `?_page=${target}`}
            names={['Mais novas', 'Mais antigas']}
            words="first"
          />
        </section>
      )}
      <Statements said={declaracoes} />
      <Corrections set={set} known={correcoes} />
    </>
  );
}

const None = ({ set }: { set: Dataset }) => (
  <div className={card()}>
    <Notice icon="empty" title="Nenhuma carga publicada">
      <p>O órgão ainda não publicou {set.plural} neste portal, nem declarou que não houve.</p>
    </Notice>
  </div>
);

const Past = ({ page, last }: { page: number; last: number }) => (
  <div className={card()}>
    <Beyond page={page} last={last} to={`?_page=${last}`} />
  </div>
);
