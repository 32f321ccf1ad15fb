import type { Inicio } from '../../catalog/inicio/answer.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './below.module.css';
import { exactMoney, shortMoney } from './words.ts';

/** The largest parts of what was paid, each leading into the tree of expenses. */
export function Areas({ of: { titulo, itens } }: { of: NonNullable<Inicio['areas']> }) {
  const most = Math.max(...itens.map(({ valor }) => valor));
  return (
    <section className={card(styles.box)} aria-labelledby="areas">
      <h2 id="areas">{titulo}</h2>
      <ul className={styles.areas}>
        {itens.map(({ nome, valor, para }) => (
          <li key={nome}>
            <Link to={para}>{nome}</Link>
            <span title={exactMoney(valor)}>{shortMoney(valor)}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(valor / most) * 100} height="1" />
            </svg>
          </li>
        ))}
      </ul>
      <Link to="/despesa">Ver todas as despesas</Link>
    </section>
  );
}
