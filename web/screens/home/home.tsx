import { datasets } from '../../../catalog/datasets/index.ts';
import { Search } from '../../app/search.tsx';
import { portal } from '../../portal.ts';
import { Title } from '../../ui/title.tsx';
import { wrap } from '../../ui/wrap.ts';
import { countOf, Door } from './door.tsx';
import styles from './home.module.css';

const doors = datasets.filter(({ menu }) => menu).map((set) => ({ set, count: countOf(set) }));

/** The way in: a search, and a door to each subject with how much there is behind it. */
export default function Home() {
  const city = portal.frame?.entidade.txtCidade;
  return (
    <>
      <div className={styles.hero}>
        <div className={wrap()}>
          <Title page="">Veja como {city ?? 'seu órgão'} usa o dinheiro público</Title>
          <p>Contratos com seus prazos, valores, aditivos e fiscais, na data do próprio dado.</p>
          <div className={styles.search}>
            <Search large placeholder="Nome, CNPJ, número do contrato, palavra…" />
          </div>
        </div>
      </div>
      <section className={wrap(styles.doors)} aria-labelledby="doors">
        <h2 id="doors">O que você procura?</h2>
        <ul>
          {doors.map(({ set, count }) => (
            <Door key={set.id} set={set} count={count} />
          ))}
        </ul>
      </section>
    </>
  );
}
