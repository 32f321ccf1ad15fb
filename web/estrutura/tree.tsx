import { useId, useState } from 'react';
import type { Unidade } from '../../catalog/estrutura/answer.ts';
import { unitsOf } from '../../catalog/estrutura/estrutura.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Link } from '../ui/link.tsx';
import { Sign } from '../ui/sign.tsx';
import styles from './estrutura.module.css';
import { estruturaPath } from './lookup.ts';

/** The units as lists within lists, each of which folds: every screen reader and keyboard knows how to walk those. */
export function Tree({ units, title }: { units: readonly Unidade[]; title: string }) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const parents = unitsOf(units).flatMap(({ unit }) => (unit.unidades.length > 0 ? [unit.slug] : []));
  const toggle = (slug: string) =>
    setClosed((old) => new Set(old.has(slug) ? [...old].filter((one) => one !== slug) : [...old, slug]));
  const folded = closed.size > 0;
  return (
    <section className={card(styles.tree)}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={button('quiet')} onClick={() => setClosed(new Set(folded ? [] : parents))}>
          <Sign name={folded ? 'more' : 'less'} />
          {folded ? 'Abrir tudo' : 'Fechar tudo'}
        </button>
      </div>
      <Branches units={units} closed={closed} toggle={toggle} />
    </section>
  );
}

interface Props {
  units: readonly Unidade[];
  closed: ReadonlySet<string>;
  toggle(slug: string): void;
  id?: string;
}

const Branches = ({ units, id, ...rest }: Props) => (
  <ul id={id} className={styles.branches}>
    {units.map((unit) => (
      <Branch key={unit.slug} unit={unit} {...rest} />
    ))}
  </ul>
);

function Branch({ unit, closed, toggle }: Omit<Props, 'units'> & { unit: Unidade }) {
  const id = useId();
  const open = !closed.has(unit.slug);
  const { nome, sigla, titular, unidades } = unit;
  return (
    <li>
      <div className={styles.branch}>
        {unidades.length > 0 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => toggle(unit.slug)}
          >
            <Sign name={open ? 'down' : 'right'} />
            <Hidden>Unidades de {nome}</Hidden>
          </button>
        ) : (
          <span className={styles.leaf} />
        )}
        <div>
          <Link to={estruturaPath(unit)}>{nome}</Link> {sigla && <span className={styles.sigla}>{sigla}</span>}
          {titular && (
            <p>
              {titular.nome} · {titular.cargo}
            </p>
          )}
        </div>
      </div>
      {unidades.length > 0 && open && <Branches units={unidades} closed={closed} toggle={toggle} id={id} />}
    </li>
  );
}
