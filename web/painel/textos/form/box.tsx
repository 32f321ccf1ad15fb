import type { BoxField, FormValue } from '../../../../catalog/painel/textos/campos.ts';
import { Field, type FieldControl } from '../../../form/field.tsx';
import { type ControlProps, problemAt } from './control.ts';
import styles from './form.module.css';

const LONG = new Set<BoxField['entry']>(['longo', 'linhas']);
const TYPES: Partial<Record<BoxField['entry'], string>> = { data: 'date', email: 'email', numero: 'number' };

const textOf = (value: FormValue): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''));

/** What a box holds once something was typed into it. */
function typed(entry: BoxField['entry'], text: string): FormValue {
  if (entry === 'linhas') return text.split('\n');
  if (entry === 'numero') return text === '' ? null : Number(text);
  return text;
}

/** A box for a text, a day, an address, a number or some lines; or a mark for yes. */
export function BoxControl({ field, path, value, problems, change }: ControlProps<BoxField>) {
  const { entry, label, help, optional = false, example } = field;
  const problem = problemAt(problems, path);
  if (entry === 'sim')
    return (
      <label className={styles.mark}>
        <input type="checkbox" checked={value === true} onChange={({ target }) => change(target.checked)} />
        <span>{label}</span>
      </label>
    );
  const type = (text: string) => change(typed(entry, text));
  const shared = { value: textOf(value), ...(example && { placeholder: example }) };
  const input = (own: FieldControl) => (
    <input
      {...own}
      {...shared}
      type={TYPES[entry] ?? 'text'}
      autoComplete="off"
      onChange={({ target }) => type(target.value)}
    />
  );
  const area = (own: FieldControl) => (
    <textarea {...own} {...shared} rows={4} onChange={({ target }) => type(target.value)} />
  );
  return (
    <Field
      name={path}
      label={label}
      optional={optional}
      help={help}
      problem={problem ?? linesProblem(problems, path)}
      wide={LONG.has(entry)}
    >
      {LONG.has(entry) ? area : input}
    </Field>
  );
}

/** The problem of a line, which has no box of its own. */
const linesProblem = (problems: ControlProps['problems'], path: string): string | undefined =>
  problems.find(({ field }) => field.startsWith(`${path}.`))?.message;
