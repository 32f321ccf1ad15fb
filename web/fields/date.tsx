import { useRef } from 'react';
import { ahead } from './ahead.ts';
import styles from './entry.module.css';
import type { Face, FilterProps } from './face.ts';
import { Plain } from './plain.tsx';
import { Range } from './range.tsx';

const DAYS = [30, 60, 90];

export const date: Face = {
  Cell: Plain,
  Filter: (props) =>
    props.field.awaited ? <Awaited {...props} /> : <Range {...props} dates type={String} input={{ type: 'date' }} />,
};

/** A date people wait for. The shortcut fills in real days, so that the address means the same tomorrow. */
function Awaited(props: FilterProps) {
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const fill = (days: number) => {
    if (!from.current || !to.current || !Number.isInteger(days) || days < 0) return;
    [from.current.value, to.current.value] = ahead(new Date(), days);
  };
  return (
    <Range {...props} dates type={String} input={{ type: 'date' }} from={from} to={to}>
      <div className={styles.ahead}>
        <span>Nos próximos</span>
        {DAYS.map((days) => (
          <button key={days} type="button" className={styles.days} onClick={() => fill(days)}>
            {days} dias
          </button>
        ))}
        <span>ou</span>
        <input
          className={styles.count}
          type="number"
          min="0"
          max="3650"
          aria-label={`${props.field.label} nos próximos dias: quantos`}
          onChange={({ target }) => fill(target.valueAsNumber)}
        />
        <span>dias</span>
      </div>
    </Range>
  );
}
