import type { AnswerInProgress } from '../../mensagens/atender/desk.ts';
import { button } from '../../ui/button.ts';
import { card } from '../../ui/card.ts';
import styles from './mensagens.module.css';

/** What somebody wrote to a message that another person answered first: it can be copied before it is thrown away. */
export const Unsent = ({ resposta: { texto, clear } }: { resposta: AnswerInProgress }) =>
  texto.trim() === '' ? null : (
    <section className={card(styles.part)}>
      <h2>O seu rascunho, que não foi enviado</h2>
      <p className={styles.text}>{texto}</p>
      <button type="button" className={button()} onClick={clear}>
        Descartar o rascunho
      </button>
    </section>
  );
