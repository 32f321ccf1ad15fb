import type { Arquivo, ArquivosAnswer } from '../../catalog/arquivos/answer.ts';
import { categoriesOf, MODELS_CATEGORY } from '../../catalog/arquivos/arquivos.ts';
import { FILE_GROUPS, type FileCategory } from '../../catalog/arquivos/category.ts';
import type { DeveresAnswer, DutyTally } from '../../catalog/arquivos/dever.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { counted } from '../../catalog/texto/plural.ts';
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
import { ListFile } from './listing.tsx';
import { arquivosQuestion, filesAsked, isAnythingAsked, MOST_FILES } from './question.ts';
import { Shelf } from './shelf.tsx';
import { Statements } from './statements.tsx';

const TITLE = 'Arquivos publicados';

/** The files that the body publishes, by category; asked for words or a year, the files themselves. */
export default function Arquivos() {
  const asked = filesAsked(useSearchParams());
  const isSearch = isAnythingAsked(asked);
  const { data, error, refetch } = useAnswer<ArquivosAnswer>(arquivosQuestion(asked, isSearch ? MOST_FILES : 1), true);
  const { data: duties } = useAnswer<DeveresAnswer>('/arquivos/deveres?_size=1');
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
      <Ask asked={asked} years={data?.anos ?? []} />
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error &&
        data &&
        (isSearch ? <Found answer={data} /> : <Categories answer={data} tallies={duties?.categorias ?? []} />)}
      {!error && data && <ListFile asked={asked} />}
    </Page>
  );
}

function Found({ answer: { data, total, declaracoes } }: { answer: ArquivosAnswer }) {
  if (total === 0 && declaracoes.length > 0) return <Statements statements={declaracoes} />;
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
    <>
      <FoundFiles files={data} total={total} />
      <Statements statements={declaracoes} />
    </>
  );
}

function FoundFiles({ files, total }: { files: readonly Arquivo[]; total: number }) {
  return (
    <section className={card(styles.part)} aria-label="Resultado">
      <div className={styles.head}>
        <h2>{total === 1 ? '1 arquivo' : `${total.toLocaleString('pt-BR')} arquivos`}</h2>
        <Link to="/arquivos">Ver todas as categorias</Link>
      </div>
      <Shelf files={files} />
      {total > files.length && (
        <p className={styles.rest}>
          Estes são os {MOST_FILES.toLocaleString('pt-BR')} mais novos. Escolha um ano para ver os outros.
        </p>
      )}
    </section>
  );
}

interface CategoriesProps {
  answer: ArquivosAnswer;
  tallies: readonly DutyTally[];
}

function Categories({ answer, tallies }: CategoriesProps) {
  const categories = categoriesOf(usePortal().tenant?.tipo ?? '');
  return FILE_GROUPS.map((group) => {
    const own = categories.filter((one) => one.group === group);
    if (own.length === 0) return null;
    return (
      <section key={group} className={styles.group}>
        <h2>{group}</h2>
        <ul className={styles.cards}>
          {own.map((category) => (
            <Door
              key={category.slug}
              category={category}
              answer={answer}
              tally={tallies.find(({ categoria }) => categoria === category.slug)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface DoorProps {
  category: FileCategory;
  answer: ArquivosAnswer;
  tally: DutyTally | undefined;
}

/** The card of a category: what is in it and how much, what is missing, or that it is still empty. */
function Door({ category: { slug, sigla, title, about, page }, answer, tally }: DoorProps) {
  const count = answer.categorias.find(({ chave }) => chave === slug);
  const files = counted(count?.linhas ?? 0, 'arquivo', 'arquivos');
  const said = count ? `${files} · o mais novo de ${formatDay(count.data)}` : 'Nada publicado ainda';
  return (
    <li className={card(styles.door)} data-empty={!count && slug !== MODELS_CATEGORY}>
      <h3>
        <Link to={`/arquivos/${slug}`}>{title}</Link>
        {sigla && <span className={styles.sigla}>{sigla}</span>}
      </h3>
      <p>{about}</p>
      <p className={styles.count}>
        {slug === MODELS_CATEGORY ? (
          'Um para cada conjunto de dados'
        ) : !count && page ? (
          <>
            Sem arquivos aqui: veja <Link to={page.to}>{page.name}</Link>
          </>
        ) : (
          said
        )}
      </p>
      {tally && (
        <p className={styles.due} data-missing={tally.faltam > 0}>
          {tally.faltam > 0
            ? counted(tally.faltam, 'documento ou parte não publicado', 'documentos ou partes não publicados')
            : 'Em dia com os prazos'}
        </p>
      )}
    </li>
  );
}
