import type { Dataset } from '../dataset.ts';
import { withParents } from '../list/part.ts';
import { acesso } from './acesso.ts';
import { acordos } from './acordos.ts';
import { aditivos } from './aditivos.ts';
import { anexos } from './anexos.ts';
import { aprovados } from './aprovados.ts';
import { ataItens } from './ataItens.ts';
import { atas } from './atas.ts';
import { atos } from './atos.ts';
import { beneficiarios } from './beneficiarios.ts';
import { chamamentos } from './chamamentos.ts';
import { classificadas } from './classificadas.ts';
import { concursoAtos } from './concursoAtos.ts';
import { concursos } from './concursos.ts';
import { conselheiros } from './conselheiros.ts';
import { conselhoDocumentos } from './conselhoDocumentos.ts';
import { conselhos } from './conselhos.ts';
import { contratos } from './contratos.ts';
import { convenio } from './convenio.ts';
import { covidContratos } from './covidContratos.ts';
import { covidDespesa } from './covidDespesa.ts';
import { covidLicitacao } from './covidLicitacao.ts';
import { creche } from './creche.ts';
import { crecheCriterios } from './crecheCriterios.ts';
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
import { estoque } from './estoque.ts';
import { execucao } from './execucao.ts';
import { fiscais } from './fiscais.ts';
import { fotos } from './fotos.ts';
import { incentivos } from './incentivos.ts';
import { inidoneas } from './inidoneas.ts';
import { licitacao } from './licitacao.ts';
import { licitantes } from './licitantes.ts';
import { licitDocumentos } from './licitDocumentos.ts';
import { licitItens } from './licitItens.ts';
import { liquidacoes } from './liquidacoes.ts';
import { medicamentos } from './medicamentos.ts';
import { medicoes } from './medicoes.ts';
import { obras } from './obras.ts';
import { orcamento } from './orcamento.ts';
import { ordem } from './ordem.ts';
import { padrao } from './padrao.ts';
import { pagamentos } from './pagamentos.ts';
import { paralisacoes } from './paralisacoes.ts';
import { participantes } from './participantes.ts';
import { pauta } from './pauta.ts';
import { planilha } from './planilha.ts';
import { plano } from './plano.ts';
import { presencas } from './presencas.ts';
import { previstas } from './previstas.ts';
import { profissionais } from './profissionais.ts';
import { proposicoes } from './proposicoes.ts';
import { realizadas } from './realizadas.ts';
import { recebidas } from './recebidas.ts';
import { receitas } from './receitas.ts';
import { regulacao } from './regulacao.ts';
import { regulacaoCriterios } from './regulacaoCriterios.ts';
import { relacoes } from './relacoes.ts';
import { renuncias } from './renuncias.ts';
import { rppagos } from './rppagos.ts';
import { sancionados } from './sancionados.ts';
import { servidores } from './servidores.ts';
import { sessoes } from './sessoes.ts';
import { terceirizados } from './terceirizados.ts';
import { tetos } from './tetos.ts';
import { tramitacoes } from './tramitacoes.ts';
import { unidades } from './unidades.ts';
import { valores } from './valores.ts';
import { verba } from './verba.ts';
import { vereadores } from './vereadores.ts';
import { votacoes } from './votacoes.ts';
import { votos } from './votos.ts';

/** Every dataset, in menu order. */
export const datasets: readonly Dataset[] = withParents([
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
  incentivos,
  divida,
  servidores,
  estagiarios,
  terceirizados,
  padrao,
  diarias,
  valores,
  verba,
  tetos,
  concursos,
  concursoAtos,
  aprovados,
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
  proposicoes,
  tramitacoes,
  anexos,
  sessoes,
  pauta,
  presencas,
  votacoes,
  votos,
  vereadores,
  obras,
  planilha,
  medicoes,
  paralisacoes,
  fotos,
  unidades,
  profissionais,
  regulacao,
  regulacaoCriterios,
  medicamentos,
  acesso,
  estoque,
  creche,
  crecheCriterios,
  conselhos,
  conselheiros,
  conselhoDocumentos,
  convenio,
  recebidas,
  realizadas,
  acordos,
  atos,
  relacoes,
  classificadas,
  desclassificadas,
]);
