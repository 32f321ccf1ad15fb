import type { FileCategory } from '../../catalog/arquivos/category.ts';
import type { ModelsAnswer } from '../../catalog/dataset/operations.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { useAnswer } from '../dataset/data.ts';
import { Legal } from '../dataset/legal.tsx';
import { Page } from '../dataset/page.tsx';
import { Coming, Failed } from '../dataset/states.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './arquivos.module.css';
import { CategoryHead } from './category.tsx';

/** The files that publishers start from: made from the catalog, the same for every body. */
export function Models({ category }: { category: FileCategory }) {
  const { data, error, refetch } = useAnswer<ModelsAnswer>('/modelos');
  return (
    <Page head={<CategoryHead category={category} />}>
      {error && <Failed error={error} retry={refetch} />}
      {!error && !data && <Coming />}
      {data && (
        <section className={card(styles.part)} aria-label="Modelos">
          <ul className={styles.shelf}>
            {data.data.map(({ dataset, title, about, colunas, href }) => (
              <li key={dataset}>
                <span className={styles.mark}>
                  <Sign name="table" />
                </span>
                <div className={styles.about}>
                  <strong>{title}</strong>
                  <p>
                    {about} {counted(colunas, 'coluna', 'colunas')}.
                  </p>
                </div>
                <a className={button()} href={`/api${href}`} download>
                  <Sign name="download" />
                  Baixar CSV
                  <Hidden> de {title}</Hidden>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Legal set={{ law: [category.law] }} />
    </Page>
  );
}
