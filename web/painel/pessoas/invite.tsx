import type { FormEvent } from 'react';
import type { Papel } from '../../../catalog/painel/papeis.ts';
import type { ConviteAnswer } from '../../../catalog/painel/pessoas/answer.ts';
import { Field } from '../../form/field.tsx';
import { useSubmission } from '../../form/submission.ts';
import { ProblemSummary } from '../../form/summary.tsx';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
import styles from './pessoas.module.css';
import { Roles } from './roles.tsx';

interface Props {
  concede: readonly Papel[];
  correio: boolean;
  done(outcome: ConviteAnswer['data']): void;
}

interface Invitation {
  email: string;
  nome: string;
  papeis: Papel[];
}

/** The form by which a person is invited, kept until it is sent. */
export function InviteForm({ concede, correio, done }: Props) {
  const [form, setForm, draft] = useDraft<Invitation>('convite', { email: '', nome: '', papeis: [] });
  const { run, busy, problems, ...shown } = useSubmission<ConviteAnswer>(({ data }) => {
    void draft.discard();
    done(data);
  });
  if (!draft.isReady) return null;
  const { email, nome, papeis } = form;
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run([], () => deskSend('POST', '/pessoas', form));
  };
  return (
    <section className={card(styles.sheet)}>
      <h2>Convidar uma pessoa</h2>
      <p>
        {correio
          ? 'Ela recebe um e-mail com um link que serve uma vez, por 72 horas. Não há senha.'
          : 'Este portal não envia e-mail: o link do convite aparece aqui, uma vez, para você entregar à pessoa.'}
      </p>
      <form className={styles.form} noValidate onSubmit={submit}>
        <ProblemSummary problems={problems} {...shown} />
        <Field name="nome" label="Nome" help="Como aparece no registro do que foi feito." problem={problemOf('nome')}>
          {(own) => <input {...own} value={nome} onChange={({ target }) => setForm({ ...form, nome: target.value })} />}
        </Field>
        <Field name="email" label="E-mail" help="O do trabalho, de uma só pessoa." problem={problemOf('email')}>
          {(own) => (
            <input
              {...own}
              type="email"
              value={email}
              onChange={({ target }) => setForm({ ...form, email: target.value })}
            />
          )}
        </Field>
        <Roles
          name="papeis"
          value={papeis}
          concede={concede}
          problem={problemOf('papeis')}
          choose={(chosen) => setForm({ ...form, papeis: chosen })}
        />
        <button type="submit" className={button('primary')} aria-disabled={busy}>
          {busy ? 'Enviando…' : 'Convidar'}
        </button>
        <SavedNote {...draft} />
      </form>
    </section>
  );
}
