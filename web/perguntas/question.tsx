import { date } from '../../catalog/fields/date.ts';
import type { Pergunta } from '../../catalog/perguntas/answer.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Prose } from '../words/prose.tsx';
import styles from './perguntas.module.css';

interface Props {
  question: Pergunta;
  open: boolean;
  toggle(): void;
}

/** A question that unfolds its answer. The address of the answer leads to the button, which is then open; without scripts each has its answer in plain words. */
export function Question({ question: { slug, pergunta, resposta, texto, atualizada }, open, toggle }: Props) {
  return (
    <article className={styles.question}>
      <h3>
        <button
          id={slug}
          type="button"
          data-said
          aria-expanded={open}
          aria-controls={open ? `${slug}-resposta` : undefined}
          onClick={toggle}
        >
          {pergunta}
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </h3>
      {open ? (
        <div id={`${slug}-resposta`} className={styles.answer}>
          <Prose html={resposta} />
          <p className={styles.foot}>
            {atualizada && <span>Atualizada em {DAY.format(atualizada)}</span>}
            <Link to={`#${slug}`}>Link desta pergunta</Link>
          </p>
        </div>
      ) : (
        <p className={styles.answer} data-unscripted>
          {texto}
        </p>
      )}
    </article>
  );
}

const DAY = date({ label: 'Atualizada' });
