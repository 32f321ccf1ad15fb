import type { ComponentType } from 'react';
import {
  blankOf,
  type FormField,
  type FormGroup,
  type FormValue,
  type GroupField,
} from '../../../../catalog/painel/textos/campos.ts';
import type { Problem } from '../../../../catalog/query.ts';
import { FieldProblem, fieldId } from '../../../form/field.tsx';
import { button } from '../../../ui/button.ts';
import { type ControlProps, problemAt } from './control.ts';
import styles from './form.module.css';

/** What draws the fields of a group: given, because fields and groups hold each other. */
export type FieldsComponent = ComponentType<{
  fields: readonly FormField[];
  value: FormValue;
  path: string;
  problems: readonly Problem[];
  change(value: FormGroup): void;
}>;

/** Fields that belong together. An optional group is there once somebody asks for it. */
export function GroupControl(props: ControlProps<GroupField> & { Fields: FieldsComponent }) {
  const { field, path, value, problems, change, Fields } = props;
  const isAbsent = field.optional && value === null;
  return (
    <fieldset className={styles.group} id={fieldId(path)} tabIndex={-1}>
      <legend>{field.label}</legend>
      {field.help && <p className={styles.help}>{field.help}</p>}
      <FieldProblem of={path} problem={problemAt(problems, path)} />
      {isAbsent ? (
        <button type="button" className={button()} onClick={() => change(blankOf(field.fields))}>
          Preencher<span className={styles.unseen}>: {field.label}</span>
        </button>
      ) : (
        <>
          <Fields fields={field.fields} value={value} path={path} problems={problems} change={change} />
          {field.optional && (
            <button type="button" className={button('quiet')} onClick={() => change(null)}>
              Deixar vazio<span className={styles.unseen}>: {field.label}</span>
            </button>
          )}
        </>
      )}
    </fieldset>
  );
}
