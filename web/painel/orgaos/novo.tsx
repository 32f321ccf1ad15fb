import { useState } from 'react';
import type { CampoOrgao, OrgaoConferido, OrgaoFeito, OrgaoNovo } from '../../../catalog/painel/orgaos/answer.ts';
import { EMPTY_BODY, NEW_BODY_LABELS, NEW_BODY_STEPS } from '../../../catalog/painel/orgaos/passos.ts';
import type { Problem } from '../../../catalog/query.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import kit from '../kit/sheet.module.css';
import { DeskPage } from '../page.tsx';
import { MadeBody } from './feito.tsx';
import { StepFields } from './passo.tsx';

/** What the draft of a new body holds: the form, and the step that one was at. */
interface NewBodyDraft {
  form: OrgaoNovo;
  passo: number;
}

const REVIEW = NEW_BODY_STEPS.length;

/** A new body in five steps, a review, and its address. */
export default function NewBody() {
  const [draft, setDraft, { isReady, savedAt, discard }] = useDraft<NewBodyDraft>('orgao-novo', {
    form: EMPTY_BODY,
    passo: 0,
  });
  const [made, setMade] = useState<OrgaoFeito['data'] | null>(null);
  if (made) return <MadeBody of={made} />;
  if (!isReady)
    return (
      <DeskPage titulo="Novo órgão">
        <Skeleton lines={4} />
      </DeskPage>
    );
  const finish = async (data: OrgaoFeito['data']): Promise<void> => {
    await discard();
    setMade(data);
    await refreshDesk('/orgaos');
  };
  return (
    <DeskPage
      titulo="Novo órgão"
      sobre={
        savedAt
          ? `Rascunho salvo em ${momentOf(savedAt)}: pode sair e voltar.`
          : 'Cinco passos, e no fim a conferência. O que você escrever fica salvo sozinho.'
      }
    >
      <Steps at={draft.passo} />
      {draft.passo < REVIEW ? (
        <Step key={draft.passo} draft={draft} change={setDraft} />
      ) : (
        <Review draft={draft} back={(passo) => setDraft({ ...draft, passo })} done={finish} />
      )}
    </DeskPage>
  );
}

const Steps = ({ at }: { at: number }) => (
  <ol className={kit.steps} aria-label="Passos">
    {[...NEW_BODY_STEPS.map(({ titulo }) => titulo), 'Conferir'].map((titulo, i) => (
      <li key={titulo} aria-current={i === at ? 'step' : undefined}>
        {i + 1}. {titulo}
      </li>
    ))}
  </ol>
);

/** One step. It is left once nothing of it is wrong, by the checks of the server. */
function Step({ draft, change }: { draft: NewBodyDraft; change: (draft: NewBodyDraft) => void }) {
  const { form, passo } = draft;
  const step = NEW_BODY_STEPS[passo] ?? { titulo: '', campos: [] };
  const [wrong, setWrong] = useState<readonly Problem[]>([]);
  const { run, busy, failure, attempt } = useSubmission<OrgaoConferido>(({ data }) => {
    const own = data.problemas.filter(({ field }) => step.campos.some((name) => name === field));
    setWrong(own);
    if (own.length === 0) change({ form, passo: passo + 1 });
  });
  return (
    <form
      className={kit.form}
      aria-label={step.titulo}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run([], () => deskSend<OrgaoConferido>('POST', '/orgaos/conferir', form));
      }}
    >
      <h2>{step.titulo}</h2>
      <ProblemSummary problems={wrong} failure={failure} attempt={attempt + wrong.length} />
      <StepFields
        form={form}
        campos={step.campos}
        problemOf={(name) => wrong.find(({ field }) => field === name)?.message}
        change={(next) => change({ form: next, passo })}
      />
      <div className={kit.acts}>
        {passo > 0 && (
          <button type="button" className={button()} onClick={() => change({ form, passo: passo - 1 })}>
            Voltar
          </button>
        )}
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          {busy ? 'Conferindo…' : 'Continuar'}
        </button>
      </div>
    </form>
  );
}

interface ReviewProps {
  draft: NewBodyDraft;
  back(step: number): void;
  done(made: OrgaoFeito['data']): Promise<void>;
}

function Review({ draft: { form }, back, done }: ReviewProps) {
  const { run, busy, ...shown } = useSubmission<OrgaoFeito>(({ data }) => void done(data));
  return (
    <section className={kit.item} aria-labelledby="conferir">
      <h2 id="conferir">Confira e crie</h2>
      <ProblemSummary {...shown} />
      {NEW_BODY_STEPS.map(({ titulo, campos }, i) => (
        <section key={titulo} aria-label={titulo}>
          <div className={kit.head}>
            <h3>{titulo}</h3>
            <button type="button" className={button()} aria-label={`Mudar ${titulo}`} onClick={() => back(i)}>
              Mudar
            </button>
          </div>
          <dl className={kit.facts}>
            {campos.map((name) => (
              <div key={name}>
                <dt>{NEW_BODY_LABELS[name]}</dt>
                <dd>{shownValue(form, name)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <div className={kit.acts}>
        <button type="button" className={button()} onClick={() => back(REVIEW - 1)}>
          Voltar
        </button>
        <button
          type="button"
          className={button('primary')}
          aria-disabled={busy}
          onClick={() => run([], () => deskSend<OrgaoFeito>('POST', '/orgaos', form))}
        >
          {busy ? 'Criando…' : 'Criar o órgão'}
        </button>
      </div>
    </section>
  );
}

function shownValue(form: OrgaoNovo, name: CampoOrgao): string {
  if (name === 'logo') return form.logo ? 'Imagem escolhida' : 'O do portal';
  const value = form[name];
  return (typeof value === 'string' ? value : value.join(', ')) || '(não informado)';
}
