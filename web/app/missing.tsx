import { useMissing } from '../rendering.ts';
import { button } from '../ui/button.ts';
import { Link } from '../ui/link.tsx';
import { Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './missing.module.css';

/** The page of every path that the portal does not have. */
export default function Missing() {
  useMissing();
  return (
    <div className={wrap(styles.missing)}>
      <Title page="Página não encontrada">404</Title>
      <p className={styles.what}>Página não encontrada</p>
      <p>Lamentamos, não conseguimos encontrar a página que procura.</p>
      <Link className={button('primary')} to="/">
        Voltar para o Inicio
      </Link>
    </div>
  );
}
