import type { Dataset } from '../dataset.ts';
import { acordos } from './acordos.ts';
import { aditivos } from './aditivos.ts';
import { ataItens } from './ataItens.ts';
import { atas } from './atas.ts';
import { atos } from './atos.ts';
import { chamamentos } from './chamamentos.ts';
import { contratos } from './contratos.ts';
import { convenio } from './convenio.ts';
import { covidContratos } from './covidContratos.ts';
import { covidLicitacao } from './covidLicitacao.ts';
import { diarias } from './diarias.ts';
import { documentos } from './documentos.ts';
import { estagiarios } from './estagiarios.ts';
import { fiscais } from './fiscais.ts';
import { fotos } from './fotos.ts';
import { inidoneas } from './inidoneas.ts';
import { licitacao } from './licitacao.ts';
import { licitantes } from './licitantes.ts';
import { licitDocumentos } from './licitDocumentos.ts';
import { licitItens } from './licitItens.ts';
import { medicoes } from './medicoes.ts';
import { obras } from './obras.ts';
import { padrao } from './padrao.ts';
import { paralisacoes } from './paralisacoes.ts';
import { participantes } from './participantes.ts';
import { pca } from './pca.ts';
import { planilha } from './planilha.ts';
import { realizadas } from './realizadas.ts';
import { recebidas } from './recebidas.ts';
import { relacoes } from './relacoes.ts';
import { sancionados } from './sancionados.ts';
import { servidores } from './servidores.ts';
import { terceirizados } from './terceirizados.ts';
import { tetos } from './tetos.ts';
import { valores } from './valores.ts';
import { verba } from './verba.ts';

/** Every dataset, in menu order. */
export const datasets: readonly Dataset[] = [
  servidores,
  estagiarios,
  terceirizados,
  padrao,
  diarias,
  valores,
  verba,
  tetos,
  contratos,
  aditivos,
  fiscais,
  documentos,
  licitacao,
  licitItens,
  participantes,
  licitDocumentos,
  atas,
  ataItens,
  chamamentos,
  pca,
  covidLicitacao,
  covidContratos,
  sancionados,
  licitantes,
  inidoneas,
  obras,
  planilha,
  medicoes,
  paralisacoes,
  fotos,
  convenio,
  recebidas,
  realizadas,
  acordos,
  atos,
  relacoes,
];
