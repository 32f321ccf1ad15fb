import type { ArquivosAnswer } from '../../catalog/arquivos/answer.ts';
import { categoriesOf, MODELS_CATEGORY } from '../../catalog/arquivos/arquivos.ts';
import { FILE_GROUPS, type FileCategory } from '../../catalog/arquivos/category.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { usePortal } from '../portal.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSearchParams } from '../ui/router.tsx';
import styles from './arquivos.module.css';
import { Ask } from './ask.tsx';
import { arquivosQuestion, MOST_FILES } from './question.ts';
import { Shelf } from './shelf.tsx';

const TITLE = 'Arquivos publicados';

/** The files that the body publishes, by category; asked for words or a year, the files themselves. */
export default function Arquivos() {
  const params = useSearchParams();
  const [ano, termo] = [params.get('ano') ?? '', (params.get('termo') ?? '').trim()];
  const asked = ano !== '' || termo !== '';
  const { data, error, refetch } = useAnswer<ArquivosAnswer>(
    arquivosQuestion({ ano, termo, size: asked ? MOST_FILES : 1 }),
    true,
  );
  return (
    <Page
      head={
        <Head
          steps={[{ label: TITLE }]}
          title={TITLE}
          lead={
            <p>
              Leis do orçamento, relatórios fiscais, balanços, pareceres, planos e cartas de serviços, para ler ou
              baixar.
            </p>
          }
        />
      }
    >
      <Ask ano={ano} termo={termo} years={data?.anos ?? []} />
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error && data && (asked ? <Found answer={data} /> : <Categories answer={data} />)}
    </Page>
  );
}

function Found({ answer: { data, total } }: { answer: ArquivosAnswer }) {
  if (total === 0)
    return (
      <div className={card()}>
        <Notice icon="empty" title={LOCALE.semResultado}>
          <p>Nenhum título tem essas palavras nesse ano. Tente uma palavra só, sem o ano.</p>
          <Link className={button()} to="/arquivos">
            Ver todas as categorias
          </Link>
        </Notice>
      </div>
    );
  return (
    <section className={card(styles.part)} aria-label="Resultado">
      <div className={styles.head}>
        <h2>{total === 1 ? '1 arquivo' : `${total.toLocaleString('pt-BR')} arquivos`}</h2>
        <Link to="/arquivos">Ver todas as categorias</Link>
      </div>
      <Shelf files={data} />
      {total > data.length && (
        <p className={styles.rest}>
          Estes são os {MOST_FILES.toLocaleString('pt-BR')} mais novos. Escolha um ano para ver os outros.
        </p>
      )}
    </section>
  );
}

function Categories({ answer }: { answer: ArquivosAnswer }) {
  const categories = categoriesOf(usePortal().tenant?.tipo ?? '');
  return FILE_GROUPS.map((group) => {
    const own = categories.filter((one) => one.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h2>{group}</h2>
        <ul className={styles.cards}>
          {own.map((category) => (
            <Door key={category.slug} category={category} answer={answer} />
          ))}
        </ul>
      </section>
    );
  });
}

/** The card of a category: what is in it and how much, or that it is still empty. */
function Door({ category: { slug, sigla, title, about }, answer }: { category: FileCategory; answer: ArquivosAnswer }) {
  const count = answer.categorias.find(({ chave }) => chave === slug);
  const files = count?.linhas === 1 ? '1 arquivo' : `${count?.linhas.toLocaleString('pt-BR')} arquivos`;
  const said = count ? `${files} · o mais novo de ${formatDay(count.data)}` : 'Nada publicado ainda';
  return (
    <li className={card(styles.door)} data-empty={!count && slug !== MODELS_CATEGORY}>
      <h3>
        <Link to={`/arquivos/${slug}`}>{title}</Link>
        {sigla && <span className={styles.sigla}>{sigla}</span>}
      </h3>
      <p>{about}</p>
      <p className={styles.count}>{slug === MODELS_CATEGORY ? 'Um para cada conjunto de dados' : said}</p>
    </li>
  );
}
