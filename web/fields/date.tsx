import { useRef } from 'react';
import { formatDay } from '../../catalog/fields/date.ts';
import type { Value } from '../../catalog/fields/field.ts';
import { daysAhead } from './ahead.ts';
import { putDay } from './day.tsx';
import styles from './entry.module.css';
import { ENDS, type FieldFace, type FilterProps } from './face.ts';
import { Plain } from './plain.tsx';
import { Range } from './range.tsx';

const DAYS = [30, 60, 90];
const MOST = 3650;

const typed = (value: Value): string => formatDay(String(value));

export const date: FieldFace = {
  Cell: Plain,
  Filter: (props) => (props.field.awaited ? <Awaited {...props} /> : <Range {...props} dates type={typed} />),
  asks: ENDS,
  room: 23,
};

/**
 * The filter of a date that people wait for. Its shortcut fills in real days, so that the address means the same
 * tomorrow.
 */
function Awaited(props: FilterProps) {
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const fill = (days: number) => {
    if (!Number.isInteger(days) || days < 0 || days > MOST) return;
    const [today, last] = daysAhead(new Date(), days);
    putDay(from.current, today);
    putDay(to.current, last);
  };
  return (
    <Range {...props} dates type={typed} from={from} to={to}>
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
          max={MOST}
          aria-label={`${props.field.label} nos próximos dias: quantos`}
          onChange={({ target }) => fill(target.valueAsNumber)}
        />
        <span>dias</span>
      </div>
    </Range>
  );
}
