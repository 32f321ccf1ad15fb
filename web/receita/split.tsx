import type { ReceitaAnswer } from '../../catalog/receita/answer.ts';
import { inPercent, reais } from '../../catalog/texto/figures.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './receita.module.css';

/** The revenue that the body collects by itself against what others pass to it. One kind alone needs no picture. */
export function Split({ data: { procedencia, totals } }: { data: ReceitaAnswer }) {
  const all = totals.vlrArrecadacao;
  if (procedencia.length < 2 || all <= 0) return null;
  return (
    <section className={card(styles.split)} aria-labelledby="procedencia">
      <h2 id="procedencia">Receita própria e transferências</h2>
      <svg aria-hidden="true">
        {procedencia.map(({ nome, vlrArrecadacao }, i) => (
          <rect
            key={nome}
            data-place={i}
            x={`${sharesBefore(procedencia, i, all)}%`}
            width={`${Math.max(0, (vlrArrecadacao / all) * 100)}%`}
            height="100%"
          />
        ))}
      </svg>
      <ul>
        {procedencia.map(({ nome, vlrArrecadacao, lista }, i) => (
          <li key={nome}>
            <span data-place={i} aria-hidden="true" />
            <Link to={`/${lista}`}>{nome}</Link>
            <strong>{reais(vlrArrecadacao)}</strong>
            {vlrArrecadacao > 0 && <span>{inPercent((vlrArrecadacao / all) * 100)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sharesBefore = (parts: ReceitaAnswer['procedencia'], count: number, all: number): number =>
  parts.slice(0, count).reduce((sum, { vlrArrecadacao }) => sum + Math.max(0, (vlrArrecadacao / all) * 100), 0);
