import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldProblem, fieldId } from './field.tsx';

interface Props {
  name: string;
  legend: string;
  options: readonly { nome: string; rotulo: string; dica: string }[];
  value: string;
  problem?: string | undefined;
  choose(nome: string): void;
  /** The words under the options. */
  children?: ReactNode;
}

/** A choice of one of a few, each with a line of what it means. The first takes the focus when there is a problem. */
export function Choices({ name, legend, options, value, problem, choose, children }: Props) {
  return (
    <div
      role="radiogroup"
      className={styles.choices}
      aria-labelledby={`${fieldId(name)}-nome`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${fieldId(name)}-erro` : undefined}
    >
      <p id={`${fieldId(name)}-nome`} className={styles.legend}>
        {legend}
      </p>
      <div className={styles.options}>
        {options.map(({ nome, rotulo, dica }, i) => (
          <label key={nome} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={nome}
              id={i === 0 ? fieldId(name) : undefined}
              checked={value === nome}
              onChange={() => choose(nome)}
            />
            <span>
              <b>{rotulo}</b>
              {dica && <small>{dica}</small>}
            </span>
          </label>
        ))}
      </div>
      {children}
      <FieldProblem of={name} problem={problem} />
    </div>
  );
}
