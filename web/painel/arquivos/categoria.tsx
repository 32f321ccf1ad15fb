import { categoryOf, nameOf } from '../../../catalog/arquivos/arquivos.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { ShelfAnswer } from '../../../catalog/painel/arquivos/answer.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocation } from '../../ui/router.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './arquivos.module.css';
import { DutyList, StatementList } from './deveres.tsx';
import { OrderedYear } from './ordem.tsx';

/** The last part of the address, which names what the screen is about. */
export const lastSegment = (pathname: string): string => decodeURIComponent(pathname.split('/').at(-1) ?? '');

/** A category from inside: what is missing, what was declared, and its documents in their order. */
export default function CategoriaScreen() {
  const slug = lastSegment(useLocation().pathname);
  const category = categoryOf(slug);
  const answer = useDeskAnswer<ShelfAnswer>(`/arquivos/categorias/${encodeURIComponent(slug)}`);
  return (
    <DeskPage
      titulo={category ? nameOf(category) : 'Categoria'}
      sobre={category?.about}
      acoes={<Link to="/painel/arquivos">Todos os documentos</Link>}
    >
      <Answered of={answer}>{(shelf) => <Shelf slug={slug} shelf={shelf} />}</Answered>
    </DeskPage>
  );
}

function Shelf({ slug, shelf }: { slug: string; shelf: ShelfAnswer }) {
  const years = [...new Set(shelf.data.map(({ ano }) => ano))];
  return (
    <>
      <DutyList categoria={slug} duties={shelf.deveres} />
      <StatementList statements={shelf.declaracoes} />
      {years.map((ano) => (
        <OrderedYear
          key={ano}
          categoria={slug}
          ano={ano}
          files={shelf.data.filter((file) => file.ano === ano)}
          isOrdered={shelf.emOrdem.includes(ano)}
        />
      ))}
      {years.length === 0 && (
        <Notice icon="empty" title="Nada publicado ainda">
          <p>
            Envie o primeiro em <Link to="/painel/arquivos">Documentos</Link>.
          </p>
        </Notice>
      )}
      {shelf.retirados.length > 0 && <Withdrawn gone={shelf.retirados} />}
    </>
  );
}

const Withdrawn = ({ gone }: { gone: ShelfAnswer['retirados'] }) => (
  <section className={card(styles.shelves)} aria-labelledby="retirados">
    <div className={styles.head}>
      <h2 id="retirados">Retirados</h2>
    </div>
    <ul>
      {gone.map(({ slug, titulo, fimEm, fimPor, fimMotivo }) => (
        <li key={slug}>
          <Link to={`/painel/arquivos/documentos/${slug}`}>{titulo}</Link>
          <span>
            em {formatDay(fimEm.slice(0, 10))}, por {fimPor}: {fimMotivo}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
