import { useState } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { printQuery, type Query } from '../../catalog/query.ts';
import { lineOf } from '../fields/room.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Sign } from '../ui/sign.tsx';
import { Chips } from './chips.tsx';
import { FilterForm } from './fill.tsx';
import styles from './filters.module.css';
import { atPage, type ListView, UNFOLDED } from './url.ts';

interface Props extends Pick<ListView, 'tab' | 'unfolded'> {
  set: Dataset;
  query: Query;
}

/**
 * The filters: one line of the most used, the others folded. On a phone all wait behind a button; without scripts they
 * are shown, and the button that unfolds the others sends the form.
 */
export function Filters({ set, query, tab, unfolded: asked }: Props) {
  const line = lineOf(set);
  const more = [...set.list.filters.main, ...set.list.filters.more].filter((name) => !line.includes(name));
  const [open, setOpen] = useState(asked);
  const [unfolded, setUnfolded] = useState(asked);
  return (
    <div className={styles.ask} data-open={open}>
      <button type="button" className={`${button()} ${styles.all}`} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Sign name="filter" />
        Filtrar e ordenar
      </button>
      <FilterForm
        key={printQuery(set, atPage(query, 1))}
        {...{ set, query, tab, open, unfolded }}
        names={unfolded ? [...line, ...more] : line}
        done={() => {
          setOpen(false);
          setUnfolded(false);
        }}
      >
        {more.length > 0 && <Unfold count={more.length} unfolded={unfolded} turn={() => setUnfolded(!unfolded)} />}
      </FilterForm>
      <Chips set={set} query={query} tab={tab} />
    </div>
  );
}

/** The button that shows the other filters. Sent by itself, the form comes back with them and with what was typed. */
const Unfold = ({ count, unfolded, turn }: { count: number; unfolded: boolean; turn(): void }) => (
  <button
    type="submit"
    {...(unfolded ? {} : UNFOLDED)}
    className={`${button()} ${styles.act}`}
    aria-expanded={unfolded}
    onClick={(event) => {
      event.preventDefault();
      turn();
    }}
  >
    {unfolded ? 'Menos filtros' : `Mais filtros (${count})`}
  </button>
);

/** The empty place of the filters until their definition is here. */
export const FiltersPlace = () => <div className={card(styles.place)} />;
