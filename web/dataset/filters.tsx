import { useState } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { print, type Query } from '../../catalog/query.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Icon } from '../ui/icon.tsx';
import { Form } from './fill.tsx';
import styles from './filters.module.css';
import { free } from './fixed.ts';
import { type Tab, turn } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: Tab;
}

/** The filters people use most stand open, the others fold; on a phone all of them wait behind one button. */
export function Filters({ set, query, tab }: Props) {
  const { main, more } = set.list.filters;
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(() => query.where.some(({ field }) => more.includes(field)));
  return (
    <div>
      <button type="button" className={`${button()} ${styles.all}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="filter" />
        Filtrar e ordenar
        <Active count={free(set, query.where).length} />
      </button>
      <Form
        key={print(set, turn(query, 1))}
        {...{ set, query, tab, open }}
        names={unfolded ? [...main, ...more] : main}
        done={() => setOpen(false)}
      >
        {more.length > 0 && (
          <button
            type="button"
            className={button('quiet')}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            <Icon name={unfolded ? 'less' : 'more'} />
            {unfolded ? 'Menos filtros' : `Mais filtros (${more.length})`}
          </button>
        )}
      </Form>
    </div>
  );
}

/** Keeps the place of the filters while nobody knows yet what they will say. */
export const FiltersPlace = () => <div className={card(styles.place)} />;

function Active({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className={styles.count}>{count === 1 ? '1 filtro ativo' : `${count} filtros ativos`}</span>;
}
