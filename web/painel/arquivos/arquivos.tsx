import { categoryOf, nameOf } from '../../../catalog/arquivos/arquivos.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { DeskShelf, DraftsAnswer, ShelvesAnswer } from '../../../catalog/painel/arquivos/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useDeskAnswer } from '../answers.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './arquivos.module.css';
import { Drafts } from './drafts.tsx';
import { DropZone } from './zone.tsx';

/** Milliseconds after which the drafts are read again: a colleague may be at them. */
const FRESH_MS = 15_000;

/** The documents of the body: sending new ones, those that wait, and how each category stands. */
export default function ArquivosScreen() {
  const drafts = useDeskAnswer<DraftsAnswer>('/arquivos/rascunhos', { every: FRESH_MS });
  const shelves = useDeskAnswer<ShelvesAnswer>('/arquivos');
  const most = drafts.data?.megabytes;
  return (
    <DeskPage
      titulo="Documentos"
      sobre="RREO, RGF, balanços, planos e leis: o que está publicado, o que falta e o que você está preparando."
    >
      <DropZone
        many
        label="Escolher arquivos"
        help={`Ou solte-os aqui, vários de uma vez: PDF, imagem, planilha ou texto${most ? `, até ${most} MB cada` : ''}. Nada é publicado ainda.`}
      />
      <Answered of={drafts}>{(answer) => <Drafts answer={answer} />}</Answered>
      <Answered of={shelves}>{({ data }) => <Shelves shelves={data} />}</Answered>
    </DeskPage>
  );
}

/** Every category, those that lack something first. */
function Shelves({ shelves }: { shelves: readonly DeskShelf[] }) {
  const late = shelves.filter(({ faltam }) => faltam > 0).length;
  return (
    <section className={card(styles.shelves)} aria-labelledby="categorias">
      <div className={styles.head}>
        <h2 id="categorias">Por categoria</h2>
        <p>
          {late === 0
            ? 'Tudo em dia com os prazos. Bom trabalho!'
            : `${counted(late, 'categoria', 'categorias')} com atraso.`}
        </p>
      </div>
      <ul>
        {shelves.map((shelf) => (
          <li key={shelf.categoria}>
            <Shelf shelf={shelf} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shelf({ shelf }: { shelf: DeskShelf }) {
  const { categoria, publicados, faltam, proximo, declarados } = shelf;
  const category = categoryOf(categoria);
  return (
    <>
      <Link to={`/painel/arquivos/categorias/${categoria}`}>{category ? nameOf(category) : categoria}</Link>
      <span>
        {[
          counted(publicados, 'publicado', 'publicados'),
          declarados > 0 && counted(declarados, 'declarado', 'declarados'),
          proximo && `próximo prazo em ${formatDay(proximo)}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
      {faltam > 0 ? (
        <Tag tone="bad">{`${counted(faltam, 'falta', 'faltam')}${shelf.atraso ? `, há até ${counted(shelf.atraso, 'dia', 'dias')}` : ''}`}</Tag>
      ) : (
        <Tag tone={category?.duties ? 'good' : 'plain'}>{category?.duties ? 'Em dia' : 'Sem prazo'}</Tag>
      )}
    </>
  );
}
