import { EMENDAS } from './emendas.ts';
import type { Made } from './file.ts';
import { GASTOS } from './gastos.ts';
import { SANCOES } from './sancoes.ts';
import { SAPL } from './sapl.ts';

/** Files written here like public ones that may not be kept: every layout without a real file has one of each of its generations. */
export const MADE: readonly Made[] = [...SANCOES, ...EMENDAS, ...GASTOS, ...SAPL];
