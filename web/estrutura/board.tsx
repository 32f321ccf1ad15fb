import type { Comissao, EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './estrutura.module.css';
import { Face } from './face.tsx';
import { estruturaPath } from './lookup.ts';
import { Duties } from './unit.tsx';

/** A commission of a câmara and who sits on it. */
export function Board({ commission, answer: { membros } }: { commission: Comissao; answer: EstruturaAnswer }) {
  const { competencias, reunioes } = commission;
  return (
    <>
      <section className={card(styles.part)}>
        <h2>Membros</h2>
        <ul className={styles.people}>
          {commission.membros.map(({ nome, funcao }) => {
            const member = membros.find((one) => one.nome === nome);
            return (
              <li key={nome} className={styles.person}>
                <Face nome={nome} foto={member?.foto ?? null} />
                <div>
                  {member ? <Link to={estruturaPath(member)}>{nome}</Link> : nome}
                  <p>{[funcao, member?.partido].filter(Boolean).join(' · ')}</p>
                </div>
              </li>
            );
          })}
        </ul>
        {reunioes && <p className={styles.meets}>Reuniões: {reunioes}</p>}
      </section>
      <Duties duties={competencias} />
    </>
  );
}
