import { useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Asked, write } from './address.ts';
import { counted, type SearchAnswer } from './answer.ts';
import styles from './search.module.css';

/** Narrows the finds to a kind or a year. Each choice is an address. */
export function Narrow({ asked, answer }: { asked: Asked; answer: SearchAnswer }) {
  const year = useId();
  const navigate = useNavigate();
  return (
    <div className={styles.narrow}>
      <nav aria-label="Tipo de resultado">
        <ul>
          <li>
            <Link to={write(asked, { tipo: null })} aria-current={asked.tipo === null ? 'true' : undefined}>
              Tudo
            </Link>
          </li>
          {answer.tipos.map((kind) => (
            <li key={kind.tipo}>
              <Link to={write(asked, { tipo: kind.tipo })} aria-current={asked.tipo === kind.tipo ? 'true' : undefined}>
                {kind.titulo} <span>{counted(kind)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {(answer.anos.length > 1 || asked.ano) && (
        <p className={styles.year}>
          <label htmlFor={year}>Ano</label>
          <select
            id={year}
            value={asked.ano ?? ''}
            onChange={(event) => navigate(write(asked, { ano: event.currentTarget.value || null }))}
          >
            <option value="">Todos</option>
            {[...new Set([...answer.anos.map(String), ...(asked.ano ? [asked.ano] : [])])].map((own) => (
              <option key={own}>{own}</option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
