import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { monthName } from '../../catalog/fields/month.ts';
import { MONTHS } from '../../catalog/texto/day.ts';
import { LOCALE } from '../../catalog/texto/locale.ts';
import { button } from './button.ts';
import styles from './calendar.module.css';
import { CALENDAR_KEYS, type DayLimits, dayOf, isWithin, nearestDay, plusMonths, sayDay, weeksOf } from './days.ts';
import { Hidden } from './hidden.tsx';
import { Sign } from './sign.tsx';
import { standUnder } from './stand.ts';

interface Props {
  /** The name of the day to choose: `Início da vigência, de`. */
  title: string;
  /** The day that is chosen now, if any. */
  chosen: string | null;
  limits: DayLimits;
  /** The element that the calendar hangs from. */
  anchor: HTMLElement;
  /** Takes a day; the empty text means none. */
  choose(day: string): void;
  onClose(): void;
}

/** A calendar of one month, in a window under its button (WAI-ARIA, date picker dialog). */
export function Calendar({ title, chosen, limits, anchor, choose, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const today = dayOf(new Date());
  const [day, setDay] = useState(() => nearestDay(chosen ?? today, limits));
  const id = useId();
  useOpen(dialog, anchor);
  const close = () => dialog.current?.close();
  const take = (taken: string) => {
    choose(taken);
    close();
  };
  const go = (next: string) => setDay(nearestDay(next, limits));
  return (
    <dialog
      ref={dialog}
      aria-label={`Calendário: ${title}`}
      className={styles.dialog}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && close()}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div className={styles.inside}>
        <Head day={day} limits={limits} go={go} />
        <Hidden live>
          <span id={id}>{monthName(day.slice(0, 7))}</span>
        </Hidden>
        <Grid {...{ day, chosen, today, limits, go, take }} labelledby={id} />
        <div className={styles.foot}>
          <button type="button" className={button()} disabled={!isWithin(today, limits)} onClick={() => take(today)}>
            Hoje
          </button>
          <button type="button" className={button()} onClick={() => take('')}>
            Limpar
          </button>
          <button type="button" className={button('quiet')} onClick={close}>
            Fechar
          </button>
        </div>
      </div>
    </dialog>
  );
}

/**
 * Opens the window under its anchor and follows it. It is closed while still in the page, for then the focus goes back
 * to the button.
 */
function useOpen(dialog: { current: HTMLDialogElement | null }, anchor: HTMLElement): void {
  useLayoutEffect(() => {
    const own = dialog.current;
    if (!own) return;
    own.showModal();
    const leave = standUnder(own, anchor);
    own.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    return () => {
      leave();
      own.close();
    };
  }, [dialog, anchor]);
}

interface HeadProps {
  day: string;
  limits: DayLimits;
  go(day: string): void;
}

/** The head of the calendar: a step to another month, and a choice of year. */
function Head({ day, limits, go }: HeadProps) {
  const [year = '', month = ''] = day.split('-');
  const turn = (count: number, label: string, icon: 'left' | 'right') => {
    const next = plusMonths(day, count);
    const last = next.slice(0, 7) < limits.min.slice(0, 7) || next.slice(0, 7) > limits.max.slice(0, 7);
    return (
      <button type="button" className={styles.turn} aria-label={label} disabled={last} onClick={() => go(next)}>
        <Sign name={icon} />
      </button>
    );
  };
  return (
    <div className={styles.head}>
      {turn(-1, 'Mês anterior', 'left')}
      <select aria-label="Mês" value={month} onChange={({ target }) => go(sameDay(day, year, target.value))}>
        {MONTHS.map((name, i) => (
          <option key={name} value={String(i + 1).padStart(2, '0')}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label="Ano" value={year} onChange={({ target }) => go(sameDay(day, target.value, month))}>
        {yearsOf(year, limits).map((own) => (
          <option key={own}>{own}</option>
        ))}
      </select>
      {turn(1, 'Próximo mês', 'right')}
    </div>
  );
}

const sameDay = (day: string, year: string, month: string): string =>
  plusMonths(`${year}-01-${day.slice(8)}`, Number(month) - 1);

/** The years to choose from: those that the portal's data speaks of, and the one that is shown. */
function yearsOf(year: string, { min, max }: DayLimits): string[] {
  const now = new Date().getFullYear();
  const from = Math.max(Number(min.slice(0, 4)), Math.min(now - 60, Number(year)));
  const to = Math.min(Number(max.slice(0, 4)), Math.max(now + 30, Number(year)));
  return Array.from({ length: to - from + 1 }, (_, i) => String(to - i));
}

interface GridProps {
  day: string;
  chosen: string | null;
  today: string;
  limits: DayLimits;
  labelledby: string;
  go(day: string): void;
  take(day: string): void;
}

/** The days of a month. One of them is reached by Tab, and the keys walk from it. */
function Grid({ day, chosen, today, limits, labelledby, go, take }: GridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    walked.current = false;
  }, [day]);
  const walk = (event: KeyboardEvent) => {
    const step = CALENDAR_KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    walked.current = true;
    go(step(day, event.shiftKey));
  };
  return (
    <table ref={grid} role="grid" aria-labelledby={labelledby} className={styles.grid} onKeyDown={walk}>
      <thead>
        <tr>
          {LOCALE.diasCurtos.map((name, i) => (
            <th key={name} scope="col" abbr={LOCALE.dias[i]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((own, i) =>
              own ? <Cell key={own} {...{ own, day, chosen, today, limits, take }} /> : <td key={LOCALE.dias[i]} />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = Pick<GridProps, 'day' | 'chosen' | 'today' | 'limits' | 'take'> & { own: string };

function Cell({ own, day, chosen, today, limits, take }: CellProps) {
  const free = isWithin(own, limits);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (free) take(own);
  };
  return (
    <td
      role="gridcell"
      data-day={own}
      tabIndex={own === day ? 0 : -1}
      aria-label={sayDay(own)}
      aria-selected={own === chosen}
      aria-current={own === today ? 'date' : undefined}
      aria-disabled={!free}
      onClick={() => free && take(own)}
      onKeyDown={press}
    >
      {Number(own.slice(8))}
    </td>
  );
}
