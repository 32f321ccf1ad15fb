import { useState } from 'react';
import type {
  PreviaTextoAnswer,
  SalvarTextoAnswer,
  TextConflict,
  TextoAnswer,
} from '../../../catalog/painel/textos/answer.ts';
import type { FormGroup, TextPart } from '../../../catalog/painel/textos/campos.ts';
import { textPart } from '../../../catalog/painel/textos/partes.ts';
import type { Problem } from '../../../catalog/query.ts';
import { ApiError } from '../../api.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { usePathPart } from '../../ui/router.tsx';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk, useDeskAnswer } from '../answers.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import { Answered, DeskPage } from '../page.tsx';
import { SavedNote } from '../saved.tsx';
import { Conflict } from './conflict.tsx';
import { FormFields } from './form/fields.tsx';
import { Preview } from './preview.tsx';
import styles from './textos.module.css';
import { editionWords } from './words.ts';

/** The form of one part. */
export default function ParteScreen() {
  const id = usePathPart(2);
  const part = textPart(id);
  const stands = useDeskAnswer<TextoAnswer>(`/textos/${id}`, { when: part !== undefined });
  if (!part)
    return (
      <Notice icon="empty" title="O painel não tem este texto">
        <p>
          Escolha um na <Link to="/painel/textos">lista dos textos</Link>.
        </p>
      </Notice>
    );
  return (
    <DeskPage
      titulo={part.titulo}
      sobre={part.sobre}
      acoes={
        <Link to={`/painel/textos/${id}/versoes`} className={button()}>
          Versões
        </Link>
      }
    >
      <Answered of={stands}>{({ data }) => <PartForm key={id} part={part} stands={data} />}</Answered>
    </DeskPage>
  );
}

/** What is being written, and on top of which version. */
interface WrittenForm {
  valor: FormGroup;
  base: number;
}

function PartForm({ part, stands }: { part: TextPart; stands: TextoAnswer['data'] }) {
  const initial: WrittenForm = { valor: stands.valor, base: stands.edicao };
  const [draft, setDraft, { isReady, savedAt, isUnsaved, discard }] = useDraft<WrittenForm>(
    `textos:${part.id}`,
    initial,
  );
  const saving = useSaving(part, draft, setDraft, discard);
  if (!isReady) return null;
  const { problems, failure, attempt, conflict, preview, isBusy } = saving;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saving.save();
      }}
    >
      {stands.ultima && <p className={styles.last}>Última mudança: {editionWords(stands.ultima)}.</p>}
      <ProblemSummary problems={problems} failure={failure} attempt={attempt} />
      {conflict && <Conflict of={conflict} mine={draft.valor} take={saving.take} />}
      <FormFields
        fields={part.fields}
        value={draft.valor}
        path=""
        problems={problems}
        change={(valor) => setDraft({ ...draft, valor })}
      />
      {preview && <Preview parte={part.id} of={preview} valor={draft.valor} />}
      <div className={styles.bar}>
        <button type="submit" className={button('primary')} disabled={isBusy}>
          Salvar e publicar
        </button>
        <button type="button" className={button()} disabled={isBusy} onClick={() => void saving.show()}>
          Pré-visualizar
        </button>
        {savedAt && (
          <button type="button" className={button('quiet')} onClick={() => void saving.drop(initial)}>
            Descartar o rascunho
          </button>
        )}
        <SavedNote savedAt={savedAt} isUnsaved={isUnsaved} />
      </div>
    </form>
  );
}

interface Outcome {
  problems: readonly Problem[];
  failure: ApiError | null;
  conflict: TextConflict | null;
  preview: PreviaTextoAnswer['data'] | null;
}

const NOTHING: Outcome = { problems: [], failure: null, conflict: null, preview: null };

/** Saves and previews what is written, and tells what came of it. */
function useSaving(
  { id }: TextPart,
  draft: WrittenForm,
  setDraft: (next: WrittenForm) => void,
  discard: () => Promise<void>,
) {
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const attempted = async (work: () => Promise<Outcome>): Promise<void> => {
    setBusy(true);
    setOutcome(await work().catch(failed));
    setAttempt((count) => count + 1);
    setBusy(false);
  };
  const save = () =>
    attempted(async () => {
      const { data } = await deskSend<SalvarTextoAnswer>('PUT', `/textos/${id}`, draft);
      if (data.estado === 'conflito') return { ...NOTHING, conflict: data };
      await forget({ ...draft, base: data.numero });
      await refreshDesk('/textos');
      toast(data.estado === 'salvo' ? 'Salvo e publicado.' : 'Nada mudou: já estava assim.');
      return NOTHING;
    });
  const forget = async (next: WrittenForm): Promise<void> => {
    // In this order: what is set is kept as a draft, unless it is discarded at once.
    setDraft(next);
    await discard();
    await refreshDesk('/rascunhos/textos');
  };
  const show = () =>
    attempted(async () => {
      const { data } = await deskSend<PreviaTextoAnswer>('POST', `/textos/${id}/previa`, { valor: draft.valor });
      return { ...NOTHING, preview: data };
    });
  const take = (valor: FormGroup) => {
    setDraft({ valor, base: outcome.conflict?.deles.numero ?? draft.base });
    setOutcome(NOTHING);
  };
  const drop = async (initial: WrittenForm): Promise<void> => {
    await forget(initial);
    setOutcome(NOTHING);
  };
  return { ...outcome, attempt, isBusy, save, show, take, drop };
}

function failed(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  return error.problems.length > 0 ? { ...NOTHING, problems: error.problems } : { ...NOTHING, failure: error };
}
