import { plusDays } from '../texto/day.ts';
import { type Canal, REGRAS } from './canal.ts';

const DAY = 86_400_000;

/** So many days after a day. Days run on, holidays and weekends included, as the laws count them. */
export const daysAfter = plusDays;

/** How many days there are from one day to another; below zero when the other is past. */
export const daysTo = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** The last day to answer what came on a day: the day itself does not count. */
export function prazoOf(canal: Canal, day: string): string | null {
  const { dias } = REGRAS[canal];
  return dias === null ? null : daysAfter(day, dias);
}

/** `faltam 12 dias`, `vence hoje`, `venceu há 3 dias`: as it stands on a day. */
export function remainingWords(prazo: string, today: string): string {
  const days = daysTo(today, prazo);
  if (days === 0) return 'vence hoje';
  const many = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days)} dias`;
  if (days < 0) return `venceu há ${many}`;
  return days === 1 ? 'falta 1 dia' : `faltam ${many}`;
}
