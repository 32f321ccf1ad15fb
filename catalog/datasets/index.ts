import type { Dataset } from '../dataset.ts';
import { acordos } from './acordos.ts';
import { aditivos } from './aditivos.ts';
import { ataItens } from './ataItens.ts';
import { atas } from './atas.ts';
import { atos } from './atos.ts';
import { beneficiarios } from './beneficiarios.ts';
import { chamamentos } from './chamamentos.ts';
import { classificadas } from './classificadas.ts';
import { contratos } from './contratos.ts';
import { convenio } from './convenio.ts';
import { covidContratos } from './covidContratos.ts';
import { covidDespesa } from './covidDespesa.ts';
import { covidLicitacao } from './covidLicitacao.ts';
import { desclassificadas } from './desclassificadas.ts';
import { diarias } from './diarias.ts';
import { divida } from './divida.ts';
import { documentos } from './documentos.ts';
import { duodecimos } from './duodecimos.ts';
import { emendas } from './emendas.ts';
import { empenhoEventos } from './empenhoEventos.ts';
import { empenhoItens } from './empenhoItens.ts';
import { empenhos } from './empenhos.ts';
import { estagiarios } from './estagiarios.ts';
import { execucao } from './execucao.ts';
import { fiscais } from './fiscais.ts';
import { fotos } from './fotos.ts';
import { inidoneas } from './inidoneas.ts';
import { licitacao } from './licitacao.ts';
import { licitantes } from './licitantes.ts';
import { licitDocumentos } from './licitDocumentos.ts';
import { licitItens } from './licitItens.ts';
import { liquidacoes } from './liquidacoes.ts';
import { medicoes } from './medicoes.ts';
import { obras } from './obras.ts';
import { orcamento } from './orcamento.ts';
import { ordem } from './ordem.ts';
import { padrao } from './padrao.ts';
import { pagamentos } from './pagamentos.ts';
import { paralisacoes } from './paralisacoes.ts';
import { participantes } from './participantes.ts';
import { planilha } from './planilha.ts';
import { plano } from './plano.ts';
import { previstas } from './previstas.ts';
import { realizadas } from './realizadas.ts';
import { recebidas } from './recebidas.ts';
import { receitas } from './receitas.ts';
import { relacoes } from './relacoes.ts';
import { renuncias } from './renuncias.ts';
import { rppagos } from './rppagos.ts';
import { sancionados } from './sancionados.ts';
import { servidores } from './servidores.ts';
import { terceirizados } from './terceirizados.ts';
import { tetos } from './tetos.ts';
import { valores } from './valores.ts';
import { verba } from './verba.ts';

/** Every dataset, in menu order. */
export const datasets: readonly Dataset[] = [
  orcamento,
  empenhos,
  empenhoItens,
  empenhoEventos,
  liquidacoes,
  pagamentos,
  ordem,
  rppagos,
  covidDespesa,
  receitas,
  previstas,
  duodecimos,
  emendas,
  execucao,
  renuncias,
  beneficiarios,
  divida,
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
  plano,
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
  classificadas,
  desclassificadas,
];
