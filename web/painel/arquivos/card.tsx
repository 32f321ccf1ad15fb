import { useState } from 'react';
import { FILE_TYPES, sizeOf } from '../../../catalog/arquivos/arquivos.ts';
import type { DocumentDraft, DraftAnswer, DraftChange } from '../../../catalog/painel/arquivos/answer.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { fieldId } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Tag } from '../../ui/tag.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskAddress, deskSend } from '../call.ts';
import { Answered } from '../page.tsx';
import styles from './arquivos.module.css';
import { type ChangeProps, Cpfs } from './cpfs.tsx';
import { CategoryField, DayField, PartsField, PeriodField, TypedField, YearField } from './sheet.tsx';

interface Props {
  draft: DocumentDraft;
  isBusy: boolean;
  publish(): void;
}

/** A document that was sent: what it is, what was found in it and what it lacks. */
export function DraftCard({ draft, isBusy, publish }: Props) {
  const { id, nome, tamanho, tipo, paginas, quem, meu, problemas, avisos } = draft;
  const change = async (own: DraftChange): Promise<void> => {
    await deskSend('PATCH', `/arquivos/rascunhos/${id}`, own).catch((error: Error) => toast(error.message));
    await refreshDesk('/arquivos/rascunhos');
  };
  const drop = async (): Promise<void> => {
    if (!(await confirm({ title: 'Apagar o rascunho?', text: `“${nome}” não foi publicado e será apagado.` }))) return;
    await deskSend('DELETE', `/arquivos/rascunhos/${id}`).catch((error: Error) => toast(error.message));
    await refreshDesk('/arquivos/rascunhos');
  };
  const isReady = problemas.length === 0;
  const facts = [FILE_TYPES[tipo] ?? 'Arquivo', sizeOf(tamanho), paginas > 0 && counted(paginas, 'página', 'páginas')];
  return (
    <article className={card(styles.draft)} aria-label={nome}>
      <div className={styles.head}>
        <h3>{nome}</h3>
        <Tag tone={isReady ? 'good' : 'warn'}>{isReady ? 'Pronto' : 'Falta completar'}</Tag>
        <p>
          {facts.filter(Boolean).join(', ')}. Enviado por {meu ? 'você' : quem}.
        </p>
      </div>
      <Cpfs draft={draft} change={change} />
      {avisos.map((aviso) => (
        <p key={aviso} className={styles.warning}>
          {aviso}
        </p>
      ))}
      <DraftFields draft={draft} change={change} />
      {draft.temTexto && <DraftText id={id} />}
      <div className={styles.acts}>
        <button
          type="button"
          className={button('primary')}
          aria-disabled={isBusy}
          onClick={() => (isReady ? !isBusy && publish() : showProblem(draft))}
        >
          {draft.substitui === null ? 'Publicar' : 'Substituir'}
        </button>
        {(draft.achados.length === 0 || draft.conferido) && (
          <a
            className={button()}
            href={deskAddress(`/arquivos/rascunhos/${id}/arquivo`)}
            target="_blank"
            rel="noopener"
          >
            Abrir o documento
          </a>
        )}
        <button type="button" className={button('quiet')} onClick={() => void drop()}>
          Apagar o rascunho
        </button>
      </div>
    </article>
  );
}

/** Leads to the first thing that a document lacks: its sentence stands there. */
function showProblem({ id, problemas }: DocumentDraft): void {
  const [{ campo } = { campo: '' }] = problemas;
  document.getElementById(fieldId(`${campo === 'partes' ? 'parte' : campo}-${id}`))?.focus();
}

/** What the document is, in fields that are kept as they are left. */
function DraftFields({ draft, change }: ChangeProps) {
  const { id, ficha, problemas, substitui, ocupado } = draft;
  const problemOf = (field: string) => problemas.find(({ campo }) => campo === field)?.mensagem;
  const own = {
    of: id,
    sheet: ficha,
    problemOf,
    change: (said: typeof ficha | object) => void change({ ficha: said }),
  };
  const isFixed = substitui !== null;
  return (
    <div className={styles.fields}>
      {isFixed && (
        <div className={styles.wide}>
          <p>
            Substitui <b>{ficha.titulo}</b>, no mesmo endereço. Título, ano e parte são os dele.
          </p>
          {problemOf('titulo') && (
            <p id={fieldId(`titulo-${id}`)} tabIndex={-1} className={styles.warning}>
              {problemOf('titulo')}
            </p>
          )}
        </div>
      )}
      <CategoryField {...own} />
      {!isFixed && (
        <TypedField
          name={`titulo-${id}`}
          label="Título"
          value={ficha.titulo ?? ''}
          wide
          problem={problemOf('titulo')}
          keep={(titulo) => void change({ ficha: { titulo: titulo || null } })}
        />
      )}
      {ocupado !== null && (
        <button type="button" className={button()} onClick={() => void change({ substitui: ocupado })}>
          Este é a nova edição do documento publicado
        </button>
      )}
      {!isFixed && <YearField {...own} />}
      <PeriodField {...own} />
      <DayField {...own} />
      <PartsField {...own} isFixed={isFixed} />
      {isFixed && (
        <TypedField
          name={`motivo-${id}`}
          label="Por que está sendo substituído"
          value={draft.motivo ?? ''}
          wide
          problem={problemOf('motivo')}
          keep={(motivo) => void change({ motivo })}
        />
      )}
    </div>
  );
}

/** The text that was read of a draft, asked for only when somebody unfolds it. */
function DraftText({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.words} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Texto lido do documento</summary>
      {isOpen && <ReadText id={id} />}
    </details>
  );
}

function ReadText({ id }: { id: string }) {
  const answer = useDeskAnswer<DraftAnswer>(`/arquivos/rascunhos/${id}`);
  return (
    <Answered of={answer}>
      {({ data }) => (
        <textarea className={styles.text} readOnly aria-label="Texto lido do documento" rows={12} value={data.texto} />
      )}
    </Answered>
  );
}
