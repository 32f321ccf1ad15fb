import type { Arquivo, ArquivosAnswer } from '../../catalog/arquivos/answer.ts';
import { nameOf } from '../../catalog/arquivos/arquivos.ts';
import type { FileCategory } from '../../catalog/arquivos/category.ts';
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
import { arquivosQuestion, MOST_FILES } from './question.ts';
import { Shelf } from './shelf.tsx';

/** The files of a category, year by year. */
export function CategoryPage({ category }: { category: FileCategory }) {
  const params = useSearchParams();
  const [ano, termo] = [params.get('ano') ?? '', (params.get('termo') ?? '').trim()];
  const path = arquivosQuestion({ categoria: category.slug, ano, termo, size: MOST_FILES });
  const { data, error, refetch } = useAnswer<ArquivosAnswer>(path, true);
  const many = (data?.total ?? 0) > 0 || ano !== '' || termo !== '';
  return (
    <Page head={<CategoryHead category={category} />}>
      {many && <Ask ano={ano} termo={termo} years={data?.anos ?? []} />}
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {!error && data?.total === 0 && <Nothing category={category} asked={ano !== '' || termo !== ''} />}
      {!error && data && data.total > 0 && <Years answer={data} />}
      <Legal set={{ law: [category.law] }} />
    </Page>
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
  return (
    <div className={card()}>
      <Notice icon="empty" title={asked ? 'Nenhum arquivo com estas condições' : 'Nada publicado ainda'}>
        <p>
          {asked
            ? 'Retire uma palavra ou o ano.'
            : 'O órgão ainda não publicou arquivos nesta categoria. Se você precisa de um, peça-o pela ouvidoria.'}
        </p>
        <Link className={button()} to={asked ? '?' : '/ouvidoria'}>
          {asked ? 'Ver todos da categoria' : 'Ir para a ouvidoria'}
        </Link>
      </Notice>
    </div>
  );
}
