import type { EnsaioPresente } from '../../../catalog/painel/publicar/answer.ts';
import { momentOf } from '../../../catalog/texto/moment.ts';
import { Link } from '../../ui/link.tsx';
import { Sign } from '../../ui/sign.tsx';
import styles from './review.module.css';

/** Other people at the same dataset, so that two do not publish over each other. */
export function Presence({ presentes, id }: { presentes: readonly EnsaioPresente[]; id: string }) {
  const others = presentes.filter(({ voce }) => !voce);
  return (
    <div role="status" className={styles.presence}>
      {others.map(({ nome, desde, aberto, ensaio }) => (
        <p key={`${nome} ${ensaio}`}>
          <Sign name="people" />
          <span>
            <b>{nome}</b>{' '}
            {aberto
              ? 'está com este conjunto aberto agora'
              : `tem um envio parado deste conjunto, de ${momentOf(desde)}`}
            {ensaio === id ? ', nesta mesma página.' : '. '}
            {ensaio !== id && <Link to={`/painel/publicar/${ensaio}`}>Ver o envio</Link>}
          </span>
        </p>
      ))}
    </div>
  );
}
