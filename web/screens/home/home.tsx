import { Link } from 'react-router';
import type { Menu } from '../../../catalog/dataset.ts';
import { SUBJECTS } from '../../../catalog/routes.ts';
import { Search } from '../../app/search.tsx';
import { applies, pages } from '../../catalog.ts';
import { portal } from '../../portal.ts';
import { card } from '../../ui/card.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Title } from '../../ui/title.tsx';
import { wrap } from '../../ui/wrap.ts';
import styles from './home.module.css';

const listed = pages.flatMap((page) => (page.menu && applies(page) ? [{ ...page, menu: page.menu }] : []));
const subjects = SUBJECTS.filter((menu) => listed.some((page) => page.menu === menu));

/** The way in: a search, and the pages of each subject. */
export default function Home() {
  const city = portal.frame?.entidade.txtCidade;
  return (
    <>
      <div className={styles.hero}>
        <div className={wrap()}>
          <Title page="">Veja como {city ?? 'seu órgão'} usa o dinheiro público</Title>
          <p>Quem recebeu, quanto, por quê e por qual contrato, na data do próprio dado.</p>
          <div className={styles.search}>
            <Search large placeholder="Nome, CNPJ, número do contrato, palavra…" />
          </div>
        </div>
      </div>
      <section className={wrap(styles.doors)} aria-labelledby="doors">
        <h2 id="doors">O que você procura?</h2>
        <div className={styles.subjects}>
          {subjects.map((menu) => (
            <Subject key={menu} menu={menu} />
          ))}
        </div>
      </section>
    </>
  );
}

const ICONS: Partial<Record<Menu, IconName>> = {
  Despesas: 'spend',
  Receitas: 'income',
  Pessoal: 'people',
  Obras: 'works',
  'Planejamento e contas': 'chart',
};

function Subject({ menu }: { menu: Menu }) {
  return (
    <section className={card(styles.subject)}>
      <h3>
        <span className={styles.mark}>
          <Icon name={ICONS[menu] ?? 'file'} />
        </span>
        {menu}
      </h3>
      <ul>
        {listed
          .filter((page) => page.menu === menu)
          .map(({ id, title }) => (
            <li key={id}>
              <Link to={`/${id}`}>{title}</Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
