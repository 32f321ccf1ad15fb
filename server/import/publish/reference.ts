import { type Dataset, fieldOf, timeOf } from '../../../catalog/dataset.ts';
import { formatDay } from '../../../catalog/fields/date.ts';
import { brasiliaToday } from '../../../catalog/texto/moment.ts';
import type { Warning } from '../check/warnings.ts';

/** The day that the data of a period go to when the publisher names none: its last day, or today while it runs. */
export function untilOf(set: Dataset, period: string, now = brasiliaToday()): string {
  const parsed = fieldOf(set, set.period).parse(period);
  const last = parsed.ok ? timeOf(set).lastDay(parsed.value) : now;
  return last < now ? last : now;
}

/** Tells which dates were taken because none was given. */
export function undatedWarning(dates: readonly string[], now = brasiliaToday()): Warning {
  const days = [...new Set(dates)].sort();
  const past = days.filter((day) => day < now);
  const running = days.includes(now) ? `hoje, ${formatDay(now)}` : null;
  const ended = past.length > 1 ? `o último dia de cada período, até ${formatDay(past.at(-1) ?? null)}` : endOf(past);
  const taken = [ended, running && ended ? `${running}, no que está em curso` : running].filter(Boolean).join(', e ');
  return {
    tipo: 'referencia',
    quantas: dates.length,
    mensagem: `A data dos dados não foi informada: vale ${taken}. Se for outra, envie de novo com a referência (--referencia AAAA-MM-DD).`,
  };
}

const endOf = ([day]: readonly string[]): string | null => (day ? `${formatDay(day)}, o último dia do período` : null);
