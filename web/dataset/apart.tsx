import type { GroupRow } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { bare } from '../../catalog/fields/field.ts';
import type { Query } from '../../catalog/query.ts';
import { card } from '../ui/card.ts';
import { Hidden } from '../ui/hidden.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { ARRIVE } from './arrive.ts';
import styles from './band.module.css';
import table from './table.module.css';
import { type ListTab, sliceOf, writeAddress } from './url.ts';

interface Props {
  set: Dataset;
  query: Query;
  tab: ListTab;
  kinds: readonly GroupRow[];
}

/** The totals of each kind, where the rows are of kinds that must not be added up in silence. */
export function Apart({ set, query, tab, kinds }: Props) {
  const name = set.list.apart;
  if (!name) return null;
  const { noun, label } = fieldOf(set, name);
  const title = `Os totais somam mais de ${/^as? /.test(noun) ? 'uma' : 'um'} ${bare(noun)}`;
  return (
    <details className={card(styles.apart)}>
      <summary>
        <Icon name="warning" />
        <strong>{title}.</strong>
        Para não misturar, <span>escolha {noun}</span>
      </summary>
      <table className={`${table.table} ${styles.kinds}`}>
        <caption>
          <Hidden>{title}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" className={table.end}>
              Registros
            </th>
            {set.list.totals.map((total) => (
              <th key={total} scope="col" className={table.end}>
                {fieldOf(set, total).label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <Kind key={String(kind.chave)} set={set} kind={kind} to={toOf(set, query, tab, name, kind)} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

const toOf = (set: Dataset, query: Query, tab: ListTab, name: string, { chave }: GroupRow): string | null => {
  const alone = sliceOf(query, name, chave);
  return alone && writeAddress(set, alone, tab);
};

function Kind({ set, kind, to }: { set: Dataset; kind: GroupRow; to: string | null }) {
  return (
    <tr>
      <td className={table.lead}>
        {to ? (
          <Link to={to} state={ARRIVE}>
            {kind.rotulo}
          </Link>
        ) : (
          kind.rotulo
        )}
      </td>
      <td className={table.end} data-label="Registros">
        <div>{kind.linhas.toLocaleString('pt-BR')}</div>
      </td>
      {set.list.totals.map((total) => (
        <td key={total} className={table.end} data-label={fieldOf(set, total).label}>
          <div>{fieldOf(set, total).format(kind[total] ?? 0)}</div>
        </td>
      ))}
    </tr>
  );
}
