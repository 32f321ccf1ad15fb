import type { Inicio } from '../../catalog/inicio/answer.ts';
import { routes } from '../../catalog/routes.ts';
import type { PagePortal } from '../../catalog/site/render.ts';
import { RADAR } from '../../catalog/site/shell.ts';
import { datasetPages } from '../catalog.ts';
import { usePortal } from '../portal.ts';
import { Away } from '../ui/away.tsx';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import styles from './below.module.css';

/** The most visited pages. Until enough visits were counted it has the name and the links of the footer's column. */
export function Visited({ of: { contadas, itens } }: { of: Inicio['acessadas'] }) {
  const List = contadas ? 'ol' : 'ul';
  if (itens.length === 0) return null;
  return (
    <section className={card(styles.box)} aria-labelledby="acessadas">
      <h2 id="acessadas">{contadas ? 'Páginas mais vistas nos últimos 30 dias' : 'Mais acessadas'}</h2>
      <List className={styles.ways}>
        {itens.map(({ titulo, para }) => (
          <li key={para}>{para.startsWith('/') ? <Link to={para}>{titulo}</Link> : <Away to={para}>{titulo}</Away>}</li>
        ))}
      </List>
      <p className={styles.fine}>
        {contadas
          ? 'Contadas sem identificar ninguém.'
          : 'Ainda não houve visitas bastantes para contar as páginas mais vistas.'}
      </p>
    </section>
  );
}

interface Way {
  label: string;
  about: string;
  /** The address: of the portal, if it has such a page; elsewhere, if the body says where. */
  to: string;
  elsewhere?: string | null | undefined;
}

const waysOf = (tenant: PagePortal['tenant']): readonly Way[] => [
  {
    label: 'Ouvidoria',
    about: 'Elogie, sugira, reclame ou denuncie',
    to: '/ouvidoria',
    elsewhere: tenant?.ouvidoria,
  },
  { label: 'e-SIC', about: 'Peça uma informação (Lei 12.527/2011)', to: '/e-sic', elsewhere: tenant?.esic },
  { label: 'Dados abertos', about: 'Tudo para baixar e usar, e a API', to: '/dados-abertos' },
  {
    label: 'Radar da Transparência Pública',
    about: 'A avaliação deste e dos outros portais',
    to: '',
    elsewhere: RADAR,
  },
];

const known = routes(datasetPages).map(({ path }) => path);

/** The ways on: whom to ask, what to download, and where to compare. */
export function Ways() {
  const open = waysOf(usePortal().tenant).filter(({ to, elsewhere }) => elsewhere || known.includes(to));
  return (
    <nav className={card(styles.box)} aria-labelledby="canais">
      <h2 id="canais">Participe e confira</h2>
      <ul className={styles.ways}>
        {open.map(({ label, about, to, elsewhere }) => (
          <li key={label}>
            {elsewhere ? <Away to={elsewhere}>{label}</Away> : <Link to={to}>{label}</Link>}
            <span className={styles.fine}>{about}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
