import { useState } from 'react';
import type {
  DocumentDraft,
  DocumentSheet,
  DraftsAnswer,
  PublishedAnswer,
} from '../../../catalog/painel/arquivos/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import styles from './arquivos.module.css';
import { DraftCard } from './card.tsx';
import { CategoryField, DayField, PeriodField, YearField } from './sheet.tsx';

type Published = PublishedAnswer['data'];

/** Documents that were sent and wait to be published: everybody's, each with what it lacks. */
export function Drafts({ answer }: { answer: DraftsAnswer }) {
  const [outcome, setOutcome] = useState<Published>([]);
  const [isBusy, setBusy] = useState(false);
  const ready = answer.data.filter(({ problemas }) => problemas.length === 0).map(({ id }) => id);
  const publish = async (ids: readonly string[]): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await deskSend<PublishedAnswer>('POST', '/arquivos/publicar', { ids });
      setOutcome(data);
    } catch (error) {
      toast(error instanceof Error ? error.message : 'Não foi possível publicar. Tente de novo.');
    }
    await refreshDesk('/arquivos');
    setBusy(false);
  };
  return (
    <>
      <Outcome outcome={outcome} />
      {answer.data.length > 0 && (
        <section className={styles.drafts} aria-labelledby="por-publicar">
          <div className={styles.head}>
            <h2 id="por-publicar">Por publicar</h2>
            <p>
              {counted(answer.data.length, 'documento', 'documentos')}; {ready.length} com tudo pronto. Ficam guardados
              até você voltar.
            </p>
            <button
              type="button"
              className={button('primary')}
              aria-disabled={isBusy || ready.length === 0}
              onClick={() => !isBusy && ready.length > 0 && void publish(ready)}
            >
              {isBusy ? 'Publicando…' : `Publicar os prontos (${ready.length})`}
            </button>
          </div>
          {answer.data.length > 1 && <ForAll drafts={answer.data} />}
          <ul className={styles.list}>
            {answer.data.map((draft) => (
              <li key={draft.id}>
                <DraftCard draft={draft} isBusy={isBusy} publish={() => void publish([draft.id])} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What came of a publication: the address of each document, or why it was not published. */
function Outcome({ outcome }: { outcome: Published }) {
  if (outcome.length === 0) return null;
  return (
    <section className={card(styles.outcome)} aria-label="Resultado da publicação" role="status">
      <ul>
        {outcome.map(({ id, slug, titulo, mensagem }) => (
          <li key={id} data-bad={slug === null}>
            {slug === null ? (
              mensagem
            ) : (
              <>
                Publicado:{' '}
                <a href={`/arquivos/${slug}`} target="_blank" rel="noopener">
                  {titulo}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const NOTHING: Partial<DocumentSheet> = {};

/** The same said of every draft at once; what is left empty stays as each has it. */
function ForAll({ drafts }: { drafts: readonly DocumentDraft[] }) {
  const [sheet, setSheet] = useState(NOTHING);
  const own = { of: 'todos', sheet, change: (said: Partial<DocumentSheet>) => setSheet({ ...sheet, ...said }) };
  const said = Object.fromEntries(Object.entries(sheet).filter(([, value]) => value !== null));
  const isEmpty = Object.keys(said).length === 0;
  const apply = async (): Promise<void> => {
    if (isEmpty) return;
    await deskSend('PATCH', '/arquivos/rascunhos', { ids: drafts.map(({ id }) => id), ficha: said }).then(
      () => toast('Aplicado a todos.'),
      (error: Error) => toast(error.message),
    );
    setSheet(NOTHING);
    await refreshDesk('/arquivos/rascunhos');
  };
  return (
    <details className={card(styles.all)}>
      <summary>Preencher todos de uma vez</summary>
      <div className={styles.fields}>
        <CategoryField {...own} />
        <YearField {...own} />
        <PeriodField {...own} />
        <DayField {...own} />
      </div>
      <button type="button" className={button()} aria-disabled={isEmpty} onClick={() => void apply()}>
        Aplicar a todos
      </button>
    </details>
  );
}
