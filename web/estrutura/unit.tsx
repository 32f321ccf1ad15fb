import type { Titular } from '../../catalog/estrutura/answer.ts';
import { contactOf, type PlacedUnit } from '../../catalog/estrutura/estrutura.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './estrutura.module.css';
import { Face } from './face.tsx';
import { estruturaPath } from './lookup.ts';
import { Norm } from './norm.tsx';
import { Reach } from './reach.tsx';
import { Traces } from './traces.tsx';

/** The page of a unit: its duties, who answers for it, how to reach it, and the lists that name it. */
export function Unit({ placed }: { placed: PlacedUnit }) {
  const { unit } = placed;
  return (
    <>
      <div className={styles.pair}>
        {unit.titular && <Head titular={unit.titular} />}
        <Reach contact={contactOf(placed)} />
      </div>
      <Duties duties={unit.competencias} />
      {unit.unidades.length > 0 && (
        <section className={card(styles.part)}>
          <h2>Unidades que a compõem</h2>
          <ul className={styles.below}>
            {unit.unidades.map((one) => (
              <li key={one.slug}>
                <Link to={estruturaPath(one)}>{one.nome}</Link>
                {one.titular && (
                  <p>
                    {one.titular.nome} · {one.titular.cargo}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Traces names={unit.nomesNosDados.length > 0 ? unit.nomesNosDados : [unit.nome]} />
      {unit.norma && (
        <p className={styles.since}>
          <span>
            Norma: <Norm norm={unit.norma} />
          </span>
        </p>
      )}
    </>
  );
}

function Head({ titular: { nome, cargo, foto, ato, email } }: { titular: Titular }) {
  return (
    <section className={card(styles.part)}>
      <h2>Titular</h2>
      <div className={styles.holder}>
        <Face nome={nome} foto={foto} large />
        <div>
          <strong>{nome}</strong>
          <p>{cargo}</p>
          {ato && <p>{ato}</p>}
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </div>
      </div>
    </section>
  );
}

export function Duties({ duties }: { duties: readonly string[] }) {
  if (duties.length === 0) return null;
  return (
    <section className={card(styles.part)}>
      <h2>Competências</h2>
      <ul className={styles.duties}>
        {duties.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
    </section>
  );
}
