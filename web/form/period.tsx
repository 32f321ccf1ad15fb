import type { FormEvent } from 'react';
import { MONTHS } from '../../catalog/texto/day.ts';
import { Select, type SelectOption } from '../fields/select.tsx';
import { button } from '../ui/button.ts';
import { card } from '../ui/card.ts';
import { useLocation } from '../ui/router.tsx';
import { chosenPeriod, type ExercisePeriod, offeredYears } from './chosen.ts';
import styles from './period.module.css';

interface Props {
  title: string;
  /** The node whose period is chosen, which the form carries along. */
  no: string;
  now: ExercisePeriod;
  /** The exercises that have data. */
  years: readonly number[];
  /** The ways to divide the sums, and the present one. */
  by: { label: string; value: string; options: readonly SelectOption[] } | null;
  go(chosen: ReturnType<typeof chosenPeriod>): void;
}

const MONTH_OPTIONS = MONTHS.map((label, i) => ({ value: String(i + 1), label }));

/** The form that chooses an exercise, its months, and what the sums are divided by. */
export function PeriodForm({ title, no, now: { year, from, to }, years, by, go }: Props) {
  const { pathname } = useLocation();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(chosenPeriod(new FormData(event.currentTarget)));
  };
  const exercises = offeredYears(years, year).map((one) => ({ value: String(one), label: String(one) }));
  return (
    <form method="get" action={pathname} className={card(styles.form)} onSubmit={send} aria-label={title}>
      <input type="hidden" name="no" value={no} />
      <Select name="exercicio" label="Exercício" initial={String(year)} options={exercises} />
      <Select name="de" label="De" initial={String(from)} options={MONTH_OPTIONS} />
      <Select name="ate" label="Até" initial={String(to)} options={MONTH_OPTIONS} />
      {by && <Select name="por" label={by.label} initial={by.value} options={by.options} />}
      <button type="submit" className={button('primary')}>
        Filtrar
      </button>
    </form>
  );
}
