import type { PntpCriterio, PntpEspelho } from '../../catalog/pntp/answer.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useSearchParams } from '../ui/router.tsx';
import { Tag } from '../ui/tag.tsx';
import { CriterionFacts, Pending } from './criterion.tsx';
import { Lamps } from './lamps.tsx';
import styles from './pntp.module.css';
import { pointsText } from './points.ts';
import { CRITERIA_VIEWS, viewNamed } from './view.ts';

/** The criteria in the order of the auditors' form, under their dimensions. The address may choose some of them. */
export function Criteria({ data }: { data: PntpEspelho }) {
  const view = viewNamed(useSearchParams().get('ver'));
  const chosen = data.criterios.filter((one) => view?.has(one, data));
  return (
    <section className={card(styles.part)} aria-labelledby="criterios">
      <h2 id="criterios">Critérios</h2>
      <Views data={data} current={view?.id ?? ''} />
      {chosen.length === 0 && (
        <Notice icon="empty" title="Nenhum critério assim">
          <p>Nada do que este filtro procura foi encontrado nesta medição.</p>
        </Notice>
      )}
      {data.dimensoes.map(({ numero, nome, pontos, possiveis }) => {
        const own = chosen.filter(({ dimensao }) => dimensao === numero);
        if (own.length === 0) return null;
        return (
          <section key={numero} aria-labelledby={`dimensao-${numero}`} className={styles.dimension}>
            <h3 id={`dimensao-${numero}`}>
              {numero}. {nome}
              <small>
                {pointsText(pontos)} de {pointsText(possiveis)} pontos
              </small>
            </h3>
            <ul>
              {own.map((one) => (
                <Line key={one.numero} of={one} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

const Views = ({ data, current }: { data: PntpEspelho; current: string }) => (
  <nav aria-label="Filtrar os critérios">
    <ul className={styles.chips}>
      {CRITERIA_VIEWS.map(({ id, label, has }) => (
        <li key={id}>
          <Link to={id ? `/pntp?ver=${id}` : '/pntp'} aria-current={id === current ? 'true' : undefined}>
            {label} ({data.criterios.filter((one) => has(one, data)).length})
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** A criterion in one line that unfolds. */
const Line = ({ of }: { of: PntpCriterio }) => (
  <li id={`c${of.numero}`}>
    <details className={styles.line}>
      <summary>
        <span className={styles.number}>{of.numero}</span>
        <span className={styles.asks}>
          {of.pede} {of.classe === 'essencial' && <Tag tone={of.obtidos > 0 ? 'plain' : 'bad'}>Essencial</Tag>}
        </span>
        <Lamps of={of} />
        <span className={styles.got} data-short={of.obtidos < of.pontos}>
          {pointsText(of.obtidos)} de {pointsText(of.pontos)}
        </span>
      </summary>
      <CriterionFacts of={of} heading="h4" />
      <Pending of={of} />
    </details>
  </li>
);
