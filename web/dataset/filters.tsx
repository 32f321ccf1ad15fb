import { useState } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { print, type Query } from '../../catalog/query.ts';
import { lineOf } from '../fields/room.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Icon } from '../ui/icon.tsx';
import { useNarrow } from '../ui/narrow.ts';
import { Chips } from './chips.tsx';
import { Form } from './fill.tsx';
import styles from './filters.module.css';
import { type Tab, turn } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: Tab;
}

/** The filters: one line of the most used, the others folded. On a phone all wait behind a button. */
export function Filters({ set, query, tab }: Props) {
  const narrow = useNarrow();
  const line = lineOf(set);
  const more = [...set.list.filters.main, ...set.list.filters.more].filter((name) => !line.includes(name));
  const [open, setOpen] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const chips = <Chips set={set} query={query} tab={tab} />;
  return (
    <div className={styles.ask}>
      {narrow && (
        <div className={styles.asked}>
          <button
            type="button"
            className={`${button()} ${styles.all}`}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="filter" />
            Filtrar e ordenar
          </button>
          {chips}
        </div>
      )}
      <Form
        key={print(set, turn(query, 1))}
        {...{ set, query, tab, open, unfolded }}
        names={unfolded ? [...line, ...more] : line}
        done={() => {
          setOpen(false);
          setUnfolded(false);
        }}
      >
        {more.length > 0 && (
          <button
            type="button"
            className={`${button()} ${styles.act}`}
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? 'Menos filtros' : `Mais filtros (${more.length})`}
          </button>
        )}
      </Form>
      {!narrow && chips}
    </div>
  );
}

/** The empty place of the filters until their definition is here. */
export const FiltersPlace = () => <div className={card(styles.place)} />;
