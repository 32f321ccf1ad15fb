import type { FormEvent } from 'react';
import { formatDay } from '../../../catalog/fields/date.ts';
import type { AtestoBody, AtestoListado, AtestosAnswer } from '../../../catalog/painel/atestos/answer.ts';
import type { Problem } from '../../../catalog/query.ts';
import { counted } from '../../../catalog/texto/plural.ts';
import { Field, fieldId } from '../../form/field.tsx';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import kit from '../kit/sheet.module.css';

/** What the form says. */
export type Attesting = AtestoBody;

export const NOTHING_SEEN: Attesting = { criterios: [], endereco: '', ate: '' };

/** Marks a criterion, or no longer. An address that is still to be written begins as the one of before. */
export function markedOrNot(said: Attesting, { numero, atesto }: AtestoListado): Attesting {
  if (said.criterios.includes(numero))
    return { ...said, criterios: said.criterios.filter((other) => other !== numero) };
  return { ...said, criterios: [...said.criterios, numero], endereco: said.endereco || (atesto?.endereco ?? '') };
}

interface Props {
  said: Attesting;
  change(said: Attesting): void;
  prazo: AtestosAnswer['prazo'];
}

/** The form of an attestation: of which criteria, where it is seen, until when. */
export function AttestingForm({ said, change, prazo }: Props) {
  const { criterios } = said;
  const { run, busy, ...shown } = useSubmission(() => {
    toast(`${counted(criterios.length, 'critério atestado', 'critérios atestados')}.`);
    change(NOTHING_SEEN);
    void refreshDesk('/atestos');
    void refreshDesk('/hoje');
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(problemsOf(said), () => deskSend('POST', '/atestos', said));
  };
  const problemOf = (name: string): string | undefined => shown.problems.find(({ field }) => field === name)?.message;
  return (
    <form className={kit.form} noValidate onSubmit={submit} aria-label="Atestar">
      <h2>Atestar o que você conferiu</h2>
      <ProblemSummary {...shown} />
      <p id={fieldId('criterios')} tabIndex={-1} role="status">
        {criterios.length === 0 ? 'Marque acima o que você conferiu.' : `Marcados: ${criterios.join(', ')}.`}
      </p>
      <Field
        name="endereco"
        label="Onde se vê"
        problem={problemOf('endereco')}
        help="Completo, como https://www.municipio.rn.gov.br."
      >
        {(own) => (
          <input
            {...own}
            type="url"
            maxLength={500}
            value={said.endereco}
            onChange={({ currentTarget }) => change({ ...said, endereco: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        name="ate"
        label="Vale até"
        problem={problemOf('ate')}
        help={`No máximo até ${formatDay(prazo.ate)}. Depois, confira de novo.`}
      >
        {(own) => (
          <input
            {...own}
            type="date"
            min={prazo.de}
            max={prazo.ate}
            value={said.ate}
            onChange={({ currentTarget }) => change({ ...said, ate: currentTarget.value })}
          />
        )}
      </Field>
      <div className={kit.acts}>
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          {busy ? 'Atestando…' : 'Atestar'}
        </button>
      </div>
    </form>
  );
}

function problemsOf({ criterios, endereco, ate }: Attesting): Problem[] {
  const found: Problem[] = [];
  const miss = (field: string, message: string) => found.push({ field, value: '', message });
  if (criterios.length === 0) miss('criterios', 'Marque ao menos um critério que você conferiu.');
  if (endereco.trim() === '') miss('endereco', 'Diga o endereço em que se vê.');
  if (ate === '') miss('ate', 'Diga até quando o atesto vale.');
  return found;
}
