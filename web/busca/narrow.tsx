import { type ReactNode, useId } from 'react';
import type { BuscaAnswer } from '../../catalog/busca/answer.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useNavigate } from '../ui/router.tsx';
import { type BuscaQuestion, writeQuestion } from './address.ts';
import styles from './busca.module.css';
import { counted } from './count.ts';

interface Props {
  asked: BuscaQuestion;
  answer: BuscaAnswer;
}

/** Narrows the finds to a kind or a year: a list beside them, and on a phone one line above them. Each choice is an address; without scripts a button goes there. */
export function Narrow({ asked, answer }: Props) {
  const navigate = useNavigate();
  const years = [...new Set([...answer.anos.map(String), ...(asked.ano ? [asked.ano] : [])])];
  return (
    <form className={styles.narrow} method="get" action="/busca" aria-label="Tipo e ano">
      <input type="hidden" name="termo" value={asked.termo} />
      <Choice
        label="Tipo"
        name="tipo"
        folded
        value={asked.tipo}
        choose={(tipo) => navigate(writeQuestion(asked, { tipo }))}
      >
        <option value="">Tudo</option>
        {answer.tipos.map((kind) => (
          <option key={kind.tipo} value={kind.tipo}>
            {kind.titulo} ({counted(kind)})
          </option>
        ))}
      </Choice>
      {(answer.anos.length > 1 || asked.ano) && (
        <Choice label="Ano" name="ano" value={asked.ano} choose={(ano) => navigate(writeQuestion(asked, { ano }))}>
          <option value="">Todos</option>
          {years.map((own) => (
            <option key={own}>{own}</option>
          ))}
        </Choice>
      )}
      <button type="submit" className={button()} data-unscripted>
        Mostrar
      </button>
      <Kinds asked={asked} answer={answer} />
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: 'tipo' | 'ano';
  /** Whether it takes the place of the list where there is no room beside the finds. */
  folded?: boolean;
  value: string | null;
  choose(value: string | null): void;
  children: ReactNode;
}

function Choice({ label, name, folded = false, value, choose, children }: ChoiceProps) {
  const id = useId();
  return (
    <p className={folded ? `${styles.choice} ${styles.folded}` : styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} value={value ?? ''} onChange={(event) => choose(event.currentTarget.value || null)}>
        {children}
      </select>
    </p>
  );
}

const Kinds = ({ asked, answer }: Props) => (
  <nav className={card(styles.kinds)} aria-label="Tipo de resultado">
    <ul>
      <li>
        <Link to={writeQuestion(asked, { tipo: null })} aria-current={asked.tipo === null ? 'true' : undefined}>
          Tudo
        </Link>
      </li>
      {answer.tipos.map((kind) => (
        <li key={kind.tipo}>
          <Link
            to={writeQuestion(asked, { tipo: kind.tipo })}
            aria-current={asked.tipo === kind.tipo ? 'true' : undefined}
          >
            {kind.titulo} <span>{counted(kind)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
