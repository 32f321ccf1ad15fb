import type { EmAtendimento } from '../../../catalog/mensagens/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { card } from '../../ui/card.ts';
import styles from './atender.module.css';
import { ACOES, isWord, whenOf } from './words.ts';

/** The steps of a message, with their authors and moments. */
export const History = ({ of: { passos } }: { of: EmAtendimento }) => (
  <section className={card(styles.part)}>
    <h2>Andamento</h2>
    <ol className={styles.course}>
      {passos.map(({ acao, quando, autor, texto, publico }) => (
        <li key={`${quando} ${acao}`}>
          <b>{ACOES[acao]}</b>
          <span className={styles.fine}>
            {whenOf(acao, momentOf(quando), autor)}
            {!publico && ' · só o órgão vê'}
          </span>
          {texto && !isWord({ acao, texto }) && <p className={styles.text}>{texto}</p>}
        </li>
      ))}
    </ol>
  </section>
);
