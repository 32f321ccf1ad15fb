import { useId } from 'react';
import { either } from '../../catalog/fields/field.ts';
import type { GroupRow } from '../api.ts';
import { useGroups } from '../dataset/data.ts';
import { BREAK } from '../dataset/form.ts';
import { free } from '../dataset/url.ts';
import styles from './entry.module.css';
import { type FilterProps, valuesOf } from './face.ts';

/** A list of the values that are in the data, with how many rows each has under the other filters. */
export function Options({ set, name, field, query }: FilterProps) {
  const id = useId();
  const chosen = valuesOf(query, name);
  const { data } = useGroups(set, free(query, name), name, { sort: field.align === 'end' ? '-chave' : 'chave' });
  const found = (data?.data ?? []).filter(({ chave }) => chave !== null);
  const value = chosen.map(field.print).join(BREAK);
  const shown = found.map(({ chave }) => field.print(chave ?? ''));
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{field.label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">Qualquer</option>
        {value !== '' && !shown.includes(value) && <option value={value}>{either(chosen.map(field.format))}</option>}
        {found.map((group) => (
          <option key={String(group.chave)} value={field.print(group.chave ?? '')}>
            {labelOf(group)}
          </option>
        ))}
      </select>
    </div>
  );
}

const labelOf = ({ rotulo, linhas }: GroupRow): string => `${rotulo} (${linhas.toLocaleString('pt-BR')})`;
