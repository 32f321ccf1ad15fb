import { useState } from 'react';
import { checkText } from '../../catalog/mensagens/resposta.ts';
import { ActForm, type ActProps } from '../form/act.tsx';
import { TextField } from '../form/text.tsx';

interface Props<T> extends ActProps<T> {
  /** The one text of the form: its field in the API, and what is said where it is missing. */
  text: { field: string; label: string; longest: number; missing: string; rows?: number; typed?: string };
  /** The text where it is kept outside the form, until it is sent. */
  kept?: KeptText | undefined;
}

/** A text that is kept while it is written. */
export interface KeptText {
  text: string;
  type(text: string): void;
}

/** A text of a form: the one that is kept, or its own. */
export function useKeptText(kept: KeptText | undefined, first = ''): KeptText {
  const [text, type] = useState(first);
  return kept ?? { text, type };
}

/** A form that does something with a message by one text. */
export function WrittenAct<T>({
  text: { field, label, longest, missing, rows, typed: first },
  kept,
  ...act
}: Props<T>) {
  const { text: typed, type } = useKeptText(kept, first);
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
