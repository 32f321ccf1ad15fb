import { useId } from 'react';
import styles from './entry.module.css';
import { type Face, type FilterProps, valuesOf } from './face.ts';
import { Plain } from './plain.tsx';

function YesOrNo({ name, field, query }: FilterProps) {
  const id = useId();
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{field.label}</label>
      <select id={id} name={name} defaultValue={valuesOf(query, name).map(field.print)[0] ?? ''}>
        <option value="">Qualquer</option>
        <option value="1">Sim</option>
        <option value="0">Não</option>
      </select>
    </div>
  );
}

export const flag: Face = { Cell: Plain, Filter: YesOrNo };
