import { useId } from 'react';
import type { GroupRow } from '../../catalog/dataset/answer.ts';
import { either, type Field, type Value } from '../../catalog/fields/field.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
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
  const value = chosen.map(field.print).join(BREAK);
  const found = (data?.data ?? []).map((group) => ({ value: printed(field, group.chave), label: labelOf(group) }));
  const own = { value, label: either(chosen.map(field.format)) };
  // The chosen value is there before the answer and keeps its key after it, so that it stays chosen.
  const options = found.some((option) => option.value === value) ? found : [own, ...found];
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{field.label}</label>
      <select id={id} name={name} defaultValue={value} aria-describedby={field.help && `${id}-help`}>
        <option value="">Qualquer</option>
        {data?.data.length === 0 && value === '' && <option disabled>{LOCALE.semOpcao}</option>}
        {options
          .filter((option) => option.value !== '')
          .map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </select>
      {field.help && (
        <p id={`${id}-help`} className={styles.help}>
          {field.help}
        </p>
      )}
    </div>
  );
}

/** Rows without the value have no address, and are not offered. */
const printed = (field: Field, chave: Value | null): string => (chave === null ? '' : field.print(chave));

const labelOf = ({ rotulo, linhas }: GroupRow): string => `${rotulo} (${linhas.toLocaleString('pt-BR')})`;
