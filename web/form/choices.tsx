import type { Escolha } from '../../catalog/mensagens/canal.ts';
import { idOf } from '../mensagens/words.ts';
import styles from './field.module.css';
import { FieldProblem } from './field.tsx';

interface Props {
  name: string;
  legend: string;
  options: readonly Pick<Escolha, 'nome' | 'rotulo' | 'dica'>[];
  value: string;
  problem?: string | undefined;
  choose(nome: string): void;
}

/** One of a few, each with a line of what it means. The first takes the focus when something is wrong with them. */
export function Choices({ name, legend, options, value, problem, choose }: Props) {
  return (
    <div
      role="radiogroup"
      className={styles.choices}
      aria-labelledby={`${idOf(name)}-nome`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${idOf(name)}-erro` : undefined}
    >
      <p id={`${idOf(name)}-nome`} className={styles.legend}>
        {legend}
      </p>
      <div className={styles.options}>
        {options.map(({ nome, rotulo, dica }, i) => (
          <label key={nome} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={nome}
              id={i === 0 ? idOf(name) : undefined}
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
      <FieldProblem of={name} problem={problem} />
    </div>
  );
}
