import type { DetailExtra } from '../dataset/extra.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { activityLinks } from './links.ts';
import styles from './work.module.css';

/** Where all that a member did in the year is listed, filtered and downloaded. */
export default function Work({ row }: DetailExtra) {
  return (
    <section className={card(styles.part)} aria-labelledby="tudo-no-ano">
      <h2 id="tudo-no-ano">Tudo o que fez em {String(row.numExercicio)}, em listas que se filtram e se baixam</h2>
      <ul className={styles.links}>
        {activityLinks(row).map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
