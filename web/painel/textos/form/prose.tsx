import { useState } from 'react';
import type { ProsaAnswer } from '../../../../catalog/painel/textos/answer.ts';
import type { BoxField } from '../../../../catalog/painel/textos/campos.ts';
import { ApiError } from '../../../api.ts';
import { Field } from '../../../form/field.tsx';
import { button } from '../../../ui/button.ts';
import { Prose } from '../../../words/prose.tsx';
import { deskSend } from '../../call.ts';
import { type ControlProps, problemAt } from './control.ts';
import styles from './form.module.css';

/** A long text in Markdown, and how it will be read: the server makes it safe, as it does with what is published. */
export function ProseControl({ field, path, value, problems, change }: ControlProps<BoxField>) {
  const text = String(value ?? '');
  const [shown, setShown] = useState<{ html: string } | { failure: string } | null>(null);
  const show = async (): Promise<void> => {
    const made = await deskSend<ProsaAnswer>('POST', '/prosa', { texto: text }).then(
      ({ data }) => data,
      (error: unknown) => ({ failure: error instanceof ApiError ? error.message : 'Não foi possível mostrar.' }),
    );
    setShown(made);
  };
  return (
    <div className={styles.wide}>
      <Field name={path} label={field.label} help={field.help} problem={problemAt(problems, path)} wide>
        {(own) => (
          <textarea
            {...own}
            rows={8}
            value={text}
            onChange={({ target }) => {
              change(target.value);
              setShown(null);
            }}
          />
        )}
      </Field>
      <button
        type="button"
        className={button()}
        aria-expanded={shown !== null}
        onClick={shown ? () => setShown(null) : show}
      >
        {shown ? 'Esconder' : 'Como fica'}
      </button>
      {shown && 'failure' in shown && <p role="alert">{shown.failure}</p>}
      {shown && 'html' in shown && (
        <div className={styles.prose}>
          <Prose html={shown.html} />
        </div>
      )}
    </div>
  );
}
