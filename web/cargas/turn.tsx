import { Link } from 'react-router';
import { button } from '../ui/button.ts';
import styles from './cargas.module.css';

/** To the loads before and after these. */
export function Turn({ page, size, total }: { page: number; size: number; total: number }) {
  if (total <= size) return null;
  const last = Math.min(total, page * size);
  return (
    <nav aria-label="Páginas" className={styles.turn}>
      <p>
        {(page - 1) * size + 1} a {last} de {total.toLocaleString('pt-BR')} cargas
      </p>
      {page > 1 && (
        <Link className={button()} to={`?_page=${page - 1}`}>
          Mais novas
        </Link>
      )}
      {last < total && (
        <Link className={button()} to={`?_page=${page + 1}`}>
          Mais antigas
        </Link>
      )}
    </nav>
  );
}
