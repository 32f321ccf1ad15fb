import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import type { Query } from '../../catalog/query.ts';
import { Icon } from '../ui/icon.tsx';
import styles from '../ui/pager.module.css';
import { around } from '../ui/pages.ts';
import { ARRIVE } from './arrive.ts';
import { turn, write } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  total: number;
  size: number;
  last: number;
}

const count = (value: number): string => value.toLocaleString('pt-BR');

type Shown = Omit<Props, 'last'>;

/** `51 a 100 de 265` */
const saying = ({ query: { page }, total, size }: Shown): string =>
  `${count((page - 1) * size + 1)} a ${count(Math.min(total, page * size))} de ${count(total)}`;

/** Over the table: where one is, and a step either way. */
export function Turn(props: Shown) {
  const { set, query, total, size } = props;
  const last = Math.ceil(total / size);
  const to = (target: number) => ({ to: write(set, turn(query, target)), state: ARRIVE });
  return (
    <div className={`${styles.pager} ${styles.turn}`}>
      <p role="status">{saying(props)}</p>
      {last > 1 && (
        <nav aria-label="Página anterior e próxima">
          <ul>
            {query.page > 1 && <Step {...to(query.page - 1)} label="Página anterior" icon="left" />}
            {query.page < last && <Step {...to(query.page + 1)} label="Próxima página" icon="right" />}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Under the table: all the pages. */
export function Pager({ last, ...props }: Props) {
  const { set, query } = props;
  const { page } = query;
  const to = (target: number) => ({ to: write(set, turn(query, target)), state: ARRIVE });
  return (
    <div className={styles.pager}>
      <p>{saying(props)}</p>
      {last > 1 && (
        <nav aria-label="Páginas">
          <ul>
            {page > 1 && <Step {...to(page - 1)} label="Página anterior" icon="left" />}
            {around(page, last).map((target, i) =>
              target === null ? (
                <li key={`gap${i < 3 ? 'before' : 'after'}`} className={styles.gap}>
                  …
                </li>
              ) : (
                <li key={target}>
                  <Link
                    {...to(target)}
                    aria-current={target === page ? 'page' : undefined}
                    aria-label={`Página ${count(target)}`}
                  >
                    {count(target)}
                  </Link>
                </li>
              ),
            )}
            {page < last && <Step {...to(page + 1)} label="Próxima página" icon="right" />}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Step({ label, icon, ...link }: { label: string; icon: 'left' | 'right'; to: string; state: unknown }) {
  return (
    <li>
      <Link {...link} aria-label={label}>
        <Icon name={icon} />
      </Link>
    </li>
  );
}
