import { Link } from 'react-router';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { bare } from '../../catalog/fields/field.ts';
import type { Query } from '../../catalog/query.ts';
import type { GroupRow } from '../api.ts';
import { ARRIVE } from './arrive.ts';
import styles from './band.module.css';
import { Band } from './band.tsx';
import { slice, type Tab, write } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: Tab;
  kinds: readonly GroupRow[];
}

/** Totals of unlike things are never shown in silence: what they mix is said, each kind with its own. */
export function Apart({ set, query, tab, kinds }: Props) {
  const name = set.list.apart;
  if (!name) return null;
  const { noun } = fieldOf(set, name);
  const what = `${/^as? /.test(noun) ? 'uma' : 'um'} ${bare(noun)}`;
  return (
    <Band icon="warning" title={`Os totais somam mais de ${what}`}>
      <p>Para não misturar, escolha {bare(noun)}:</p>
      <ul className={styles.kinds}>
        {kinds.map((kind) => (
          <Kind key={String(kind.chave)} set={set} kind={kind} to={toOf(set, query, tab, name, kind)} />
        ))}
      </ul>
    </Band>
  );
}

const toOf = (set: Dataset, query: Query, tab: Tab, name: string, { chave }: GroupRow): string | null => {
  const alone = slice(query, name, chave);
  return alone && write(set, alone, tab);
};

function Kind({ set, kind, to }: { set: Dataset; kind: GroupRow; to: string | null }) {
  return (
    <li>
      {to ? (
        <Link to={to} state={ARRIVE}>
          {kind.rotulo}
        </Link>
      ) : (
        kind.rotulo
      )}
      <span>
        {kind.linhas.toLocaleString('pt-BR')} {kind.linhas === 1 ? 'registro' : 'registros'}
      </span>
      {set.list.totals.map((total) => (
        <span key={total}>
          {fieldOf(set, total).label} {fieldOf(set, total).format(kind[total] ?? 0)}
        </span>
      ))}
    </li>
  );
}
