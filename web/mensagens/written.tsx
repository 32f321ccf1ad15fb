import { useState } from 'react';
import { checkText } from '../../catalog/mensagens/resposta.ts';
import { ActForm, type ActProps } from '../form/act.tsx';
import { TextField } from '../form/text.tsx';

interface Props<T> extends ActProps<T> {
  /** The one text of the form: its field in the API, and what is said where it is missing. */
  text: { field: string; label: string; longest: number; missing: string; rows?: number; typed?: string };
}

/** A form that does something with a message by one text. */
export function WrittenAct<T>({ text: { field, label, longest, missing, rows, typed: first = '' }, ...act }: Props<T>) {
  const [typed, type] = useState(first);
  return (
    <ActForm
      {...act}
      check={() => checkText(field, typed, longest, missing)}
      body={() => ({ [field]: typed })}
      clear={() => type('')}
    >
      {(problemOf) => (
        <TextField
          name={act.means.named(field)}
          text={typed}
          problem={problemOf(field)}
          {...{ label, longest, type, ...(rows && { rows }) }}
        />
      )}
    </ActForm>
  );
}
