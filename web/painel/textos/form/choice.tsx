import type { ChoiceField } from '../../../../catalog/painel/textos/campos.ts';
import { Field, FieldProblem, fieldId } from '../../../form/field.tsx';
import { type ControlProps, problemAt } from './control.ts';
import styles from './form.module.css';

/** One value out of a few, or several of them. */
export function ChoiceControl({ field, path, value, problems, change }: ControlProps<ChoiceField>) {
  const problem = problemAt(problems, path);
  if (field.entry === 'escolha')
    return (
      <Field name={path} label={field.label} help={field.help} optional={field.optional ?? false} problem={problem}>
        {(own) => (
          <select {...own} value={String(value ?? '')} onChange={({ target }) => change(target.value)}>
            <option value="" />
            {field.options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (one: string) => change(chosen.includes(one) ? chosen.filter((own) => own !== one) : [...chosen, one]);
  return (
    <fieldset className={styles.choices} id={fieldId(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {field.options.map((one) => (
        <label key={one.value} className={styles.mark}>
          <input type="checkbox" checked={chosen.includes(one.value)} onChange={() => toggle(one.value)} />
          <span>{one.label}</span>
        </label>
      ))}
      <FieldProblem of={path} problem={problem} />
    </fieldset>
  );
}
