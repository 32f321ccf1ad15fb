import type { Dataset } from '../dataset.ts';
import { aditivos } from './aditivos.ts';
import { contratos } from './contratos.ts';
import { documentos } from './documentos.ts';
import { fiscais } from './fiscais.ts';
import { fotos } from './fotos.ts';
import { medicoes } from './medicoes.ts';
import { obras } from './obras.ts';
import { paralisacoes } from './paralisacoes.ts';
import { planilha } from './planilha.ts';

/** Every dataset, in menu order. */
export const datasets: readonly Dataset[] = [
  contratos,
  aditivos,
  fiscais,
  documentos,
  obras,
  planilha,
  medicoes,
  paralisacoes,
  fotos,
];
