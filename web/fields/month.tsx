import { useState } from 'react';
import { useGroups } from '../dataset/data.ts';
import { freeField } from '../dataset/url.ts';
import styles from './entry.module.css';
import type { FieldFace, FilterProps } from './face.ts';
import { choiceOf, type MonthChoice, type MonthRange, monthsOf, yearsOf } from './months.ts';
import { Plain } from './plain.tsx';
import { Select } from './select.tsx';

/** A year, and within it a month or all of them: four years of months are too many for one list. */
function Months({ set, name, field, query }: FilterProps) {
  const { data } = useGroups(set, freeField(query, name), name, { sort: '-chave' });
  const [choice, choose] = useState<MonthChoice>(() => choiceOf(query, name));
  const groups = [...(data?.data ?? []), ...(data?.declarados ?? [])];
  const { year, month, other } = choice;
  return (
    <fieldset className={styles.range}>
      <legend>{field.label}</legend>
      {year === '' && other && <Other name={name} of={other} />}
      <div className={styles.halves}>
        <Select
          labelHidden
          name={`${name}.ano`}
          label="Ano"
          value={year}
          none={other ? 'Outro' : 'Qualquer'}
          options={yearsOf(groups, year)}
          choose={(next) => choose({ ...choice, year: next, month: '' })}
        />
        <Select
          labelHidden
          name={`${name}.mes`}
          label="Mês"
          value={month}
          none="Todos"
          options={year === '' ? [] : monthsOf(groups, choice)}
          choose={(next) => choose({ ...choice, month: next })}
        />
      </div>
      {field.help && <p className={styles.help}>{field.help}</p>}
    </fieldset>
  );
}

/** The conditions that neither a year nor a month can say, carried along until somebody chooses anew. */
const Other = ({ name, of: { eq, gte, lte } }: { name: string; of: MonthRange }) => (
  <>
    <input type="hidden" name={name} value={eq} />
    <input type="hidden" name={`${name}.gte`} value={gte} />
    <input type="hidden" name={`${name}.lte`} value={lte} />
  </>
);

export const month: FieldFace = { Cell: Plain, Filter: Months, asks: () => ['eq', 'gte', 'lte'], room: 12 };
