const ZONE = 'America/Sao_Paulo';
const DAY = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hour12: false });

/** The day of a moment, by the clock of Brasília. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment));

/** `13/11/2026 às 06:10`, by the clock of Brasília. */
export const momentOf = (moment: string): string => `${dayOf(moment)} às ${TIME.format(new Date(moment))}`;

const ISO = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

/** `2026-11-13`: the day of a moment here, not in Greenwich: what is sent in the evening is not of tomorrow. */
export const brasiliaDay = (moment: Date): string => ISO.format(moment);

export const brasiliaToday = (): string => brasiliaDay(new Date());
