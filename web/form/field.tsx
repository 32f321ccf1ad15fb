import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The attributes that tie a control to its label, its help and its problem. */
export interface FieldControl {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The id of a field's control, which its label and the list of problems point at. */
export const fieldId = (name: string): string => `campo-${name}`;

interface Props {
  name: string;
  label: string;
  optional?: boolean;
  help?: ReactNode;
  problem?: string | undefined;
  /** Whether the field is as wide as the form. */
  wide?: boolean;
  children(own: FieldControl): ReactNode;
}

/** A labelled control with its help and, in place, its problem. */
export function Field({ name, label, optional = false, help, problem, wide = false, children }: Props) {
  const id = fieldId(name);
  const notes = [problem && `${id}-erro`, help && `${id}-ajuda`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-wide={wide}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (opcional)</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': notes || undefined,
      })}
      <FieldProblem of={name} problem={problem} />
      {help && (
        <p id={`${id}-ajuda`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}

export function FieldProblem({ of, problem }: { of: string; problem: string | undefined }) {
  return problem ? (
    <p id={`${fieldId(of)}-erro`} className={styles.problem}>
      {problem}
    </p>
  ) : null;
}
