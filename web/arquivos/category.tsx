import type { Arquivo, ArquivosAnswer } from '../../catalog/arquivos/answer.ts';
import { nameOf } from '../../catalog/arquivos/arquivos.ts';
import type { FileCategory } from '../../catalog/arquivos/category.ts';
import type { Dever, DeveresAnswer } from '../../catalog/arquivos/dever.ts';
import { partsOf } from '../../catalog/arquivos/duties.ts';
import { concerns } from '../../catalog/body.ts';
import { useAnswer } from '../dataset/data.ts';
import { Head } from '../dataset/head.tsx';
import { Legal } from '../dataset/legal.tsx';
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
import { DutyGrid } from './grid.tsx';
import { ListFile } from './listing.tsx';
import { ChosenParts, MissingParts } from './missing.tsx';
import { arquivosQuestion, type FilesAsked, filesAsked, isAnythingAsked, MOST_FILES } from './question.ts';
import { Shelf } from './shelf.tsx';
import { Statements } from './statements.tsx';

/** The files of a category, year by year, after what has to be there and what is missing. */
export function CategoryPage({ category }: { category: FileCategory }) {
  const asked = filesAsked(useSearchParams());
  const { data, error, refetch } = useAnswer<ArquivosAnswer>(arquivosQuestion(asked, MOST_FILES, category.slug), true);
  const duties = useDuties(category);
  const isSearch = isAnythingAsked(asked);
  const many = (data?.total ?? 0) > 0 || isSearch || duties.length > 0;
  return (
    <Page head={<CategoryHead category={category} />}>
      {many && <CategoryAsk category={category} asked={asked} answer={data} duties={duties} />}
      <Duties category={category} asked={asked} duties={duties} />
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error && data && <Statements statements={data.declaracoes} />}
      {!error && data?.total === 0 && <Nothing category={category} asked={isSearch} />}
      {!error && data && data.total > 0 && <Years answer={data} />}
      {!error && data && data.total > 0 && <ListFile asked={asked} categoria={category.slug} />}
      <Legal set={{ law: [category.law] }} />
    </Page>
  );
}

/** What has to be published in a category, where the law asks something of this body. */
function useDuties(category: FileCategory): readonly Dever[] {
  const { tenant } = usePortal();
  const isAsked = category.duties !== undefined && concerns(category, tenant?.tipo ?? '');
  const path = isAsked ? `/arquivos/deveres?categoria=${category.slug}&_size=${MOST_FILES}` : null;
  return useAnswer<DeveresAnswer>(path).data?.data ?? [];
}

interface DutiesProps {
  category: FileCategory;
  asked: FilesAsked;
  duties: readonly Dever[];
}

/** All the years; of a chosen period or part, each part; else what is missing of periods, whose parts the grid sums up. */
function Duties({ category, asked, duties }: DutiesProps) {
  const own = duties.filter((due) => isChosen(due, asked));
  const isNarrow = asked.periodo !== '' || asked.parte !== '';
  return (
    <>
      <DutyGrid category={category} duties={duties} />
      {isNarrow && <ChosenParts category={category} duties={own} />}
      {!isNarrow && <MissingParts duties={own.filter(({ periodo }) => periodo !== null)} />}
    </>
  );
}

const isChosen = (due: Dever, { ano, periodo, parte }: FilesAsked): boolean =>
  (ano === '' || due.ano === null || (Number(ano) >= due.ano && Number(ano) <= (due.anoFinal ?? due.ano))) &&
  (periodo === '' || due.periodo === periodo) &&
  (parte === '' || due.parte === parte);

/** The form of a category, with the years, periods and parts that it has, published or due. */
function CategoryAsk({ category, asked, answer, duties }: DutiesProps & { answer: ArquivosAnswer | undefined }) {
  const periods = [...duties.map(({ periodo }) => periodo), ...(answer?.periodos ?? []).map(({ chave }) => chave)];
  const named = new Set([
    ...duties.map(({ parte }) => parte ?? ''),
    ...(answer?.partes ?? []).map(({ chave }) => chave),
    asked.parte,
  ]);
  const known = partsOf(category).filter(({ slug }) => named.has(slug));
  return (
    <Ask
      asked={asked}
      years={answer?.anos ?? []}
      periods={[...new Set([...periods, asked.periodo].flatMap((one) => one || []))].sort()}
      parts={known.map(({ slug, title }) => ({ value: slug, label: title }))}
    />
  );
}

export const CategoryHead = ({ category }: { category: FileCategory }) => (
  <Head
    steps={[{ label: 'Arquivos publicados', to: '/arquivos' }, { label: category.title }]}
    title={nameOf(category)}
    lead={<p>{category.about}</p>}
  />
);

/** The files of each year, in the order of the answer: the latest first. */
function byYear(files: readonly Arquivo[]): [number, Arquivo[]][] {
  const years = new Map<number, Arquivo[]>();
  for (const file of files) years.set(file.ano, [...(years.get(file.ano) ?? []), file]);
  return [...years];
}

function Years({ answer: { data, total } }: { answer: ArquivosAnswer }) {
  return (
    <>
      {byYear(data).map(([year, files]) => (
        <section key={year} className={card(styles.part)} aria-labelledby={`ano-${year}`}>
          <div className={styles.head}>
            <h2 id={`ano-${year}`}>{year}</h2>
            <span>{files.length === 1 ? '1 arquivo' : `${files.length.toLocaleString('pt-BR')} arquivos`}</span>
          </div>
          <Shelf files={files} />
        </section>
      ))}
      {total > data.length && <p className={styles.rest}>Há mais arquivos: escolha um ano para vê-los.</p>}
    </>
  );
}

function Nothing({ category, asked }: { category: FileCategory; asked: boolean }) {
  const { tenant } = usePortal();
  if (!asked && !concerns(category, tenant?.tipo ?? ''))
    return (
      <div className={card()}>
        <Notice icon="stamp" title="Não se aplica a este órgão">
          <p>{category.bodies?.why}</p>
        </Notice>
      </div>
    );
  const { page } = category;
  if (!asked && page)
    return (
      <div className={card()}>
        <Notice icon="empty" title="Sem arquivos aqui">
          <p>O que o órgão publica disso está na página “{page.name}”.</p>
          <Link className={button()} to={page.to}>
            Ir para {page.name}
          </Link>
        </Notice>
      </div>
    );
  return (
    <div className={card()}>
      <Notice icon="empty" title={asked ? 'Nenhum arquivo com estas condições' : 'Nada publicado ainda'}>
        <p>
          {asked
            ? 'Retire uma das condições.'
            : 'O órgão ainda não publicou arquivos nesta categoria. Se você precisa de um, peça-o pela ouvidoria.'}
        </p>
        <Link className={button()} to={asked ? '?' : '/ouvidoria'}>
          {asked ? 'Ver todos da categoria' : 'Ir para a ouvidoria'}
        </Link>
      </Notice>
    </div>
  );
}
