import { startTransition, useEffect, useState } from 'react';
import {
  type DatasetWords,
  HELP,
  type SiteMapAbsence,
  type SiteMapEntry,
  siteMap,
} from '../../catalog/mapa/sitemap.ts';
import type { Client, Frame, MenuItem } from '../../catalog/site/shell.ts';
import { callReference } from '../api.ts';
import { MenuLink } from '../app/place.tsx';
import { datasetPages } from '../catalog.ts';
import { usePortal } from '../portal.ts';
import { card } from '../ui/card.ts';
import { Crumbs } from '../ui/crumbs.tsx';
import { unlessEqual } from '../ui/equal.ts';
import { Link } from '../ui/link.tsx';
import { Title } from '../ui/title.tsx';
import { wrap } from '../ui/wrap.ts';
import styles from './mapa.module.css';

/** A line about each dataset, which only this page tells. */
const words: Readonly<Record<string, DatasetWords>> = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../../generated/abouts.json', { eager: true, import: 'default' })),
);

const NOTHING: Pick<Frame, 'menu' | 'rodape'> & { cliente?: Client } = { menu: [], rodape: [] };
const NOBODY = { tipo: '', espelho: false };

/** The tree as the reference's call tells it, and until then, or where the call fails, as the page brought it. */
function useTree(): MenuItem[] {
  const { menu, cliente } = usePortal().frame ?? NOTHING;
  const body = cliente?.idPoderOrgao;
  const [tree, setTree] = useState(menu);
  useEffect(() => {
    const leaving = new AbortController();
    const path = `menu/mapasiteasync?idPoderOrgao=${body}`;
    callReference<MenuItem[]>(path, leaving.signal).then(
      (next) => startTransition(() => setTree((had) => unlessEqual(had, next))),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error(`${path}:`, error);
      },
    );
    return () => leaving.abort();
  }, [body]);
  return tree;
}

/** The site map: what the body publishes, by subject, what it does not, and what helps to read it. */
export default function Mapa() {
  const menu = useTree();
  const { tenant, frame } = usePortal();
  const { rodape } = frame ?? NOTHING;
  const { groups, links, absent } = siteMap(datasetPages, tenant ?? NOBODY, { menu, rodape }, words);
  return (
    <div className={wrap(styles.page)}>
      <Crumbs steps={[{ label: 'Mapa do Site' }]} />
      <Title page="Mapa do Site">Mapa do Site</Title>
      <p>Todas as páginas deste portal, por assunto.</p>
      <div className={styles.groups}>
        {groups.map(({ title, entries }) => (
          <Group key={title} title={title} entries={entries} />
        ))}
        {links.length > 0 && (
          <section className={card(styles.group)}>
            <h2>Também no menu do órgão</h2>
            <ul>
              {links.map((item) => (
                <li key={item.txtUrl}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Help />
      </div>
      {absent.length > 0 && <Exempt absent={absent} />}
    </div>
  );
}

const Group = ({ title, entries }: { title: string; entries: readonly SiteMapEntry[] }) => (
  <section className={card(styles.group)}>
    <h2>{title}</h2>
    <ul>
      {entries.map(({ path, title: name, about }) => (
        <li key={path}>
          <Link to={path}>{name}</Link>
          {about && <p>{about}</p>}
        </li>
      ))}
    </ul>
  </section>
);

const Help = () => (
  <section className={card(styles.group)}>
    <h2>Ajuda e acessibilidade</h2>
    <dl>
      {HELP.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Exempt = ({ absent }: { absent: readonly SiteMapAbsence[] }) => (
  <section className={card(styles.group)}>
    <h2>Não se aplica a este órgão</h2>
    <dl className={styles.absent}>
      {absent.map(({ title, why }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  </section>
);
