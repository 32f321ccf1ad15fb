import { PAPEIS, PAPEL_WORDS, type Papel } from '../../../catalog/painel/papeis.ts';
import { fieldId } from '../../form/field.tsx';
import styles from './pessoas.module.css';

interface Props {
  /** Name of the field, which is one of several on the page. */
  name: string;
  value: readonly Papel[];
  /** Roles that whoever chooses may give; the others are shown only where somebody has them. */
  concede: readonly Papel[];
  problem?: string | undefined;
  choose(papeis: Papel[]): void;
}

/** The roles of a person, each with what it lets them do. */
export function Roles({ name, value, concede, problem, choose }: Props) {
  const shown = PAPEIS.filter((papel) => concede.includes(papel) || value.includes(papel));
  const toggle = (papel: Papel): void =>
    choose(PAPEIS.filter((one) => (one === papel ? !value.includes(one) : value.includes(one))));
  return (
    <fieldset className={styles.roles} aria-describedby={problem ? `${fieldId(name)}-erro` : undefined}>
      <legend>O que a pessoa pode fazer</legend>
      {shown.map((papel, i) => (
        <label key={papel} className={styles.role}>
          <input
            type="checkbox"
            id={i === 0 ? fieldId(name) : undefined}
            checked={value.includes(papel)}
            disabled={!concede.includes(papel)}
            onChange={() => toggle(papel)}
          />
          <span>
            <b>{PAPEL_WORDS[papel].nome}</b>
            <small>{PAPEL_WORDS[papel].faz}</small>
          </span>
        </label>
      ))}
      {problem && (
        <p id={`${fieldId(name)}-erro`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
