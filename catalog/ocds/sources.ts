import type { Dataset } from '../dataset.ts';
import { aditivos } from '../datasets/aditivos.ts';
import { atas } from '../datasets/atas.ts';
import { contratos } from '../datasets/contratos.ts';
import { documentos } from '../datasets/documentos.ts';
import { empenhos } from '../datasets/empenhos.ts';
import { licitacao } from '../datasets/licitacao.ts';
import { licitDocumentos } from '../datasets/licitDocumentos.ts';
import { licitItens } from '../datasets/licitItens.ts';
import { pagamentos } from '../datasets/pagamentos.ts';
import { participantes } from '../datasets/participantes.ts';

/** The datasets that contracting processes are made of, by the part that each plays in OCDS. */
export const OCDS_SOURCES = {
  licitacao,
  itens: licitItens,
  participantes,
  documentosLicitacao: licitDocumentos,
  atas,
  contratos,
  aditivos,
  documentosContrato: documentos,
  empenhos,
  pagamentos,
} as const satisfies Readonly<Record<string, Dataset>>;

/** What a load of makes every OCDS answer of the body old. */
export const OCDS_DATASETS: readonly string[] = Object.values(OCDS_SOURCES).map(({ id }) => id);

/** The fields that name a licitação in the rows that belong to one, in the order of its key. */
export const NAMES_LICITACAO = {
  itens: licitacao.key,
  participantes: licitacao.key,
  documentosLicitacao: licitacao.key,
  atas: licitacao.key,
  contratos: ['numCertame', 'txtModalidade', 'txtUnidadeOrcamentaria'],
} as const;

/** The fields that name a contract in the rows that belong to one, in the order of its key. */
export const NAMES_CONTRATO = {
  aditivos: contratos.key,
  documentosContrato: contratos.key,
  empenhos: contratos.key,
} as const;

/** The fields of a contract that name the ata whose prices it uses, in the order of the ata's key. */
export const NAMES_ATA = ['numARP', 'numAnoARP'] as const;
