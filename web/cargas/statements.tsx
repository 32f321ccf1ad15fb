import type { Declaracao } from '../../catalog/dataset/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { card } from '../ui/card.ts';
import styles from './cargas.module.css';

/** The body's statements that nothing happened, each with the days it speaks of. */
export function Statements({ said }: { said: readonly Declaracao[] }) {
  if (said.length === 0) return null;
  return (
    <section className={card(styles.told)} aria-labelledby="declaracoes">
      <h2 id="declaracoes">Declarações de que não houve</h2>
      <ul>
        {said.map(({ de, ate, parte, texto, publicadaEm }) => (
          <li key={`${de} ${ate} ${parte?.rotulo}`}>
            <p>{texto}</p>
            <p>
              {parte && `${parte.rotulo}. `}De {formatDay(de)} a {formatDay(ate)}. Publicada em {dayOf(publicadaEm)}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
