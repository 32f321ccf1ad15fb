import { useState } from 'react';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import styles from './arquivos.module.css';

interface Props {
  name: string;
  label: string;
  path: string;
  body?: object;
  /** What is said once it is done. */
  done: string;
}

/** Something that is done only with a reason, which stays in the log. */
export function ReasonForm({ name, label, path, body = {}, done }: Props) {
  const [motivo, setMotivo] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    try {
      await deskSend('POST', path, { ...body, motivo });
      toast(done);
      await refreshDesk('/arquivos');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Tente de novo.');
    }
  };
  return (
    <details className={styles.fold}>
      <summary>{label}</summary>
      <form
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field name={name} label="Motivo" problem={problem} help="Fica no registro, com o seu nome.">
          {(own) => <input {...own} value={motivo} onChange={({ currentTarget }) => setMotivo(currentTarget.value)} />}
        </Field>
        <button type="submit" className={button()}>
          {label}
        </button>
      </form>
    </details>
  );
}
