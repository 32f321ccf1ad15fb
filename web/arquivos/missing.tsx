import type { FileCategory } from '../../catalog/arquivos/category.ts';
import type { Dever } from '../../catalog/arquivos/dever.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './duties.module.css';
import { DutyMark } from './mark.tsx';
import { missingPeriods, yearLabel } from './sum.ts';

interface Props {
  category: FileCategory;
  duties: readonly Dever[];
}

/** The parts that were chosen by period or by name, each with how it stands. */
export function ChosenParts({ category, duties }: Props) {
  if (duties.length === 0) return null;
  return (
    <section className={card(styles.grid)} aria-labelledby="partes">
      <div className={styles.head}>
        <h2 id="partes">Parte por parte</h2>
        <Link to="?">Ver todas as publicações</Link>
      </div>
      <Lines category={category} duties={duties} />
    </section>
  );
}

const LISTED = new Intl.ListFormat('pt-BR');

/** What is overdue and neither published nor declared, period by period. */
export function MissingParts({ duties }: Pick<Props, 'duties'>) {
  const missing = missingPeriods(duties);
  if (missing.length === 0) return null;
  return (
    <section className={card(styles.grid)} aria-labelledby="falta">
      <div className={styles.head}>
        <h2 id="falta">O que falta</h2>
        <p>Venceu o prazo, e o órgão não publicou nem declarou que não houve.</p>
      </div>
      <ul className={styles.lines}>
        {missing.map(({ key, when, parts, since }) => (
          <li key={key}>
            <div>
              <strong>{when}</strong>
              <p>{since}</p>
            </div>
            <p>{parts.length > 0 ? LISTED.format(parts) : 'O documento inteiro'}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ category, duties }: Props) {
  return (
    <ul className={styles.lines}>
      {duties.map((due) => (
        <li key={[due.ano, due.periodo, due.parte].join()}>
          <div>
            <strong>{due.nome ?? category.title}</strong>
            <p>{[due.periodo, yearLabel(due)].filter(Boolean).join(' de ')}</p>
          </div>
          <DutyMark category={category} due={due} />
        </li>
      ))}
    </ul>
  );
}
