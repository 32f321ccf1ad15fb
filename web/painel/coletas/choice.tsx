import { Field } from '../../form/field.tsx';

interface Props<Word extends string> {
  name: string;
  label: string;
  help?: string;
  value: Word;
  /** Each word with what a person reads for it. */
  options: readonly (readonly [Word, string])[];
  choose(word: Word): void;
}

/** A list of a few words, one of which is chosen. */
export const ChoiceField = <Word extends string>({ name, label, help, value, options, choose }: Props<Word>) => (
  <Field name={name} label={label} help={help}>
    {(own) => (
      <select
        {...own}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([word]) => word === currentTarget.value);
          if (chosen) choose(chosen[0]);
        }}
      >
        {options.map(([word, words]) => (
          <option key={word} value={word}>
            {words}
          </option>
        ))}
      </select>
    )}
  </Field>
);
