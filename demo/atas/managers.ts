import type { ContratoDraft } from '../contratos/draft.ts';
import { ADHESION } from '../contratos/modality.ts';
import { padZeros } from '../kit/text.ts';
import type { NonEmpty } from '../kit/words.ts';

interface AtaManager {
  name: string;
  short: string;
}

/** Bodies that buy for many, whose records of prices a small town joins. */
const MANAGERS: NonEmpty<AtaManager> = [
  { name: 'Secretaria de Estado da Administração do Rio Grande do Norte', short: 'SEAD' },
  { name: 'Consórcio Intermunicipal de Compras do Sertão', short: 'CICS' },
  { name: 'Prefeitura Municipal de Serra Branca do Norte', short: 'PMSB' },
  { name: 'Governo do Estado da Paraíba, por sua central de compras', short: 'PB' },
  { name: 'Universidade do Estado do Rio Grande do Norte', short: 'UERN' },
];

/** The body that manages the record of prices at a place. */
export const ataManager = (place: number): AtaManager => MANAGERS[place % MANAGERS.length] ?? MANAGERS[0];

/** The number of the record of prices that a contract was made from; empty for most. */
export function ataNumber({ registered, modality, place, year }: ContratoDraft): string {
  const number = `${padZeros(place + 1, 3)}/${year}`;
  if (registered) return number;
  return modality === ADHESION ? `${number}-${ataManager(place).short}` : '';
}
