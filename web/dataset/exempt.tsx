import type { Page as Entry } from '../../catalog/site/pages.ts';
import { datasetPages } from '../catalog.ts';
import { useApplies } from '../portal.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDefinition } from './data.ts';
import styles from './exempt.module.css';
import { Head, stepsOf } from './head.tsx';
import { Page } from './page.tsx';

/** The page of something that a body of this kind does not have: why, under which law, and what it has instead. */
export default function Exempt({ page }: { page: Entry }) {
  const set = useDefinition(page.id);
  const applies = useApplies();
  const others = datasetPages.filter((other) => other.menu && other.menu === page.menu && applies(other));
  return (
    <Page
      head={
        <Head
          steps={stepsOf(page)}
          title={page.title}
          lead={<p>{set?.about ?? '\u00a0'}</p>}
          told={{ about: set?.about }}
        />
      }
    >
      <div className={card()}>
        <Notice icon="empty" title="Não se aplica a este órgão">
          <p>{set?.bodies?.why}</p>
          {set && <p className={styles.law}>Base legal: {set.law.join('; ')}.</p>}
          <Link className={button('primary')} to="/mapa">
            Ver tudo o que este órgão publica
          </Link>
        </Notice>
      </div>
      {others.length > 0 && (
        <nav className={card(styles.others)} aria-labelledby="outras">
          <h2 id="outras">Em {page.menu}, este órgão publica</h2>
          <ul>
            {others.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Page>
  );
}
