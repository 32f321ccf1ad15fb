import type { EstruturaAnswer } from '../../catalog/estrutura/answer.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './estrutura.module.css';
import { Face } from './face.tsx';
import { estruturaPath } from './lookup.ts';

/** The members of a câmara: those who direct it first, then its commissions. */
export function House({ answer: { membros, comissoes } }: { answer: EstruturaAnswer }) {
  if (membros.length === 0) return null;
  const ordered = [...membros.filter(({ mesa }) => mesa), ...membros.filter(({ mesa }) => !mesa)];
  return (
    <>
      <section className={styles.group}>
        <h2>Vereadores e Mesa Diretora</h2>
        <ul className={styles.people}>
          {ordered.map((one) => (
            <li key={one.slug} className={card(styles.person)}>
              <Face nome={one.nome} foto={one.foto} />
              <div>
                <Link to={estruturaPath(one)}>{one.nome}</Link>
                <p>
                  {one.partido} · mandato de {one.mandato}
                </p>
                {one.mesa && <Tag tone="plain">{`Mesa: ${one.mesa}`}</Tag>}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {comissoes.length > 0 && (
        <section className={styles.group}>
          <h2>Comissões permanentes</h2>
          <ul className={styles.people}>
            {comissoes.map((one) => (
              <li key={one.slug} className={card(styles.board)}>
                <Link to={estruturaPath(one)}>{one.nome}</Link>
                <p>{one.membros.map(({ nome }) => nome).join(', ')}</p>
                {one.reunioes && <p>{one.reunioes}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
