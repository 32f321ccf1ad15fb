import { formatDay } from '../fields/date.ts';
import { momentOf } from '../texto/moment.ts';

/** Of when some data are. */
export interface Dated {
  referencia: string | null;
  publicadaEm: string | null;
}

/** How fresh the data are: `Dados de 12/11/2026 · carga de 13/11/2026 às 06:10`, by the clock of Brasília. */
export function freshnessText({ referencia, publicadaEm }: Dated): string {
  const said = [];
  if (referencia) said.push(`dados de ${formatDay(referencia)}`);
  if (publicadaEm) said.push(`carga de ${momentOf(publicadaEm)}`);
  const text = said.join(' · ') || 'nenhuma carga publicada';
  return text.charAt(0).toUpperCase() + text.slice(1);
}
