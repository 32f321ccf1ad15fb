import type { Declaracao } from '../../catalog/dataset/answer.ts';
import { formatDay } from '../../catalog/fields/date.ts';
import { dayOf } from '../../catalog/texto/moment.ts';
import { button } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './declared.module.css';

/** The body's own statement, in place of an empty list, that nothing happened between two days. */
export function Declared({ said, all }: { said: Declaracao; all: string | null }) {
  const { texto, de, ate, parte, publicadaEm } = said;
  return (
    <section className={styles.declared} aria-labelledby="declaracao">
      <span className={styles.mark}>
        <Icon name="stamp" />
      </span>
      <div>
        <h2 id="declaracao">Declaração do órgão</h2>
        <p className={styles.text}>{texto}</p>
        <dl>
          {parte && (
            <div>
              <dt>Parte</dt>
              <dd>{parte.rotulo}</dd>
            </div>
          )}
          <div>
            <dt>Período</dt>
            <dd>
              {formatDay(de)} a {formatDay(ate)}
            </dd>
          </div>
          <div>
            <dt>Publicado em</dt>
            <dd>{dayOf(publicadaEm)}</dd>
          </div>
        </dl>
        {all && (
          <Link className={button()} to={all}>
            Ver os outros períodos
          </Link>
        )}
      </div>
    </section>
  );
}
