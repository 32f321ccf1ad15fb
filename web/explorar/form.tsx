import { type FormEvent, type ReactNode, useId } from 'react';
import type { Dataset } from '../../catalog/dataset.ts';
import { otherGroups, usualGroups } from '../../catalog/explorar/choices.ts';
import {
  EXPLORE_ORDERS,
  EXPLORE_SHAPES,
  type Exploration,
  exploreMeasures,
  exploreOrder,
  FORM_NAMES,
  measureLabel,
} from '../../catalog/explorar/exploration.ts';
import { groupTitle, printGroup, type QueryGroup } from '../../catalog/list/group.ts';
import { freeConditions } from '../dataset/fixed.ts';
import { pairsOf, readAddress, writeAddress } from '../dataset/url.ts';
import { button } from '../ui/button.ts';
import { useLocation, useNavigate } from '../ui/router.tsx';
import styles from './explorar.module.css';

const SHAPES = { barras: 'Barras', colunas: 'Colunas', tabela: 'Tabela' } as const;
const COUNTS = [10, 20, 50, 100];

/** What is chosen, as a form: the button sends it and the address takes it from there. Without scripts the browser does. */
export function ExploreForm({ set, exploration }: { set: Dataset; exploration: Exploration }) {
  const { query, measure, shape } = exploration;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [rows = 20] = query.top;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pairs = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    const address = readAddress(set, `?${new URLSearchParams(pairs)}`);
    if (address.ok) navigate(pathname + writeAddress(set, address.query, address.tab));
  };
  const across = query.across ? printGroup(query.across) : '';
  return (
    <form
      key={`${writeAddress(set, query)} ${shape}`}
      method="get"
      action={pathname}
      className={styles.form}
      aria-label="Explorar"
      onSubmit={send}
    >
      {pairsOf(set, freeConditions(set, query.where)).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Choice label="Agrupar por" name="_por" chosen={printGroup(query.by)}>
        <Groups set={set} />
      </Choice>
      <Choice label="Em colunas por" name={FORM_NAMES.across} chosen={across}>
        <option value="">Nenhum</option>
        <Groups set={set} />
      </Choice>
      <Choice label="Medir" name={FORM_NAMES.measure} chosen={measure}>
        {exploreMeasures(set).map((name) => (
          <option key={name} value={name}>
            {measureLabel(set, name)}
          </option>
        ))}
      </Choice>
      <Choice label="Mostrar como" name="_aba" chosen={`explorar.${shape}`}>
        {EXPLORE_SHAPES.map((own) => (
          <option key={own} value={`explorar.${own}`}>
            {SHAPES[own]}
          </option>
        ))}
      </Choice>
      <Choice label="Ordem" name={FORM_NAMES.order} chosen={exploreOrder(query)}>
        {Object.entries(EXPLORE_ORDERS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Grupos com nome" name={FORM_NAMES.rows} chosen={String(rows)}>
        {[...new Set([...COUNTS, rows])]
          .sort((a, b) => a - b)
          .map((count) => (
            <option key={count}>{count}</option>
          ))}
      </Choice>
      <button type="submit" className={button('primary')}>
        Mostrar
      </button>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  chosen: string;
  children: ReactNode;
}

function Choice({ label, name, chosen, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen}>
        {children}
      </select>
    </div>
  );
}

/** The fields by which rows can be gathered, the usual ones first. */
const Groups = ({ set }: { set: Dataset }) => (
  <>
    <optgroup label="Mais usados">{usualGroups(set).map(optionOf(set))}</optgroup>
    <optgroup label="Outros campos">{otherGroups(set).map(optionOf(set))}</optgroup>
  </>
);

const optionOf = (set: Dataset) => (group: QueryGroup) => (
  <option key={printGroup(group)} value={printGroup(group)}>
    {groupTitle(set, group)}
  </option>
);
