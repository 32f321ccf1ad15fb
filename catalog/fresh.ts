import { formatDay } from './fields/date.ts';

/** Of when some data are. */
export interface Dated {
  referencia: string | null;
  publicadaEm: string | null;
}

const ZONE = 'America/Sao_Paulo';
const DAY = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, day: '2-digit', month: '2-digit', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: ZONE, hour: '2-digit', minute: '2-digit', hour12: false });

/** The day of a moment, by the clock of Brasília. */
export const dayOf = (moment: string): string => DAY.format(new Date(moment));

/** How fresh the data are: `Dados de 12/11/2026 · carga de 13/11/2026 às 06:10`, by the clock of Brasília. */
export function fresh({ referencia, publicadaEm }: Dated): string {
  const said = [];
  if (referencia) said.push(`dados de ${formatDay(referencia)}`);
  if (publicadaEm) said.push(`carga de ${dayOf(publicadaEm)} às ${TIME.format(new Date(publicadaEm))}`);
  const text = said.join(' · ') || 'nenhuma carga publicada';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
