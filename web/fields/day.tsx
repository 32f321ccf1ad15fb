import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { formatDay } from '../../catalog/fields/date.ts';
import { typedDay } from '../../catalog/fields/typed.ts';
import { brief } from '../../catalog/query.ts';
import type { DayLimits } from '../ui/days.ts';
import { Sign } from '../ui/sign.tsx';
import { showWindow } from '../ui/windows.tsx';
import styles from './entry.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** The range that the day is one end of, where its own label says too little. */
  of?: string;
  problem?: string | undefined;
  ref?: RefObject<HTMLInputElement | null>;
}

const ALWAYS: DayLimits = { min: '1900-01-01', max: '2199-12-31' };

/**
 * A box for a day, written dd/mm/aaaa whatever the browser speaks, and a calendar beside it. What is understood is
 * written out when one leaves the box or sends the form; what is not is said under it.
 */
export function DayEntry({ label, of, problem, ref, ...input }: Props) {
  const id = useId();
  const spare = useRef<HTMLInputElement>(null);
  const box = ref ?? spare;
  const [own, setOwn] = useState<string>();
  const note = own ?? problem;
  const read = () => setOwn(box.current ? settle(box.current) : undefined);
  const title = of ? `${of}, ${label}` : label;
  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.day}>
        <input
          autoComplete="off"
          inputMode="numeric"
          placeholder="dd/mm/aaaa"
          {...input}
          ref={box}
          id={id}
          aria-invalid={note ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onBlur={read}
          onInput={() => setOwn(undefined)}
          onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && read()}
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Abrir calendário: ${title}`}
          onClick={({ currentTarget }) =>
            box.current && open(box.current, currentTarget.parentElement ?? currentTarget, title)
          }
        >
          <Sign name="calendar" />
        </button>
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.problem}>
          {note}
        </p>
      )}
    </div>
  );
}

/** Writes a day out in the box where it was typed, or gives the sentence that says why not. */
function settle(box: HTMLInputElement): string | undefined {
  if (box.value.trim() === '') return undefined;
  const typed = typedDay(box.value);
  if (!typed.ok) return `“${brief(box.value.trim())}” ${typed.message}.`;
  box.value = formatDay(typed.value);
  return undefined;
}

/** Writes a day into a box as if it had been typed; the empty text takes it out. */
export function putDay(box: HTMLInputElement | null, day: string): void {
  if (!box) return;
  box.value = day === '' ? '' : formatDay(day);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Opens the calendar, which comes when it is first asked for. */
function open(box: HTMLInputElement, anchor: HTMLElement, title: string): void {
  const choose = (day: string) => putDay(box, day);
  showWindow(`calendario ${box.id}`, async () => {
    const { Calendar } = await import('../ui/calendar.tsx');
    return (close) => (
      <Calendar {...{ title, anchor, choose }} chosen={dayIn(box)} limits={limitsOf(box)} onClose={close} />
    );
  });
}

const dayIn = (box: Element | RadioNodeList | null | undefined): string | null => {
  const typed = box instanceof HTMLInputElement ? typedDay(box.value) : null;
  return typed?.ok ? typed.value : null;
};

/** The days that may be chosen: one end of a range bounds the other. */
function limitsOf(box: HTMLInputElement): DayLimits {
  const other = (from: RegExp, to: string) =>
    from.test(box.name) ? dayIn(box.form?.elements.namedItem(box.name.replace(from, to))) : null;
  return { min: other(/\.lte$/, '.gte') ?? ALWAYS.min, max: other(/\.gte$/, '.lte') ?? ALWAYS.max };
}
