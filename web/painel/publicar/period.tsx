import { type FormEvent, useState } from 'react';
import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { button } from '../../ui/button.ts';
import formStyles from './form.module.css';
import styles from './publicar.module.css';

type Choose = (periodo: string[]) => void;

/** The periods that the rows, or the person, name. */
const knownPeriods = ({ periodos, deFora, opcoes }: Ensaio): string[] =>
  [
    ...new Set([...periodos.map(({ periodo }) => periodo), ...deFora.map(({ periodo }) => periodo), ...opcoes.periodo]),
  ].sort();

/** Periods to publish: those of the rows, unless some are unticked. */
export function PeriodChoice({ ensaio, choose }: { ensaio: Ensaio; choose: Choose }) {
  const { opcoes } = ensaio;
  const known = knownPeriods(ensaio);
  if (known.length < 2) return null;
  const chosen = opcoes.periodo.length > 0 ? opcoes.periodo : known;
  const toggle = (periodo: string) => {
    const next = chosen.includes(periodo) ? chosen.filter((one) => one !== periodo) : [...chosen, periodo];
    // All of them, or none, is what the file says by itself.
    choose(next.length === known.length ? [] : next);
  };
  return (
    <fieldset className={formStyles.checks}>
      <legend>Publicar só estes períodos</legend>
      {known.map((periodo) => (
        <label key={periodo} className={styles.check}>
          <input type="checkbox" checked={chosen.includes(periodo)} onChange={() => toggle(periodo)} />
          {periodo}
        </label>
      ))}
    </fieldset>
  );
}

/** The period of a file that says it in no column, as a person writes it; still there once it was said, to be said otherwise. */
export function PeriodSaid({ ensaio, choose }: { ensaio: Ensaio; choose: Choose }) {
  const { opcoes, erros, periodoDito } = ensaio;
  const [said, setSaid] = useState(opcoes.periodo[0] ?? '');
  const asked = erros.some(({ onde }) => onde === 'periodo');
  const alone = opcoes.periodo.length === 1 && knownPeriods(ensaio).length < 2;
  if (!periodoDito || !(asked || alone)) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(said.trim() === '' ? [] : [said.trim()]);
  };
  return (
    <form className={formStyles.day} onSubmit={submit}>
      <label htmlFor="campo-periodo">De que período são as linhas ({periodoDito.rotulo})</label>
      <input
        id="campo-periodo"
        value={said}
        aria-describedby="campo-periodo-ajuda"
        onChange={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <button type="submit" className={button()}>
        Usar este período
      </button>
      <p id="campo-periodo-ajuda" className={styles.aside}>
        Escreva como {periodoDito.exemplo}. Vale para todas as linhas que não dizem o seu.
      </p>
    </form>
  );
}
