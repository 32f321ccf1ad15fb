import type { Novidade } from '../../catalog/inicio/answer.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { counted } from '../../catalog/texto/plural.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './below.module.css';
import { brazilianDay } from './words.ts';

/** The last loads, each with its file and its date. */
export function News({ of }: { of: readonly Novidade[] }) {
  return (
    <section className={card(styles.box)} aria-labelledby="novidades">
      <h2 id="novidades">O que mudou</h2>
      <ul className={styles.news}>
        {of.map(({ dataset, titulo, periodo, linhas, referencia, publicadaEm }) => (
          <li key={dataset}>
            <Link to={`/cargas/${dataset}`}>{titulo}</Link>
            <time dateTime={publicadaEm}>{dayOf(publicadaEm)}</time>
            <p>
              {periodo} · {counted(linhas, 'linha', 'linhas')} · dados de {brazilianDay(referencia)}
            </p>
          </li>
        ))}
      </ul>
      <Link to="/cargas">Todas as cargas de dados</Link>
    </section>
  );
}
