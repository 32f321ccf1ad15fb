import type { EstruturaAnswer, Membro } from '../../catalog/estrutura/answer.ts';
import { seatsOf } from '../../catalog/estrutura/estrutura.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './estrutura.module.css';
import { Face } from './face.tsx';
import { estruturaPath } from './lookup.ts';
import { Reach } from './reach.tsx';

/** The page of somebody elected to a câmara. */
export function Member({ member, answer }: { member: Membro; answer: EstruturaAnswer }) {
  const { nome, foto, partido, mandato, biografia, mesa, gabinete, telefone, email } = member;
  const seats = seatsOf(answer, nome);
  return (
    <>
      <div className={styles.pair}>
        <section className={card(styles.part)}>
          <h2>Mandato</h2>
          <div className={styles.holder}>
            <Face nome={nome} foto={foto} large />
            <div>
              <strong>{partido}</strong>
              <p>Mandato de {mandato}</p>
              {mesa && <Tag tone="plain">{`Mesa Diretora: ${mesa}`}</Tag>}
            </div>
          </div>
        </section>
        <Reach contact={{ telefone, email, endereco: gabinete, horario: null }} />
      </div>
      <section className={card(styles.part)}>
        <h2>Biografia</h2>
        <p className={styles.prose}>{biografia}</p>
      </section>
      {seats.length > 0 && (
        <section className={card(styles.part)}>
          <h2>Comissões</h2>
          <ul className={styles.below}>
            {seats.map(({ comissao, funcao }) => (
              <li key={comissao.slug}>
                <Link to={estruturaPath(comissao)}>{comissao.nome}</Link>
                <p>{funcao}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={card(styles.part)}>
        <h2>Nos dados deste portal</h2>
        <ul className={styles.traces}>
          <li>
            <Link to={`/vereadores?txtNome=${encodeURIComponent(nome)}`}>Atuação: proposições, votos e presenças</Link>
          </li>
          <li>
            <Link to={`/servidores?txtNome.has=${encodeURIComponent(nome)}`}>Remuneração</Link>
          </li>
          <li>
            <Link to={`/verba-indenizatoria?txtParlamentar.has=${encodeURIComponent(nome)}`}>Verba indenizatória</Link>
          </li>
        </ul>
      </section>
    </>
  );
}
