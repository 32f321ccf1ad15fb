import { useState } from 'react';
import { useGroups } from '../dataset/data.ts';
import { free } from '../dataset/url.ts';
import styles from './entry.module.css';
import type { Face, FilterProps } from './face.ts';
import { type Choice, choiceOf, monthsOf, saidBy, yearsOf } from './months.ts';
import { Plain } from './plain.tsx';
import { Select } from './select.tsx';

/** A year, and within it a month or all of them: four years of months are too many for one list. */
function Months({ set, name, field, query }: FilterProps) {
  const { data } = useGroups(set, free(query, name), name, { sort: '-chave' });
  const [choice, choose] = useState<Choice>(() => choiceOf(query, name));
  const groups = data?.data ?? [];
  const { eq, gte, lte } = saidBy(choice);
  return (
    <fieldset className={styles.range}>
      <legend>{field.label}</legend>
      <input type="hidden" name={name} value={eq} />
      <input type="hidden" name={`${name}.gte`} value={gte} />
      <input type="hidden" name={`${name}.lte`} value={lte} />
      <div className={styles.halves}>
        <Select
          labelHidden
          label="Ano"
          value={choice.year}
          none={choice.other ? 'Outro' : 'Qualquer'}
          options={yearsOf(groups, choice.year)}
          choose={(year) => choose({ ...choice, year, month: '' })}
        />
        <Select
          labelHidden
          label="Mês"
          value={choice.month}
          none="Todos"
          options={choice.year === '' ? [] : monthsOf(groups, choice)}
          choose={(month) => choose({ ...choice, month })}
        />
      </div>
      {field.help && <p className={styles.help}>{field.help}</p>}
    </fieldset>
  );
}

export const month: Face = { Cell: Plain, Filter: Months };
