import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { ungrouped } from '../../catalog/explorar/exploration.ts';
import { wordOf } from '../../catalog/glossario/fields.ts';
import type { Query } from '../../catalog/query.ts';
import { CiteButton } from '../citar/button.tsx';
import { Incorporar } from '../explorar/incorporar.tsx';
import { AviseList } from '../novidades/list.tsx';
import { button } from '../ui/button.ts';
import { chooseDensity, DENSITIES, type Density, density } from '../ui/density.ts';
import { Fold } from '../ui/fold.tsx';
import { Link } from '../ui/link.tsx';
import { onlyPhone, onlyWide } from '../ui/only.ts';
import { PageSteps } from '../ui/pager.tsx';
import { Sign, type SignName } from '../ui/sign.tsx';
import { useStore } from '../ui/store.ts';
import { Files } from './files.tsx';
import { Meaning } from './heading.tsx';
import { pagingOf } from './paging.ts';
import styles from './tools.module.css';
import { Totals } from './totals.tsx';
import { isExploring, type ListTab, writeAddress } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
  data: ListAnswer;
  busy: boolean;
}

/** The row over the table: totals, charts, downloads, height of rows, and the next page. */
export function Tools({ set, query, tab, data, busy }: Props) {
  const table = tab === 'tabela';
  return (
    <div className={styles.tools}>
      <Totals set={set} data={data} busy={busy} />
      <div className={styles.row}>
        <Ways set={set} query={query} tab={tab} />
        <Files set={set} query={ungrouped(query)} />
        <CiteButton className={styles.tool} />
        <AviseList set={set} query={ungrouped(query)} className={styles.tool} />
        <Incorporar set={set} query={query} tab={tab} />
        {table && <Words set={set} />}
        {table && <Height />}
        {table && data.data.length > 0 && <PageSteps {...pagingOf(set, query, data)} />}
      </div>
    </div>
  );
}

/** The links to the other views of the same result: its rows, its charts, and the groups that one chooses. */
function Ways({ set, query, tab }: { set: Dataset; query: Query; tab: ListTab }) {
  const charts = set.list.charts.length > 0;
  return (
    <>
      {tab !== 'tabela' && <Way to={writeAddress(set, rows(query))} icon="table" name="Tabela" />}
      {charts && tab !== 'graficos' && (
        <Way to={writeAddress(set, rows(query), 'graficos')} icon="chart" name="Gráficos" />
      )}
      {!isExploring(tab) && <Way to={writeAddress(set, rows(query), 'explorar')} icon="explore" name="Explorar" />}
    </>
  );
}

const rows = (query: Query): Query => ({ ...ungrouped(query), page: 1 });

const Way = ({ to, icon, name }: { to: string; icon: SignName; name: string }) => (
  <Link to={to} className={`${button()} ${styles.tool}`}>
    <Sign name={icon} />
    {name}
  </Link>
);

/** The height of rows, chosen for every table of the portal and kept. */
function Height() {
  const chosen = useStore(density);
  return (
    <select
      className={`${styles.height} ${onlyWide}`}
      data-scripted
      aria-label="Altura das linhas"
      data-tip="Altura das linhas"
      value={chosen}
      onChange={({ target }) => chooseDensity(target.value as Density)}
    >
      {DENSITIES.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The meanings of the columns, on a phone: cards have no heads to stand beside. */
function Words({ set }: { set: Dataset }) {
  const wordIn = (name: string) => wordOf(name, fieldOf(set, name));
  const names = set.list.columns.flat().filter(wordIn);
  const once = names.filter((name, i) => names.findIndex((other) => wordIn(other) === wordIn(name)) === i);
  if (once.length === 0) return null;
  return (
    <div className={onlyPhone} data-scripted>
      <Fold label="O que é?" className={styles.tool}>
        <ul className={styles.words}>
          {once.map((name) => (
            <li key={name}>
              <Meaning set={set} name={name} labelled />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
