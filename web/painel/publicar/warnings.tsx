import type { Ensaio } from '../../../catalog/painel/publicar/answer.ts';
import { card } from '../../ui/card.ts';
import styles from './publicar.module.css';
import reviewStyles from './review.module.css';

/** What may be published and deserves a look, each with where and what to do. */
export const Warnings = ({ avisos }: Pick<Ensaio, 'avisos'>) => (
  <section className={card(styles.part)} aria-label="Avisos">
    <h2>Avisos: não impedem, mas merecem um olhar</h2>
    <ul className={reviewStyles.warnings}>
      {avisos.map(({ tipo, frase, exemplos, oQueFazer }) => (
        <li key={`${tipo} ${frase}`}>
          <p>
            <b>{frase}</b>
          </p>
          {exemplos.length > 0 && <p className={styles.aside}>Por exemplo: {exemplos.join('; ')}.</p>}
          <p>{oQueFazer}</p>
        </li>
      ))}
    </ul>
  </section>
);
