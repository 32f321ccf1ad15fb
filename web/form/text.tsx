import { Field } from './field.tsx';
import { characterLimit, charactersLeft } from './left.ts';

interface Props {
  name: string;
  label: string;
  text: string;
  longest: number;
  problem: string | undefined;
  optional?: boolean;
  rows?: number;
  type(text: string): void;
}

/** A box for a long text, which says its limit and, near it, what is left. */
export const TextField = ({ name, label, text, longest, problem, optional = false, rows = 5, type }: Props) => (
  <Field
    name={name}
    label={label}
    optional={optional}
    problem={problem}
    help={charactersLeft(text.length, longest) ?? characterLimit(longest)}
  >
    {(own) => (
      <textarea {...own} rows={rows} value={text} onChange={({ currentTarget }) => type(currentTarget.value)} />
    )}
  </Field>
);
