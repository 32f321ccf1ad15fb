import { type Draft, pad } from '../contratos/drafts.ts';
import { ADHESION } from '../contratos/modality.ts';
import type { Some } from '../words.ts';

export interface Manager {
  name: string;
  short: string;
}

/** Nobody: bodies like those whose records of prices a small town joins. */
const MANAGERS: Some<Manager> = [
  { name: 'Secretaria de Estado da Administração do Vale', short: 'SEAD' },
  { name: 'Consórcio Intermunicipal de Saúde do Sertão', short: 'CISS' },
  { name: 'Prefeitura Municipal de Serra Branca do Norte', short: 'PMSB' },
  { name: 'Secretaria de Estado da Educação do Vale', short: 'SEED' },
  { name: 'Universidade Estadual do Vale', short: 'UEV' },
];

/** The body whose record of prices number so-and-so is. */
export const manager = (place: number): Manager => MANAGERS[place % MANAGERS.length] ?? MANAGERS[0];

/** The record of prices that a contract was made from, its own or one of others; none for most. */
export function recordOf({ registered, modality, place, year }: Draft): string {
  const number = `${pad(place + 1, 3)}/${year}`;
  if (registered) return number;
  return modality === ADHESION ? `${number}-${manager(place).short}` : '';
}
