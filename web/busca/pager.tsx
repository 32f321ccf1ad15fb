import { Link } from 'react-router';
import styles from '../ui/pager.module.css';
import { around } from '../ui/pages.ts';
import { type BuscaQuestion, write } from './address.ts';

/** The pages of one kind. */
export function Pager({ asked, last }: { asked: BuscaQuestion; last: number }) {
  if (last < 2) return null;
  return (
    <div className={styles.pager}>
      <p>
        Página {asked.page} de {last}
      </p>
      <nav aria-label="Páginas">
        <ul>
          {around(asked.page, last).map((target, place) =>
            target === null ? (
              <li key={`gap${place < 3 ? 'before' : 'after'}`} className={styles.gap}>
                …
              </li>
            ) : (
              <li key={target}>
                <Link
                  to={write(asked, { page: target })}
                  aria-current={target === asked.page ? 'page' : undefined}
                  aria-label={`Página ${target}`}
                >
                  {target}
                </Link>
              </li>
            ),
          )}
        </ul>
      </nav>
    </div>
  );
}
