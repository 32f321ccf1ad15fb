import { usePortal } from '../portal.ts';
import { Icon } from '../ui/icon.tsx';
import { Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './lost.module.css';

/** The page of a host where nobody publishes. */
export default function Lost() {
  const { origin } = usePortal();
  return (
    <div className={wrap(styles.lost)}>
      <span className={styles.mark}>
        <Icon name="search" />
      </span>
      <Title page="Órgão não encontrado">Órgão não encontrado</Title>
      <p>
        Nenhum órgão publica seu Portal da Transparência no endereço{' '}
        <strong>{origin.replace(/^.*?\/\/|:\d+$/g, '')}</strong>.
      </p>
      <p>Confira se o nome foi digitado certo, ou procure o endereço do portal no site do órgão.</p>
    </div>
  );
}
