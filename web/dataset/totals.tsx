import type { ListAnswer } from '../../catalog/dataset/answer.ts';
import type { Dataset } from '../../catalog/dataset.ts';
import { fieldOf } from '../../catalog/dataset.ts';
import { wordOf } from '../../catalog/glossario/fields.ts';
import { toldTotal } from '../../catalog/list/mean.ts';
import { mainSum } from '../../catalog/list/sum.ts';
import { tieCurrency } from '../ui/tied.ts';
import { Term } from '../ui/word.tsx';
import styles from './totals.module.css';

interface Props {
  set: Dataset;
  /** The answer; until it is here, its place is kept. */
  data: Pick<ListAnswer, 'total' | 'totals'> | undefined;
  busy: boolean;
}

/** The number of rows and their sums, the sum that matters first. */
export function Totals({ set, data, busy }: Props) {
  const main = mainSum(set);
  const names = main ? [main, ...set.list.totals.filter((name) => name !== main)] : [];
  return (
    <dl className={styles.totals} aria-busy={busy}>
      <div className={styles.large}>
        <dt>{data?.total === 1 ? lower(set.singular) : set.plural}</dt>
        <dd>{data?.total.toLocaleString('pt-BR')}</dd>
      </div>
      {names.map((name) => (
        <Sum key={name} set={set} name={name} data={data} large={name === main} />
      ))}
    </dl>
  );
}

/** Joins names: `Homologada`, `Homologada e Ratificada`. */
const BOTH = new Intl.ListFormat('pt-BR');

function Sum({ set, name, data, large }: Pick<Props, 'set' | 'data'> & { name: string; large: boolean }) {
  const field = fieldOf(set, name);
  const { label, text } = toldTotal(set, name, data?.totals[name] ?? 0, data?.total ?? 0);
  const counted = set.list.counted?.[name];
  return (
    <div className={large ? styles.large : styles.small}>
      <dt>
        <Term label={lower(label)} word={wordOf(name, field)} />
      </dt>
      <dd>
        {data && tieCurrency(text)}
        {counted && <small>{`só ${BOTH.format(counted.values)}`}</small>}
      </dd>
    </div>
  );
}

/** A label inside a sentence: `Valor atual` → `valor atual`; an acronym keeps its letters: `IPTU lançado`. */
const lower = (label: string): string =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase('pt-BR') + label.slice(1);
