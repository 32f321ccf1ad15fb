import { Link } from 'react-router';
import type { DespesaAnswer } from '../../catalog/despesa/answer.ts';
import { button } from '../ui/button.ts';
import { search } from './data.ts';
import styles from './expense.module.css';

/** Only payees are ever more than a page. */
export function Pager({ data: { no, por, page, size, total } }: { data: DespesaAnswer }) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  const to = (number: number) => `/despesa${search(no, por, number)}`;
  return (
    <nav className={styles.pager} aria-label="Páginas">
      {page > 1 && (
        <Link className={button()} to={to(page - 1)} rel="prev">
          Anteriores
        </Link>
      )}
      <span>
        Página {page} de {last}, {total.toLocaleString('pt-BR')} ao todo
      </span>
      {page < last && (
        <Link className={button()} to={to(page + 1)} rel="next">
          Próximos
        </Link>
      )}
    </nav>
  );
}
