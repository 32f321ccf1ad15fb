import { plusDays } from '../../texto/day.ts';
import { brasiliaDay } from '../../texto/moment.ts';

/** How often a source is read. */
export const FREQUENCIAS = ['diaria', 'semanal', 'mensal'] as const;
export type Frequencia = (typeof FREQUENCIAS)[number];

/** When a source is read, by the clock of Brasília. */
export interface Agenda {
  frequencia: Frequencia;
  /** From 0 to 23. */
  hora: number;
  /** The day of the week, Sunday being 0, or of the month, up to 28; of a daily reading it says nothing. */
  dia: number;
}

export const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
] as const;

/** Days of which one fits any agenda. */
const ALL_DAYS = 32;

/** The first moment of an agenda after another. Brasília has kept the same hour all year since 2019. */
export function nextRun(agenda: Agenda, after: Date): Date {
  const today = brasiliaDay(after);
  for (let i = 0; i < ALL_DAYS; i++) {
    const day = plusDays(today, i);
    const moment = new Date(`${day}T${String(agenda.hora).padStart(2, '0')}:00:00-03:00`);
    if (moment > after && isDay(agenda, day)) return moment;
  }
  throw new Error(`no day fits ${JSON.stringify(agenda)}`);
}

function isDay({ frequencia, dia }: Agenda, day: string): boolean {
  if (frequencia === 'semanal') return new Date(`${day}T00:00:00Z`).getUTCDay() === dia;
  return frequencia === 'diaria' || Number(day.slice(8)) === dia;
}

/** `toda segunda-feira às 6h`. */
export function sayAgenda({ frequencia, hora, dia }: Agenda): string {
  const hour = `às ${hora}h`;
  if (frequencia === 'diaria') return `todo dia ${hour}`;
  if (frequencia === 'mensal') return `todo dia ${dia} do mês ${hour}`;
  return `${dia === 0 || dia === 6 ? 'todo' : 'toda'} ${WEEKDAYS[dia] ?? ''} ${hour}`;
}
