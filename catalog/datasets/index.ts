import type { Dataset } from '../dataset.ts';
import { aditivos } from './aditivos.ts';
import { contratos } from './contratos.ts';
import { documentos } from './documentos.ts';
import { fiscais } from './fiscais.ts';

/** Every dataset, in menu order. */
export const datasets: readonly Dataset[] = [contratos, aditivos, fiscais, documentos];
