import { categoryOf, nameOf, sizeOf } from '../../../catalog/arquivos/arquivos.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { DeskEdition, DocumentAnswer } from '../../../catalog/painel/arquivos/answer.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocation, useNavigate } from '../../ui/router.tsx';
import { useDeskAnswer } from '../answers.ts';
import { deskAddress } from '../call.ts';
import { Answered, DeskPage } from '../page.tsx';
import styles from './arquivos.module.css';
import { lastSegment } from './categoria.tsx';
import { Correction } from './correction.tsx';
import { ReasonForm } from './reason.tsx';
import { DropZone } from './zone.tsx';

/** A published document: replaced, corrected or withdrawn, with every edition it had. */
export default function DocumentoScreen() {
  const slug = lastSegment(useLocation().pathname);
  const answer = useDeskAnswer<DocumentAnswer>(`/arquivos/documentos/${encodeURIComponent(slug)}`);
  const titulo = answer.data?.data?.titulo ?? answer.data?.edicoes[0]?.titulo ?? 'Documento';
  return (
    <DeskPage titulo={titulo} acoes={<Link to="/painel/arquivos">Todos os documentos</Link>}>
      <Answered of={answer}>
        {({ data, edicoes }) => (
          <>
            {data ? <Standing file={data} /> : <Gone />}
            <Editions slug={slug} editions={edicoes} />
          </>
        )}
      </Answered>
    </DeskPage>
  );
}

const Gone = () => (
  <Notice icon="empty" title="Este documento foi retirado">
    <p>O portal não o mostra mais. As edições dele ficam aqui, com o motivo.</p>
  </Notice>
);

type StandingFile = NonNullable<DocumentAnswer['data']>;

function Standing({ file }: { file: StandingFile }) {
  const navigate = useNavigate();
  const category = categoryOf(file.categoria);
  const facts = [category && nameOf(category), file.periodo, file.ano, `publicado em ${formatDay(file.data)}`];
  return (
    <>
      <section className={card(styles.draft)} aria-label="O documento">
        <p>
          {facts.filter(Boolean).join(', ')}. {sizeOf(file.tamanho)}.
        </p>
        <div className={styles.acts}>
          <a className={button()} href={`/arquivos/${file.slug}`} target="_blank" rel="noopener">
            Ver no portal
          </a>
          <Link className={button('quiet')} to={`/painel/arquivos/categorias/${file.categoria}`}>
            Ver a categoria
          </Link>
        </div>
        <details className={styles.words}>
          <summary>Texto lido do documento</summary>
          {file.texto === '' ? (
            <p>O documento não tem texto que se possa ler: a busca não o alcança.</p>
          ) : (
            <textarea
              className={styles.text}
              readOnly
              aria-label="Texto lido do documento"
              rows={12}
              value={file.texto}
            />
          )}
        </details>
      </section>
      <section className={card(styles.draft)} aria-labelledby="substituir">
        <h2 id="substituir">Substituir por uma nova edição</h2>
        <DropZone
          label="Escolher a nova edição"
          help="O endereço continua o mesmo, e a edição de agora fica guardada. Nada muda até você confirmar."
          target={{ document: file.slug }}
          done={() => navigate('/painel/arquivos')}
        />
        <Correction file={file} />
        <ReasonForm
          name="motivo-retirar"
          label="Retirar do portal"
          path={`/arquivos/documentos/${file.slug}/retirar`}
          done="Documento retirado."
        />
      </section>
    </>
  );
}

/** Every edition that was published here, the one that stands first. */
function Editions({ slug, editions }: { slug: string; editions: readonly DeskEdition[] }) {
  if (editions.length === 0) return null;
  return (
    <section className={card(styles.shelves)} aria-labelledby="edicoes">
      <div className={styles.head}>
        <h2 id="edicoes">Edições</h2>
        <p>As anteriores só se abrem aqui.</p>
      </div>
      <ol>
        {editions.map((one) => (
          <li key={one.id}>
            <b>{one.fim === null ? 'A que está no portal' : `Edição ${one.fim}`}</b>
            <span>{historyOf(one)}</span>
            {one.fim !== null && (
              <a
                className={button('quiet')}
                href={deskAddress(`/arquivos/documentos/${slug}/edicoes/${one.id}`)}
                download
              >
                Baixar esta edição ({sizeOf(one.tamanho)})
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const on = (moment: string): string => new Date(moment).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });

function historyOf({ quem, publicadaEm, motivo, fim, fimEm, fimPor, fimMotivo, conferido }: DeskEdition): string {
  const came = publicadaEm
    ? `Publicada em ${on(publicadaEm)} por ${quem}${motivo ? `: ${motivo}` : ''}`
    : 'Veio da pasta do órgão';
  const ended = fim && fimEm ? `${fim} em ${on(fimEm)}${fimPor ? ` por ${fimPor}` : ''}: ${fimMotivo ?? ''}` : null;
  return [came, conferido && 'com CPF conferido', ended].filter(Boolean).join('; ');
}
