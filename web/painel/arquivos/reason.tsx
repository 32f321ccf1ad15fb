import { useState } from 'react';
import { Field } from '../../form/field.tsx';
import { button } from '../../ui/button.ts';
import { toast } from '../../ui/toast.tsx';
import { refreshDesk } from '../answers.ts';
import { deskSend } from '../call.ts';
import { useDraft } from '../draft.ts';
import { SavedNote } from '../saved.tsx';
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
export function ReasonForm(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles.fold}
      onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
    >
      <summary>{props.label}</summary>
      {isOpen && <Reasoned {...props} />}
    </details>
  );
}

/** The form itself, drawn once it is opened: a page has many, and each reads its draft. */
function Reasoned({ name, label, path, body = {}, done }: Props) {
  const [motivo, setMotivo, draft] = useDraft(draftKey(path, body), '');
  const [problem, setProblem] = useState<string>();
  const send = async (): Promise<void> => {
    try {
      await deskSend('POST', path, { ...body, motivo });
      await draft.discard();
      toast(done);
      await refreshDesk('/arquivos');
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Tente de novo.');
    }
  };
  if (!draft.isReady) return null;
  return (
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
      </button>{' '}
      <SavedNote {...draft} />
    </form>
  );
}

/** What the reason is for, in the letters that a draft may be named with. */
const draftKey = (path: string, body: object): string =>
  `motivo${[path, ...Object.values(body)].join('/').replace(/[^\w.-]+/g, ':')}`.slice(0, 200);
