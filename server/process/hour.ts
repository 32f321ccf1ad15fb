const HOUR = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' });

/** The hour of a moment by the clock of Brasília, from 0 to 23. */
export const brasiliaHour = (moment: Date): number => Number(HOUR.format(moment));
