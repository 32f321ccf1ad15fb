import { Field } from '../../form/field.tsx';

interface Props {
  name: string;
  label: string;
  value: string;
  /** The words where nothing is chosen. */
  none: string;
  options: readonly { id: string; titulo: string }[];
  choose(id: string): void;
}

/** A list of the datasets of the body, one of which is chosen. */
export const DatasetChoice = ({ name, label, value, none, options, choose }: Props) => (
  <Field name={name} label={label}>
    {(own) => (
      <select {...own} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{none}</option>
        {options.map(({ id, titulo }) => (
          <option key={id} value={id}>
            {titulo}
          </option>
        ))}
      </select>
    )}
  </Field>
);
