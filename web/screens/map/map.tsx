import { Link } from 'react-router';
import { routes, SUBJECTS } from '../../../catalog/routes.ts';
import { pages as all, applies } from '../../catalog.ts';
import { card } from '../../ui/card.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Title } from '../../ui/title.tsx';
import { wrap } from '../../ui/wrap.ts';
import styles from './map.module.css';

/** Pages one can go to by name: those of a key or of two days are reached from their list. */
const pages = routes(all.filter(applies)).filter(
  ({ path, view = 'list', chamber }) => view === 'list' && !chamber && path !== '/tenant-not-found',
);
const groups = ['Portal', ...SUBJECTS].filter((group) => pages.some(({ menu = 'Portal' }) => menu === group));

export default function SiteMap() {
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: 'Mapa do Site' }]} />
      <Title page="Mapa do Site">Mapa do Site</Title>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={card(styles.group)}>
            <h2>{group}</h2>
            <ul>
              {pages
                .filter(({ menu }) => (menu ?? 'Portal') === group)
                .map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
