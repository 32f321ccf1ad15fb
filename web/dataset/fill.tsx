import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { ALL } from '../../catalog/list/opening.ts';
import type { Pairs, Problem, Query } from '../../catalog/query.ts';
import { Filter } from '../fields/cell.tsx';
import { filterRoom } from '../fields/room.ts';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { Link } from '../ui/link.tsx';
import { useLocation, useNavigate } from '../ui/router.tsx';
import { useRule } from '../ui/rule.ts';
import { ARRIVE } from './arrive.ts';
import styles from './filters.module.css';
import { isNarrowed } from './fixed.ts';
import { readFilters, unseenPairs } from './form.ts';
import { SortField } from './sort.tsx';
import { type ListTab, writeAddress } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
  /** The names of the filters shown, in their order. */
  names: readonly string[];
  /** Whether the form is shown, on a phone. */
  open: boolean;
  /** Whether all the filters are shown, in lines, or those that one line holds. */
  unfolded: boolean;
  done(): void;
  children: ReactNode;
}

/** The filters as a form: Enter or the button sends it, and the address takes it from there. Without scripts the browser does. */
export function FilterForm({ set, query, tab, names, open, unfolded, done, children }: Props) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = readFilters(set, entriesOf(event.currentTarget));
    if (!answer.ok) return setProblems(answer.problems);
    setProblems([]);
    done();
    navigate(writeAddress(set, answer.query, tab), { state: ARRIVE });
  };
  return (
    <form
      ref={useFault(problems)}
      method="get"
      action={pathname}
      className={card(styles.form)}
      data-open={open}
      data-unfolded={unfolded}
      noValidate
      aria-label="Filtros"
      onSubmit={send}
    >
      {/* Enter presses the first button of a form: without this one, that which unfolds the others. */}
      <button type="submit" hidden>
        Filtrar
      </button>
      {unseenPairs(set, query, tab, names).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.grid}>
        {names.map((name) => (
          <FilterOf key={name} {...{ set, name, query, problems }} />
        ))}
      </div>
      {!query.by && <SortField set={set} query={query} />}
      <div className={styles.acts}>
        {children}
        {(open || unfolded || isNarrowed(set, query)) && (
          <Link className={`${button()} ${styles.act}`} to={writeAddress(set, ALL, tab)} state={ARRIVE} onClick={done}>
            Limpar
          </Link>
        )}
        <button type="submit" className={`${button('primary')} ${styles.act}`}>
          Filtrar
        </button>
      </div>
    </form>
  );
}

/** The width beyond which a filter takes two columns. */
const WIDE = 20;

function FilterOf({ set, name, ...rest }: { set: Dataset; name: string; query: Query; problems: readonly Problem[] }) {
  const field = fieldOf(set, name);
  const room = filterRoom(field);
  return (
    <div className={`${styles.field} ${useRule(`flex: ${room} 1 ${room}em`)}`} data-wide={room > WIDE}>
      <Filter set={set} name={name} field={field} {...rest} />
    </div>
  );
}

/** Shows each problem beside its control, and focuses the first such control. */
function useFault(problems: readonly Problem[]) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [problems]);
  return form;
}

const entriesOf = (form: HTMLFormElement): Pairs =>
  [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
