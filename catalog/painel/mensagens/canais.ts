import { CANAIS, type Canal } from '../../mensagens/canal.ts';
import type { Papel } from '../papeis.ts';

/** The roles that read and answer what comes by each channel. */
export const ATENDEM: Readonly<Record<Canal, readonly Papel[]>> = {
  'fale-conosco': ['ouvidoria', 'controle'],
  ouvidoria: ['ouvidoria', 'controle'],
  'e-sic': ['e-sic', 'controle'],
};

/** The channels that a person with some roles answers. */
export const canaisOf = (papeis: readonly Papel[]): Canal[] =>
  CANAIS.filter((canal) => papeis.some((papel) => ATENDEM[canal].includes(papel)));
