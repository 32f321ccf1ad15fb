import type { ContractDraft } from '../contratos/draft.ts';
import { ADHESION } from '../contratos/modality.ts';
import { padZeros } from '../text.ts';
import type { NonEmpty } from '../words.ts';

export interface RecordManager {
  name: string;
  short: string;
}

/** Nobody: bodies like those whose records of prices a small town joins. */
const MANAGERS: NonEmpty<RecordManager> = [
  { name: 'Secretaria de Estado da Administração do Vale', short: 'SEAD' },
  { name: 'Consórcio Intermunicipal de Saúde do Sertão', short: 'CISS' },
  { name: 'Prefeitura Municipal de Serra Branca do Norte', short: 'PMSB' },
  { name: 'Secretaria de Estado da Educação do Vale', short: 'SEED' },
  { name: 'Universidade Estadual do Vale', short: 'UEV' },
];

/** The body whose record of prices number so-and-so is. */
export const recordManager = (place: number): RecordManager => MANAGERS[place % MANAGERS.length] ?? MANAGERS[0];

/** The record of prices that a contract was made from, its own or one of others; none for most. */
export function priceRecordNumber({ registered, modality, place, year }: ContractDraft): string {
  const number = `${padZeros(place + 1, 3)}/${year}`;
  if (registered) return number;
  return modality === ADHESION ? `${number}-${recordManager(place).short}` : '';
}
