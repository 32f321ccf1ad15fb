import { formatDay } from '../../catalog/fields/date.ts';
import { today } from '../../catalog/texto/moment.ts';
import type { Warning } from './notes.ts';

/** The day that the data of a period go to when the publisher names none: its last day, or today while it runs. */
export function untilOf(period: string, now = today()): string {
  const last = lastDayOf(period);
  return last !== null && last < now ? last : now;
}

/** `2018` ends on 2018-12-31 and `2018-02` on 2018-02-28. */
function lastDayOf(period: string): string | null {
  const [, year = '', month = '12'] = /^(\d{4})(?:-(\d{2}))?$/.exec(period) ?? [];
  return year === '' ? null : new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
}

/** Tells which dates were taken because none was given. */
export function undated(dates: readonly string[], now = today()): Warning {
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
