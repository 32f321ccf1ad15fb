import { FONTES } from '../../catalog/codes/fontes.ts';
import type { Cells } from '../../catalog/samples/sample.ts';
import { FINANCAS } from '../town/units.ts';
import { RECEIVER_CODES } from './lines.ts';

export const sourceCells = (source: string): Cells => ({
  codFonte: source,
  txtDescricaoFonteRecurso: FONTES[source.slice(2, 5)] ?? '',
});

/** The unit that receives money; what others get comes through the one of finances. */
export const receiverCells = (unit: string): Cells => ({
  codUnidade: RECEIVER_CODES[unit] ?? RECEIVER_CODES[FINANCAS] ?? '',
  txtDescricaoUnidade: RECEIVER_CODES[unit] ? unit : FINANCAS,
});
